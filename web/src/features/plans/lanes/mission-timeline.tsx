import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { occupiedSpan } from '@shiptime/domain/plans/missions';
import { Button } from '#ui/button.tsx';
import { ClosenessSlider } from '../timeline/tools/closeness-slider.tsx';
import { useArrangement } from '../looks/use-arrangement.ts';
import { useLoads } from '../looks/use-loads.ts';
import { useView } from '../looks/use-view.ts';
import { goOnAtMission } from '../timeline/moving/go-on.ts';
import { Minimap } from '../timeline/tools/minimap.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import type { TimelineHandle } from '../timeline/timeline-handle.ts';
import { Paging } from '../timeline/tools/zoom-tools.tsx';
import type { Zoom } from '../timeline/viewport/zoom.ts';
import { useToday } from '../use-today.ts';
import { useEditing, useOutlook } from '../model/scheduler-model.ts';
import { wholeSpan, yearSpan } from '../looks/timeline-lane.ts';
import styles from './mission-timeline.module.css';
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
  const { t } = useTranslation('scheduler');
  const { plans, editor, readOnly } = useEditing();
  const { missions } = useOutlook();
  const { view, categories, baseline } = useView();
  const loads = useLoads(view);
  const own = useMissionLanes(windowOf, categories, view, loads, baseline);
  const lanes = useArrangement(own, view);
  const beside = useMemo(
    () => lanes.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'beside')),
    [lanes],
  );
  const all = useMemo(() => {
    const spans = lanes.flatMap(({ bars }) => bars);
    if (spans.length === 0) return null;
    return {
      start: Math.min(...spans.map(({ start }) => start)),
      end: Math.max(...spans.map(({ end }) => end)),
    };
  }, [lanes]);
  const editing = useTimelineEditing(lanes, transfers);
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
  const timeline = (
    <Timeline
      {...props}
      lanes={lanes}
      whole={whole}
      year={year}
      today={today}
      alone={alone}
      editing={editing}
      fleet={loads?.fleet ?? null}
      {...(!readOnly && {
        onUnschedule: (ids: readonly number[]) => {
          editor.perform({ type: 'unschedule', mission_ids: ids });
          goOnAtMission(ids[0]);
        },
      })}
    />
  );
  if (!props.fills) return timeline;
  return (
    <div className={styles['room']}>
      <div className={styles['overview']} data-no-print>
        <Paging handle={props.handle} />
        <Minimap lanes={lanes} whole={whole} today={today} handle={props.handle} />
        <ClosenessSlider zoom={props.zoom} whole={whole} onZoom={props.onZoom} />
        <Button small variant="quiet" onPress={() => props.handle.show(all, props.onZoom)}>
          {t('room.fit')}
        </Button>
      </div>
      {timeline}
    </div>
  );
};
