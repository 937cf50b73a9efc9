import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { Notice } from '#ui/notice.tsx';
import { countOperations } from '@shiptime/domain/applications/operations';
import { countDistinctPositions } from '@shiptime/domain/applications/stations';
import type { StationsReadResult } from './read-result.ts';
import type { StationImportControls } from './use-station-import.ts';

type Props = {
  readonly given: Pick<StationImportControls, 'isTooMany' | 'visits' | 'setVisits'>;
  readonly rehearsal: StationsReadResult;
};

export const StationImportSummary = ({ given: { isTooMany, visits, setVisits }, rehearsal }: Props) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const { rows, problems, warnings, stations, returning } = rehearsal;
  if (rows.length === 0) return null;
  const places = countDistinctPositions(stations);
  const operations = countOperations(stations);
  const hasShared = places < operations;
  return (
    <>
      <p aria-live="polite">
        {problems.length > 0 && t('application_form:stations.preview_problems', { count: problems.length })}
        {problems.length === 0 &&
          !isTooMany &&
          t('application_form:stations.preview_fine', { count: stations.length })}
        {hasShared && ` ${t('application_form:stations.operations', { places, operations })}`}
      </p>
      {returning.length > 0 && (
        <Notice tone="warning">
          <p>{t(`application_form:stations.returning_${visits}`, { count: returning.length })}</p>
          <Checkbox
            label={t('application_form:stations.visits_apart')}
            value={visits === 'apart'}
            onChange={(isApart) => setVisits(isApart ? 'apart' : 'together')}
          />
        </Notice>
      )}
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
