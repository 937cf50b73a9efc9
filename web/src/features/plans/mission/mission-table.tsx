import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countUnresolvedConflicts } from '@shiptime/domain/plans/conflicts/conflict';
import { sortMissions, type Mission, occupiedDays, renumberByOrder } from '@shiptime/domain/plans/missions';
import { useFormat } from '#lib/format.ts';
import { type TableColumn, Table } from '#ui/table.tsx';
import { NonBreakingDates } from '#ui/non-breaking-dates.tsx';
import { ConflictCounts } from '../conflicts/conflict-counts.tsx';
import { TextButton } from '../text-button.tsx';
import { Stack } from '#ui/stack.tsx';
import { portNamesOf } from '../edited-plan/port-names-of.ts';
import { useCheckedPlans, useSchedulerModel } from '../edited-plan/scheduler-model.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { api } from '#lib/api-client.ts';
import { Button } from '#ui/button.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { UserText } from '#ui/user-text.tsx';

const Renumber = () => {
  const { t } = useTranslation('scheduler');
  const { plan, editor, reload, readOnly } = useSchedulerModel();
  const { missions } = useCheckedPlans();
  const renew = () => Promise.all([editor.refresh(), reload()]);
  const task = useApiMutation(
    'change_missions',
    {
      mutationFn: async () => {
        await editor.saveNow();
        await api.post(`/vessel_plans/${plan.id}/missions/renumber`);
      },
      onSuccess: async () => {
        await renew();
        snackbar.success(t('renumber.done'));
      },
      onError: () => void renew(),
    },
    snackbar.error,
  );
  if (readOnly || renumberByOrder(missions).size === 0) return null;
  return (
    <Button small pending={task.pending} onPress={() => void task.run()}>
      {t('renumber.button')}
    </Button>
  );
};

const useColumns = (onOpen: (id: number) => void): readonly TableColumn<Mission>[] => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { number } = useFormat();
  const { conflicts, words, voyages } = useCheckedPlans();
  const wrong = (mission: Mission) =>
    countUnresolvedConflicts(conflicts.filter(({ mission_ids }) => mission_ids.includes(mission.id)));
  return [
    { key: 'number', header: tp('fields.number.label'), align: 'end', cell: (row) => row.number },
    {
      key: 'title',
      header: tp('fields.title.label'),
      isRowHeader: true,
      cell: (row) => {
        const mate = voyages.mates.get(row.id)?.mission;
        return (
          <>
            <TextButton onPress={() => onOpen(row.id)}>
              <UserText text={row.title} />
            </TextButton>
            {mate && <div>{words.together(mate)}</div>}
          </>
        );
      },
    },
    {
      key: 'start',
      header: tp('fields.start_date.label'),
      cell: (row) =>
        row.start_date === null ? (
          t('mission.unscheduled')
        ) : (
          <NonBreakingDates text={words.speaker.moment(row.start_date, row.start_fraction)} />
        ),
    },
    {
      key: 'end',
      header: tp('fields.end_date.label'),
      cell: (row) => <NonBreakingDates text={words.end(row) ?? '–'} />,
    },
    { key: 'days', header: t('mission.days'), align: 'end', cell: (row) => number(occupiedDays(row)) },
    {
      key: 'ports',
      header: t('mission.ports'),
      cell: (row) => t('mission.ports_of', portNamesOf(row, { words, mates: voyages.mates, none: '–' })),
    },
    {
      key: 'berths',
      header: tp('fields.approved_berths.label'),
      align: 'end',
      cell: ({ approved_berths: approved, guest_berths: guests = 0 }) =>
        [approved === null ? '–' : number(approved), ...(guests > 0 ? [number(guests)] : [])].join(' + '),
    },
    {
      key: 'conflicts',
      header: t('list.conflicts'),
      cell: (row) => <ConflictCounts counts={wrong(row)} />,
    },
  ];
};

type MissionRowsProps = {
  readonly missions: readonly Mission[];
  readonly onOpen: (id: number) => void;
};

export const MissionRows = ({ missions, onOpen }: MissionRowsProps) => {
  const { t } = useTranslation('scheduler');
  const rows = useMemo(() => sortMissions(missions), [missions]);
  return (
    <Table
      caption={t('table.caption')}
      columns={useColumns(onOpen)}
      rows={rows}
      rowKey={({ id }) => id}
      empty={t('table.none')}
    />
  );
};

export const MissionTable = ({ onOpen }: { onOpen: (id: number) => void }) => (
  <Stack>
    <Renumber />
    <MissionRows missions={useCheckedPlans().missions} onOpen={onOpen} />
  </Stack>
);
