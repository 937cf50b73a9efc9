import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { conflictsOf } from '@shiptime/domain/plans/conflicts/board';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import { resize } from '@shiptime/domain/plans/mission-changes';
import { endDate, isScheduled, type Mission, occupiedSpan } from '@shiptime/domain/plans/missions';
import { move } from '@shiptime/domain/plans/mission-changes';
import { startOfTick } from '@shiptime/domain/plans/ticks';
import type { Preset } from '@shiptime/domain/plans/timeline/calendar';
import { snapTick } from '@shiptime/domain/plans/timeline/scale';
import { nameIn, useLanguage } from '../../../lib/i18n.ts';
import { useSearchNumber, useSetSearch } from '../../../lib/navigation.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Row } from '../../../ui/stack.tsx';
import { boardQuery } from '../api.ts';
import { overlapKey } from '../editing/savable.ts';
import { LevelChip } from '../list/level-chip.tsx';
import type { Shift } from '../timeline/shift.ts';
import { type Editing, Timeline } from '../timeline/timeline.tsx';
import { TimelineHandle } from '../timeline/timeline-handle.ts';
import { useToday } from '../use-today.ts';
import { MissionPanel } from './mission-panel.tsx';
import { usePlanWords } from './mission-words.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { SaveStatus } from './save-status.tsx';
import { useEditorView, useScheduler } from './scheduler-model.ts';
import { StepButtons } from './step-buttons.tsx';
import { barsOf, constraintBlocks, wholeSpan, yearSpan } from './timeline-lane.ts';
import { Toolbar } from './toolbar.tsx';
import { Unscheduled } from './unscheduled.tsx';
import { foreseen, useBoard } from './use-board.ts';
import styles from './scheduler.module.css';

const noConflicts: readonly Conflict[] = [];

const shiftedMission = (mission: Mission, { grip, ticks }: Shift): Mission =>
  grip === 'move' ? move(mission, ticks) : resize(mission, grip, ticks);

/** One vessel's plan, open: its timeline, what waits for a date, the chosen mission. */
export const Scheduler = () => {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { plan, editor, readOnly } = useScheduler();
  const { plan: state } = useEditorView();
  const facts = useQuery(boardQuery(plan.id));
  const board = useBoard(plan, state.missions, facts.data);
  const conflicts = useMemo(() => (board ? conflictsOf(board) : noConflicts), [board]);
  const words = usePlanWords(state.missions, plan.constraints);
  const [preset, setPreset] = useState<Preset>(() => (window.innerWidth < 700 ? 'quarter' : 'year'));
  const today = useToday();
  const [placing, setPlacing] = useState<number | null>(null);
  const [handle] = useState(() => new TimelineHandle());
  const openId = useSearchNumber('mission') ?? null;
  const setSearch = useSetSearch();
  const open = useCallback((id: number | null) => setSearch({ mission: id ?? undefined }), [setSearch]);

  useEffect(() => {
    const kept = facts.data?.kept.filter(({ code }) => code === 'overlap') ?? [];
    editor.setKept(new Set(kept.map((each) => overlapKey(each.mission_id, each.other_mission_id ?? 0))));
  }, [editor, facts.data]);

  const missionOf = (id: number) => state.missions.find((mission) => mission.id === id);
  const dates = useCallback(
    (mission: Mission): string =>
      t('dates', {
        start: words.speaker.moment(mission.start_date ?? '', mission.start_fraction),
        end: endDate(mission),
      }),
    [t, words],
  );
  const lane = useMemo(() => {
    const label = (mission: Mission) => {
      const own = conflicts.filter(
        ({ mission_ids, severity }) => severity !== 'info' && mission_ids.includes(mission.id),
      );
      return [`${mission.number}. ${mission.title}`, dates(mission), ...own.map(words.conflict)].join('. ');
    };
    return {
      id: plan.id,
      label: nameIn(language, plan.vessel),
      bars: barsOf(state.missions, conflicts, label),
      blocks: constraintBlocks(plan.constraints, ({ name, start_date, end_date }) =>
        t('timeline.constraint', { name, start: start_date, end: end_date }),
      ),
    };
  }, [plan, state.missions, conflicts, words, language, dates, t]);
  const lanes = useMemo(() => [lane], [lane]);
  const year = useMemo(() => yearSpan(plan.fiscal_year), [plan.fiscal_year]);
  const whole = useMemo(
    () =>
      wholeSpan(
        year,
        state.missions.flatMap((mission) => occupiedSpan(mission) ?? []),
      ),
    [year, state.missions],
  );

  const foresee = (changes: readonly Mission[]): readonly string[] =>
    board ? foreseen(board, changes).map(words.conflict) : [];
  const editing: Editing | undefined = readOnly
    ? undefined
    : {
        mayChange: (id) => missionOf(id) !== undefined,
        describe: (shift) => {
          const missions = shift.ids.flatMap((id) => missionOf(id) ?? []);
          const changed = missions.map((mission) => shiftedMission(mission, shift));
          const [first] = changed;
          const troubles = foresee(changed);
          const text = first
            ? t(shift.grip === 'move' ? 'timeline.held' : 'timeline.held_end', {
                dates: dates(first),
                days: words.speaker.days(first.operational_days),
              })
            : '';
          return { text: [text, ...troubles.slice(0, 2)].join(' '), isTrouble: troubles.length > 0 };
        },
        commit: ({ ids, grip, ticks }) => {
          const [id] = ids;
          if (grip === 'move') editor.perform({ type: 'move', mission_ids: ids, ticks });
          else if (id !== undefined) editor.perform({ type: 'resize', mission_id: id, edge: grip, ticks });
        },
      };
  const drop = (id: number, tick: number) => {
    editor.perform({ type: 'place', mission_id: id, start: startOfTick(snapTick(tick, 'day')) });
    open(id);
  };
  const opened = openId === null ? undefined : missionOf(openId);
  const placed = placing === null ? undefined : missionOf(placing);
  const vessel = nameIn(language, plan.vessel);
  return (
    <>
      <PageHeading
        title={vessel}
        documentTitle={t('title', { vessel, year: plan.fiscal_year.name })}
        lead={
          <Row>
            <span>{t('lead', { year: plan.fiscal_year.name })}</span>
            <LevelChip level={plan.review_level} />
          </Row>
        }
        actions={<StepButtons />}
      />
      <div className={styles['bar']}>
        <Toolbar preset={preset} onPreset={setPreset} handle={handle} />
        <SaveStatus />
      </div>
      <div className={styles['layout']}>
        <Unscheduled
          missions={state.missions.filter((mission) => !isScheduled(mission))}
          openId={openId}
          onOpen={open}
          onPlace={setPlacing}
          onDrop={drop}
          handle={handle}
        />
        <div className={styles['main']}>
          <Timeline
            label={t('timeline.label', { vessel, year: plan.fiscal_year.name })}
            lanes={lanes}
            whole={whole}
            year={year}
            today={today}
            preset={preset}
            openId={openId}
            onOpen={open}
            editing={editing}
            handle={handle}
            onUnschedule={
              readOnly ? () => undefined : (ids) => editor.perform({ type: 'unschedule', mission_ids: ids })
            }
          />
          {opened && (
            <MissionPanel
              mission={opened}
              conflicts={conflicts.filter(({ mission_ids }) => mission_ids.includes(opened.id))}
              words={words}
              onPlace={() => setPlacing(opened.id)}
              onClose={() => open(null)}
            />
          )}
        </div>
      </div>
      {placed && (
        <PlaceDialog
          mission={placed}
          onClose={() => setPlacing(null)}
          foresee={(mission) => foresee([mission])}
        />
      )}
    </>
  );
};
