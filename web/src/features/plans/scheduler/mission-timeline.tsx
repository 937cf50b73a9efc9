import { useMemo } from 'react';
import { occupiedSpan } from '@shiptime/domain/plans/missions';
import { goOnAtMission } from '../timeline/go-on.ts';
import { Timeline } from '../timeline/timeline.tsx';
import type { TimelineHandle } from '../timeline/timeline-handle.ts';
import type { Zoom } from '../timeline/zoom.ts';
import { useToday } from '../use-today.ts';
import { useEditing, useOutlook } from './scheduler-model.ts';
import { wholeSpan, yearSpan } from './timeline-lane.ts';
import { useMissionLanes } from './use-mission-lanes.ts';
import { type Transfers, useTimelineEditing } from './use-timeline-editing.ts';

type MissionTimelineProps = {
  readonly label: string;
  /** One vessel, named elsewhere on the page: its lane has the whole width. */
  readonly alone?: boolean;
  readonly fills?: boolean;
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly handle: TimelineHandle;
  readonly openId: number | null;
  /** The mission whose windows are shown: the opened one, or one on its way here. */
  readonly windowOf: number | null;
  readonly onOpen: (id: number) => void;
  readonly onEnter: (id: number) => void;
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (id: number) => void;
  readonly transfers?: Transfers;
};

/** The year of one vessel or of many, with everything that takes their time. */
export const MissionTimeline = ({ alone = false, transfers, windowOf, ...props }: MissionTimelineProps) => {
  const { plans, editor, readOnly } = useEditing();
  const { missions } = useOutlook();
  const lanes = useMissionLanes(windowOf);
  const beside = useMemo(
    () => lanes.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'beside')),
    [lanes],
  );
  const editing = useTimelineEditing(transfers);
  const today = useToday();
  const fiscalYear = plans[0]?.fiscal_year;
  const year = useMemo(
    () => (fiscalYear ? yearSpan(fiscalYear) : { start: today, end: today }),
    [fiscalYear, today],
  );
  const whole = useMemo(
    () => wholeSpan(year, [...missions.flatMap((mission) => occupiedSpan(mission) ?? []), ...beside]),
    [year, missions, beside],
  );
  return (
    <Timeline
      {...props}
      lanes={lanes}
      whole={whole}
      year={year}
      today={today}
      alone={alone}
      editing={editing}
      {...(!readOnly && {
        onUnschedule: (ids: readonly number[]) => {
          editor.perform({ type: 'unschedule', mission_ids: ids });
          goOnAtMission(ids[0]);
        },
      })}
    />
  );
};
