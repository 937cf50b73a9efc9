import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reportDayFields } from '@shiptime/domain/plans/voyage-report';
import type { VoyageReport } from '@shiptime/domain/plans/wire/voyage-report';
import { DescriptionList } from '#ui/description-list.tsx';
import { Stack } from '#ui/stack.tsx';
import { stationsQuery } from '../application-api.ts';
import { VisitedStations } from './visited-stations.tsx';
import { useReportLabels } from './use-report-labels.ts';
import styles from './report.module.css';

const texts = ['difference_reason', 'went_well', 'next_time'] as const;

export const ReadOnlyReport = ({ report }: { report: VoyageReport }) => {
  const { t } = useTranslation('application_form');
  const { labelOf, days } = useReportLabels();
  const { data: stations = [] } = useQuery(stationsQuery(report.id));
  const planned = { key: 'planned_days', term: t('report.planned'), value: days(report.planned_days ?? 0) };
  return (
    <Stack roomy>
      <DescriptionList
        items={[
          planned,
          ...reportDayFields.map((field) => {
            const value = report[field];
            return { key: field, term: labelOf(field), value: value === null ? null : days(value) };
          }),
          ...texts.map((field) => ({
            key: field,
            term: labelOf(field),
            value: report[field] && <span className={styles['text']}>{report[field]}</span>,
          })),
        ]}
      />
      {stations.length > 0 && (
        <VisitedStations stations={stations} done={report.done_station_ids} onChange={null} />
      )}
    </Stack>
  );
};
