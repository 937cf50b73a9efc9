import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SharedVoyageFound } from '@shiptime/domain/plans/wire/together';
import { QueryView } from '#ui/query-view.tsx';
import { Stack } from '#ui/stack.tsx';
import { useEditing } from '../model/scheduler-model.ts';
import { SharedVoyageCard } from './shared-voyage-card.tsx';
import { sharedVoyagesQuery } from '#features/applications/shared-voyages.ts';

const keyOf = ({ ship_time_requests }: SharedVoyageFound): string =>
  ship_time_requests.map(({ id }) => id).join(' ');

/** Applications that could share a voyage on one of the ships that are open: found, explained, and proposed from here. */
export const SailingTogether = () => {
  const { t } = useTranslation('together');
  const { plans } = useEditing();
  const vessels = new Set(plans.map(({ vessel_id }) => vessel_id));
  const query = useQuery(sharedVoyagesQuery(plans[0]?.fiscal_year_id));
  return (
    <QueryView query={query}>
      {(found) => {
        const shown = found.filter(({ vessel_id }) => vessels.has(vessel_id));
        if (shown.length === 0) return <p>{t('none')}</p>;
        return (
          <Stack>
            <p>{t('lead')}</p>
            {shown.map((voyage) => (
              <SharedVoyageCard key={keyOf(voyage)} voyage={voyage} />
            ))}
          </Stack>
        );
      }}
    </QueryView>
  );
};
