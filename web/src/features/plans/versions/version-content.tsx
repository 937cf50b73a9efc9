import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { indexSharedMissions } from '@shiptime/domain/plans/shared-voyages/shared-missions';
import type { PlanSnapshot, SnapshotMission } from '@shiptime/domain/plans/versions/snapshot';
import { occupiedDays } from '@shiptime/domain/plans/missions';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { Section } from '#ui/section.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { UserText } from '#ui/user-text.tsx';
import { NonBreakingDates } from '#ui/non-breaking-dates.tsx';
import { TitleWithPartner } from '../title-with-partner.tsx';
import { ReadOnlyTimeline } from './read-only-timeline.tsx';
import { useSnapshotTexts } from './use-snapshot-texts.ts';
import { versionLane } from './version-lanes.ts';

const useColumns = (
  snapshot: PlanSnapshot,
  words: ReturnType<typeof useSnapshotTexts>,
): readonly TableColumn<SnapshotMission>[] => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { number } = useFormat();
  const mates = useMemo(() => indexSharedMissions(snapshot.missions), [snapshot]);
  return [
    { key: 'number', header: tp('fields.number.label'), align: 'end', cell: (row) => row.number },
    {
      key: 'title',
      header: tp('fields.title.label'),
      isRowHeader: true,
      cell: (row) => <TitleWithPartner title={row.title} mate={mates.get(row.id)?.mission.title} />,
    },
    {
      key: 'dates',
      header: t('mission.dates'),
      cell: (row) => <NonBreakingDates text={words.dates(row) ?? t('mission.unscheduled')} />,
    },
    { key: 'days', header: t('mission.days'), align: 'end', cell: (row) => number(occupiedDays(row)) },
    {
      key: 'proponent',
      header: tp('fields.primary_proponent.label'),
      cell: (row) => row.primary_proponent ?? '–',
    },
    {
      key: 'notes',
      header: tp('fields.notes.label'),
      cell: (row) => (row.notes ? <UserText text={row.notes} /> : '–'),
    },
  ];
};

export const VersionContent = ({ snapshot }: { snapshot: PlanSnapshot }) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const language = useLanguage();
  const [openId, setOpenId] = useState<number | null>(null);
  const snapshots = useMemo(() => [snapshot], [snapshot]);
  const words = useSnapshotTexts(snapshots);
  const lanes = useMemo(
    () => [
      versionLane(snapshot, snapshot.vessel_id, nameInLanguage(language, snapshot.names.vessel), words.lane),
    ],
    [snapshot, language, words],
  );
  const columns = useColumns(snapshot, words);
  return (
    <>
      <ReadOnlyTimeline
        label={t('timeline.label', {
          vessel: nameInLanguage(language, snapshot.names.vessel),
          year: snapshot.names.fiscal_year.name,
        })}
        lanes={lanes}
        fiscalYear={snapshot.names.fiscal_year}
        missions={snapshot.missions}
        openId={openId}
        onOpen={setOpenId}
      />
      <Section title={t('table.caption')}>
        <Table
          caption={t('table.caption')}
          columns={columns}
          rows={snapshot.missions}
          rowKey={({ id }) => id}
          empty={t('table.none')}
        />
      </Section>
      {snapshot.notes && (
        <Section title={tp('fields.notes.label')}>
          <p>
            <UserText text={snapshot.notes} />
          </p>
        </Section>
      )}
    </>
  );
};
