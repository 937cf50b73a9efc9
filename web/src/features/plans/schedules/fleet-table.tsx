import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { occupiedDays } from '@shiptime/domain/plans/missions';
import type { ConflictCode } from '@shiptime/domain/plans/conflicts/conflict';
import { indexSharedMissions } from '@shiptime/domain/plans/shared-voyages/shared-missions';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { SnapshotMission } from '@shiptime/domain/plans/versions/snapshot';
import type { Language } from '@shiptime/domain/shared/text';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { type DataColumn, DataTable } from '#ui/data-table.tsx';
import { numberColumn, textColumn } from '#ui/text-column.tsx';
import { TitleWithPartner } from '../title-with-partner.tsx';
import { findKeptConflicts } from './mission-kept-conflicts.ts';

type FleetRow = {
  readonly vessel: string;
  readonly mission: SnapshotMission;
  readonly from: string;
  readonly to: string;
  readonly kept: readonly ConflictCode[];
  readonly mate: string | undefined;
};

const rowsOf = (fleet: FleetSnapshot, language: Language): readonly FleetRow[] =>
  fleet.plans.flatMap(({ snapshot }) => {
    const ports = new Map(snapshot.names.ports.map((port) => [port.id, nameInLanguage(language, port)]));
    const port = (id: number | null) => ports.get(id ?? 0) ?? '';
    const mates = indexSharedMissions(snapshot.missions);
    return snapshot.missions.map((mission) => ({
      vessel: nameInLanguage(language, snapshot.names.vessel),
      mission,
      from: port(mission.mobilization_port_id),
      to: port(mission.demobilization_port_id),
      kept: findKeptConflicts(snapshot, mission.id).map(({ code }) => code),
      mate: mates.get(mission.id)?.mission.title,
    }));
  });

const text = textColumn<FleetRow>;

const useColumns = (hasKept: boolean): readonly DataColumn<FleetRow>[] => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { number, list } = useFormat();
  return useMemo(
    () => [
      {
        ...text('mission', tp('fields.title.label'), ({ mission, mate }) =>
          [
            mission.title,
            mission.replanned && t('schedules.replanned'),
            mate && tp('together.with', { mission: mate }),
          ]
            .filter(Boolean)
            .join('. '),
        ),
        cell: ({ mission, mate }) => (
          <TitleWithPartner title={mission.title} mate={mate} replanned={mission.replanned} />
        ),
        isRowHeader: true,
      },
      text('voyage_number', tp('fields.voyage_number.label'), ({ mission }) => mission.voyage_number ?? ''),
      text('vessel', tp('fields.vessel_id.label'), ({ vessel }) => vessel),
      text('start', tp('fields.start_date.label'), ({ mission }) => mission.start_date ?? ''),
      text('end', tp('fields.end_date.label'), ({ mission }) => mission.end_date ?? ''),
      numberColumn<FleetRow>('days', t('mission.days'), ({ mission }) => occupiedDays(mission), number),
      text('from', tp('fields.mobilization_port_id.label'), ({ from }) => from),
      text('to', tp('fields.demobilization_port_id.label'), ({ to }) => to),
      text(
        'proponent',
        tp('fields.primary_proponent.label'),
        ({ mission }) => mission.primary_proponent ?? '',
      ),
      ...(hasKept
        ? [
            text('kept', tp('severities.kept'), ({ kept }) =>
              list(kept.map((code) => tp(`conflict_titles.${code}`))),
            ),
          ]
        : []),
    ],
    [t, tp, number, list, hasKept],
  );
};

export const FleetTable = ({ fleet }: { fleet: FleetSnapshot }) => {
  const { t } = useTranslation('scheduler');
  const { language } = useFormat();
  const rows = useMemo(() => rowsOf(fleet, language), [fleet, language]);
  const columns = useColumns(rows.some(({ kept }) => kept.length > 0));
  return (
    <DataTable
      caption={t('schedules.table', { year: fleet.fiscal_year.name })}
      columns={columns}
      rows={rows}
      rowKey={({ mission }) => mission.id}
      initialSort={{ key: 'start', direction: 'ascending' }}
      searchLabel={t('schedules.search')}
    />
  );
};
