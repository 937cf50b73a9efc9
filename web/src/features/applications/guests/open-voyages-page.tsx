import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayRange } from '@shiptime/domain/shared/day-words';
import type { OpenVoyage } from '@shiptime/domain/plans/wire/guests';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useSearchNumber, useSetSearch } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Select } from '#ui/select.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { UserText } from '#ui/user-text.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { AskForBerthsDialog } from './ask-for-berths-dialog.tsx';
import { openVoyagesQuery } from './berth-requests-api.ts';
import { useVoyageLabels } from './use-voyage-labels.ts';

const Joining = ({ voyage, onAsk }: { voyage: OpenVoyage; onAsk: (voyage: OpenVoyage) => void }) => {
  const { t } = useTranslation('guests');
  const about = (
    <VisuallyHidden>
      <UserText text={voyage.title} within={` – ${voyage.title}`} />
    </VisuallyHidden>
  );
  if (voyage.berth_request_id !== null)
    return (
      <LinkButton small href={paths.berthRequest(voyage.berth_request_id)}>
        {t('asked_link')}
        {about}
      </LinkButton>
    );
  return (
    voyage.can.ask && (
      <Button small onPress={() => onAsk(voyage)}>
        {t('go_ask')}
        {about}
      </Button>
    )
  );
};

const usePlaces = () => {
  const { language } = useFormat();
  const [ports, areas] = [useReferenceList('ports'), useReferenceList('project_areas')];
  const named = (rows: readonly Named[], ids: readonly (number | null)[]): string[] =>
    ids.flatMap((id) => rows.filter((each) => each.id === id).map((each) => nameInLanguage(language, each)));
  return {
    portsOf: (voyage: OpenVoyage) => [
      ...new Set(named(ports, [voyage.mobilization_port_id, voyage.demobilization_port_id])),
    ],
    areasOf: ({ project_area_ids }: OpenVoyage) => named(areas, project_area_ids),
  };
};
type Named = { readonly id: number; readonly name_en: string; readonly name_fr: string };

const useColumns = (ask: (voyage: OpenVoyage) => void): TableColumn<OpenVoyage>[] => {
  const { t } = useTranslation('guests');
  const { language, number, list } = useFormat();
  const { nameOf } = useVoyageLabels();
  const { portsOf, areasOf } = usePlaces();
  return [
    {
      key: 'voyage',
      header: t('voyage'),
      isRowHeader: true,
      cell: ({ id, title, voyage_number, fiscal_year_id: fiscalYearId }) => (
        <>
          <Link href={paths.shipSchedules({ fiscalYearId, mission: id })}>
            <UserText text={title} />
          </Link>{' '}
          {voyage_number}
        </>
      ),
    },
    { key: 'vessel', header: t('vessel'), cell: ({ vessel_id }) => nameOf(vessel_id) },
    {
      key: 'days',
      header: t('when'),
      cell: ({ start_date, end_date }) => formatDayRange(language, start_date, end_date),
    },
    { key: 'ports', header: t('ports'), cell: (voyage) => portsOf(voyage).join(' → ') || '–' },
    { key: 'areas', header: t('areas'), isSecondary: true, cell: (voyage) => list(areasOf(voyage)) || '–' },
    { key: 'spare', header: t('spare'), align: 'end', cell: ({ spare_berths }) => number(spare_berths) },
    {
      key: 'ask',
      isShort: true,
      header: '',
      label: t('go_ask'),
      onCard: 'bare',
      cell: (voyage) => <Joining voyage={voyage} onAsk={ask} />,
    },
  ];
};

const Voyages = ({ voyages }: { voyages: readonly OpenVoyage[] }) => {
  const { t } = useTranslation('guests');
  const setSearch = useSetSearch();
  const { nameOf } = useVoyageLabels();
  const vesselId = useSearchNumber('vessel');
  const askedFor = useSearchNumber('mission');
  const [asking, setAsking] = useState<OpenVoyage | null>(
    () => voyages.find(({ id, can }) => id === askedFor && can.ask) ?? null,
  );
  const columns = useColumns(setAsking);
  if (voyages.length === 0)
    return (
      <EmptyState title={t('none')} icon="ship">
        {t('none_hint')}
      </EmptyState>
    );
  const vessels = [...new Set(voyages.map(({ vessel_id }) => vessel_id))];
  return (
    <Stack>
      {vessels.length > 1 && (
        <Row>
          <Select
            label={t('vessel')}
            isFilter
            placeholder={t('every_vessel')}
            options={vessels.map((id) => ({ id, label: nameOf(id) }))}
            value={vesselId ?? null}
            onChange={(id) => setSearch({ vessel: id ?? undefined })}
          />
        </Row>
      )}
      <Table
        caption={t('title')}
        stacked
        columns={columns}
        rows={voyages.filter(({ vessel_id }) => vesselId === undefined || vessel_id === vesselId)}
        rowKey={({ id }) => id}
        empty={t('none_such')}
      />
      {asking && (
        <AskForBerthsDialog
          voyage={asking}
          onClose={() => {
            setAsking(null);
            setSearch({ mission: undefined });
          }}
        />
      )}
    </Stack>
  );
};

export const OpenVoyagesPage = () => {
  const { t } = useTranslation('guests');
  const query = useQuery(openVoyagesQuery);
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <QueryView query={query}>{(voyages) => <Voyages voyages={voyages} />}</QueryView>
    </>
  );
};
