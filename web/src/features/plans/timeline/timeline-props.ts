import type { Span } from '@shiptime/domain/plans/missions';
import type { Tick } from '@shiptime/domain/plans/ticks';
import type { FleetLoad } from './draw/load-footer.tsx';
import type { SelectableDensity, TimelineLane } from './lanes.ts';
import type { TimelineEditing } from './drag/use-bar-shift.ts';
import type { TimelineHandle } from './timeline-handle.ts';
import type { TimelineZoom } from './viewport/zoom.ts';

export type TimelineProps = {
  readonly label: string;
  readonly lanes: readonly TimelineLane[];
  readonly whole: Span;
  readonly year: Span;
  readonly today: Tick | null;
  readonly zoom: TimelineZoom;
  readonly onZoom?: (zoom: TimelineZoom) => void;
  readonly alone?: boolean;
  readonly density?: SelectableDensity;
  readonly fills?: boolean;
  readonly fleet?: FleetLoad | null;
  readonly openId: number | null;
  readonly onOpen: (id: number) => void;
  /**
   * Called when a bar is opened by keyboard, to move focus to the panel.
   */
  readonly onEnter?: (id: number) => void;
  readonly selected?: ReadonlySet<number>;
  readonly onSelect?: (id: number) => void;
  readonly onUnschedule?: (ids: readonly number[]) => void;
  readonly editing?: TimelineEditing | undefined;
  readonly handle?: TimelineHandle;
};
