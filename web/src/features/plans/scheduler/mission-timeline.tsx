import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { occupiedSpan } from '@shiptime/domain/plans/missions';
import type { Preset } from '@shiptime/domain/plans/timeline/calendar';
import { nameIn, useLanguage } from '../../../lib/i18n.ts';
import { Timeline } from '../timeline/timeline.tsx';
import type { TimelineHandle } from '../timeline/timeline-handle.ts';
import { useToday } from '../use-today.ts';
import { useOutlook, useScheduler } from './scheduler-model.ts';
import {
  barsOf,
  constraintBlocks,
  transitBlocks,
  windowBlocks,
  wholeSpan,
  yearSpan,
} from './timeline-lane.ts';
import { useTimelineEditing } from './use-timeline-editing.ts';

type MissionTimelineProps = {
  readonly preset: Preset;
  readonly handle: TimelineHandle;
  readonly openId: number | null;
  /** The mission whose windows are shown: the opened one, or one on its way here. */
  readonly windowOf: number | null;
  readonly onOpen: (id: number) => void;
  readonly onEnter: (id: number) => void;
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (id: number) => void;
};

/** The vessel's year with everything that takes its time. */
export const MissionTimeline = ({ windowOf, ...props }: MissionTimelineProps) => {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { plan, editor, readOnly } = useScheduler();
  const { missions, board, conflicts, words } = useOutlook();
  const editing = useTimelineEditing();
  const today = useToday();
  const vessel = nameIn(language, plan.vessel);
  const lane = useMemo(
    () => ({
      id: plan.id,
      label: vessel,
      bars: barsOf(
        missions,
        conflicts,
        (mission) => {
          const own = conflicts.filter(
            ({ mission_ids, severity }) => severity !== 'info' && mission_ids.includes(mission.id),
          );
          const title = `${mission.number}. ${mission.title}`;
          return [title, words.dates(mission), ...own.map(words.title)].filter(Boolean).join('. ');
        },
        words.bar,
      ),
      blocks: [
        ...constraintBlocks(plan.constraints, ({ name, start_date, end_date }) =>
          t('timeline.constraint', { name, start: start_date, end: end_date }),
        ),
        ...windowBlocks(
          missions.find(({ id }) => id === windowOf),
          board,
          {
            window: t('timeline.window'),
            preferred: t('timeline.preferred'),
          },
        ),
        ...transitBlocks(plan.id, board, ({ from, to, days, miles }) =>
          t('timeline.transit', {
            from: words.speaker.port(from),
            to: words.speaker.port(to),
            days: words.speaker.days(days),
            miles: Math.round(miles),
          }),
        ),
      ],
    }),
    [plan, vessel, missions, board, conflicts, words, t, windowOf],
  );
  const lanes = useMemo(() => [lane], [lane]);
  const year = useMemo(() => yearSpan(plan.fiscal_year), [plan.fiscal_year]);
  const whole = useMemo(
    () =>
      wholeSpan(
        year,
        missions.flatMap((mission) => occupiedSpan(mission) ?? []),
      ),
    [year, missions],
  );
  return (
    <Timeline
      {...props}
      label={t('timeline.label', { vessel, year: plan.fiscal_year.name })}
      lanes={lanes}
      whole={whole}
      year={year}
      today={today}
      alone
      editing={editing}
      {...(!readOnly && {
        onUnschedule: (ids: readonly number[]) => editor.perform({ type: 'unschedule', mission_ids: ids }),
      })}
    />
  );
};
