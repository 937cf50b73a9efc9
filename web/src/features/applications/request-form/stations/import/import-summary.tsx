import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/notice.tsx';
import { countPlaces } from '@shiptime/domain/applications/stations';
import type { Rehearsal } from './rehearsal.ts';

type Props = {
  readonly rehearsal: Rehearsal;
  readonly isTooMany: boolean;
};

export const ImportSummary = ({ rehearsal, isTooMany }: Props) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const { rows, problems, warnings, stations } = rehearsal;
  if (rows.length === 0) return null;
  const places = countPlaces(stations);
  const hasShared = places < stations.length;
  return (
    <>
      <p aria-live="polite">
        {problems.length > 0 && t('application_form:stations.preview_problems', { count: problems.length })}
        {problems.length === 0 &&
          !isTooMany &&
          t('application_form:stations.preview_fine', { count: stations.length })}
        {hasShared &&
          ` ${t('application_form:stations.operations', { places, operations: stations.length })}`}
      </p>
      {warnings
        .filter(({ row }) => row === null)
        .map(({ code, params }) => (
          <Notice key={code} tone="warning">
            {t(`applications:stations_file.warnings.${code}`, { ...params })}
          </Notice>
        ))}
    </>
  );
};
