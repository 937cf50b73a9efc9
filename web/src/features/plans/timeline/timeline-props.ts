import type { Span } from '@shiptime/domain/plans/missions';
import type { Tick } from '@shiptime/domain/plans/ticks';
import type { FleetLoad } from './drawing/load-footer.tsx';
import type { Density, TimelineLane } from './lanes.ts';
import type { Editing } from './moving/use-shifting.ts';
import type { TimelineHandle } from './timeline-handle.ts';
import type { Zoom } from './viewport/zoom.ts';

export type TimelineProps = {
  readonly label: string;
  readonly lanes: readonly TimelineLane[];
  /** From the left end to the right: the fiscal year and what reaches beyond it. */
  readonly whole: Span;
  readonly year: Span;
  readonly today: Tick | null;
  readonly zoom: Zoom;
  /** It can be looked at more closely by wheel, by pinch and by key. */
  readonly onZoom?: (zoom: Zoom) => void;
  /** One vessel, named elsewhere on the page: its lane has the whole width. */
  readonly alone?: boolean;
  readonly density?: Density;
  /** As high as the room that it stands in. */
  readonly fills?: boolean;
  /** Of all lanes together, at the foot. */
  readonly fleet?: FleetLoad | null;
  readonly openId: number | null;
  readonly onOpen: (id: number) => void;
  /** By key; the pointer opens without taking the focus along. */
  readonly onEnter?: (id: number) => void;
  readonly selected?: ReadonlySet<number>;
  readonly onSelect?: (id: number) => void;
  readonly onUnschedule?: (ids: readonly number[]) => void;
  readonly editing?: Editing | undefined;
  readonly handle?: TimelineHandle;
};
