import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { occupiedSpan, type Span } from '@shiptime/domain/plans/missions';
import type { Tick } from '@shiptime/domain/plans/ticks';
import { Button } from '#ui/button.tsx';
import { ZoomSlider } from '../timeline/tools/zoom-slider.tsx';
import { useArrangedLanes } from '../timeline-view/use-arranged-lanes.ts';
import { useTimelineLoads } from '../timeline-view/use-timeline-loads.ts';
import { useTimelineView } from '../timeline-view/use-timeline-view.ts';
import type { TimelineLayer } from '../timeline-view/timeline-view.ts';
import { restoreFocusToMission } from '../timeline/drag/restore-focus.ts';
import { Minimap } from '../timeline/tools/minimap.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import type { SelectableDensity, TimelineLane } from '../timeline/lanes.ts';
import type { TimelineHandle } from '../timeline/timeline-handle.ts';
import { TimelinePaging } from '../timeline/tools/zoom-tools.tsx';
import type { TimelineZoom } from '../timeline/viewport/zoom.ts';
import { useTodayTick } from '../use-today.ts';
import { useEditingModel, useCheckedPlans } from '../edited-plan/scheduler-model.ts';
import { spanWithBars, yearSpan } from '../timeline-view/timeline-lane.ts';
import styles from './mission-timeline.module.css';
import { useMissionLanes } from './use-mission-lanes.ts';
import { type TransferHandlers, useTimelineEditing } from './use-timeline-editing.ts';

type MissionTimelineProps = {
  readonly label: string;
  readonly alone?: boolean;
  readonly density?: SelectableDensity;
  readonly fills?: boolean;
  readonly zoom: TimelineZoom;
  readonly onZoom: (zoom: TimelineZoom) => void;
  readonly handle: TimelineHandle;
  readonly openId: number | null;
  readonly windowOf: number | null;
  readonly onOpen: (id: number) => void;
  readonly onEnter: (id: number) => void;
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (id: number) => void;
  readonly transfers?: TransferHandlers;
};

const noLayers = { layers: new Set<TimelineLayer>(), weekly: false };

const spanOfAll = (lanes: readonly TimelineLane[]): Span | null => {
  const spans = lanes.flatMap(({ bars }) => bars);
  if (spans.length === 0) return null;
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
};

const useSpans = (lanes: readonly TimelineLane[], today: Tick) => {
  const { plans } = useEditingModel();
  const { missions } = useCheckedPlans();
  const beside = useMemo(
    () => lanes.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'beside')),
    [lanes],
  );
  const fiscalYear = plans[0]?.fiscal_year;
  const year = useMemo(
    () => (fiscalYear ? yearSpan(fiscalYear) : { start: today, end: today }),
    [fiscalYear, today],
  );
  const whole = useMemo(
    () => spanWithBars(year, [...missions.flatMap((mission) => occupiedSpan(mission) ?? []), ...beside]),
    [year, missions, beside],
  );
  return { year, whole };
};

type OverviewProps = Pick<MissionTimelineProps, 'zoom' | 'onZoom' | 'handle'> & {
  readonly lanes: readonly TimelineLane[];
  readonly whole: Span;
  readonly today: Tick;
};

const Overview = ({ lanes, whole, today, zoom, onZoom, handle }: OverviewProps) => {
  const { t } = useTranslation('scheduler');
  const all = useMemo(() => spanOfAll(lanes), [lanes]);
  return (
    <div className={styles['overview']} data-no-print>
      <TimelinePaging handle={handle} />
      <Minimap lanes={lanes} whole={whole} today={today} handle={handle} />
      <ZoomSlider zoom={zoom} whole={whole} onZoom={onZoom} />
      <Button small variant="quiet" onPress={() => handle.show(all, onZoom)}>
        {t('room.fit')}
      </Button>
    </div>
  );
};

export const MissionTimeline = ({ alone = false, transfers, windowOf, ...props }: MissionTimelineProps) => {
  const { editor, readOnly } = useEditingModel();
  const { view, categories, baseline } = useTimelineView();
  const isCompact = props.density === 'compact' && !alone;
  const loads = useTimelineLoads(isCompact ? noLayers : view);

  const own = useMissionLanes(
    windowOf,
    categories,
    isCompact ? { ...view, ...noLayers } : view,
    loads,
    baseline,
  );
  const lanes = useArrangedLanes(own, view);
  const editing = useTimelineEditing(lanes, transfers);
  const today = useTodayTick();
  const { year, whole } = useSpans(lanes, today);
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
          restoreFocusToMission(ids[0]);
        },
      })}
    />
  );
  if (!props.fills) return timeline;
  const { zoom, onZoom, handle } = props;
  return (
    <div className={styles['room']}>
      <Overview {...{ lanes, whole, today, zoom, onZoom, handle }} />
      {timeline}
    </div>
  );
};
