import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { VoyageReportOfYear } from '@shiptime/domain/plans/wire/voyage-report';
import { useSearchNumber, useSearchText, useSetSearch } from '#lib/navigation.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { Select } from '#ui/select.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { useVesselName } from '../vessels/use-vessel-name.ts';
import { FiscalYearChoice, useChosenOrCurrentYear } from './fiscal-year-choice.tsx';
import { voyageReportsQuery } from './statistics/voyage-reports-api.ts';
import { ReportsByVesselTable, ReportsTable } from './statistics/voyage-reports-tables.tsx';

const states = ['due', 'submitted', 'closed'] as const;

const Reports = ({ rows }: { rows: readonly VoyageReportOfYear[] }) => {
  const { t } = useTranslation('statistics');
  const nameOf = useVesselName();
  const setSearch = useSetSearch();
  const vesselId = useSearchNumber('vessel');
  const asked = useSearchText('state');
  const state = states.find((each) => each === asked);
  if (rows.length === 0) return <EmptyState title={t('reports.none')} />;
  const vessels = [...new Set(rows.map(({ vessel_id }) => vessel_id))];
  const shown = rows.filter(
    (row) => (vesselId === undefined || row.vessel_id === vesselId) && (!state || row.state === state),
  );
  return (
    <>
      <Section title={t('reports.ships_title')}>
        <ReportsByVesselTable rows={rows} nameOf={nameOf} />
      </Section>
      <Section title={t('reports.list_title')}>
        <Stack>
          <Row>
            <Select
              label={t('reports.vessel')}
              isFilter
              placeholder={t('reports.every_vessel')}
              options={vessels.map((id) => ({ id, label: nameOf(id) }))}
              value={vesselId ?? null}
              onChange={(id) => setSearch({ vessel: id ?? undefined })}
            />
            <Select
              label={t('reports.state')}
              isFilter
              placeholder={t('reports.every_state')}
              options={states.map((id) => ({ id, label: t(`reports.states.${id}`) }))}
              value={state ?? null}
              onChange={(id) => setSearch({ state: id ?? undefined })}
            />
          </Row>
          <ReportsTable rows={shown} nameOf={nameOf} />
        </Stack>
      </Section>
    </>
  );
};

export const VoyageReportsPage = () => {
  const { t } = useTranslation('statistics');
  const year = useChosenOrCurrentYear();
  const reports = useQuery(voyageReportsQuery(year?.id));
  return (
    <>
      <PageHeading title={t('reports.title')} lead={t('reports.lead')} />
      <Row>
        <FiscalYearChoice year={year} />
      </Row>
      <QueryView query={reports}>{(rows) => <Reports rows={rows} />}</QueryView>
    </>
  );
};
