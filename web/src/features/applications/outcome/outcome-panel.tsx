import type { Application } from '@shiptime/domain/applications/wire/application';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { isArchived, isStatusId } from '@shiptime/domain/applications/lifecycle';
import { LoadingSignal } from '#ui/show-when-loaded.tsx';
import { loadTranslations } from '#lib/i18n.ts';
import { stationsQuery } from '../application-api.ts';
import { outcomeQuery } from './outcome-api.ts';

const loadDecided = async () => {
  const [{ DecisionSummary: Decided }] = await Promise.all([
    import('./decision-summary.tsx'),
    loadTranslations(['plans']),
  ]);
  return { default: Decided };
};
const Decided = lazy(loadDecided);

export const OutcomePanel = ({ application }: { application: Application }) => {
  const { id, status_id } = application;
  const isDecided = isStatusId(status_id) && isArchived(status_id);
  useQuery(outcomeQuery(id, isDecided));
  useQuery({ ...stationsQuery(id), enabled: isDecided });
  return (
    isDecided && (
      <Suspense fallback={<LoadingSignal />}>
        <Decided application={application} />
      </Suspense>
    )
  );
};
