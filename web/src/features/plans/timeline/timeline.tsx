import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { TimelineAxis, AxisLines } from './draw/axis.tsx';
import { LaneRow } from './draw/lane-row.tsx';
import { FleetLoadFooter } from './draw/load-footer.tsx';
import { YearAndTodayMarks } from './draw/marks.tsx';
import { heightOfLanes, roundScaleForNames } from './lanes.ts';
import { useTimelineInteraction } from './use-timeline-interaction.ts';
import type { TimelineProps } from './timeline-props.ts';
import { timelineId } from './tools/minimap.tsx';
import { useConnectTimelineHandle } from './use-connect-timeline-handle.ts';
import { type TimelineViewport, useTimelineViewport } from './viewport/use-viewport.ts';
import './draw/compact.css';
import './draw/hues.css';
import held from './draw/held.module.css';
import styles from './timeline.module.css';

export type { TimelineEditing } from './drag/use-bar-shift.ts';

const Head = ({ sight, today }: { readonly sight: TimelineViewport } & Pick<TimelineProps, 'today'>) => {
  const { t } = useTranslation('scheduler');
  const { whole, drawn, preset, pixelsPerDay, labelWidth } = sight;
  return (
    <div className={styles['head']} role="presentation" data-timeline-head>
      {labelWidth > 0 && (
        <div className={styles['corner']} aria-hidden="true">
          {t('timeline.vessels')}
        </div>
      )}
      <TimelineAxis whole={whole} window={drawn} preset={preset} pixelsPerDay={pixelsPerDay} today={today} />
    </div>
  );
};

type LanesProps = Pick<TimelineProps, 'year' | 'today' | 'openId'> & {
  readonly sight: TimelineViewport;
  readonly stop: number | null;
  readonly selected: ReadonlySet<number>;
  readonly landingRef: RefObject<HTMLDivElement | null>;
};

const Lanes = ({ sight, year, today, openId, stop, selected, landingRef }: LanesProps) => {
  const { whole, drawn, preset, placed, inView } = sight;
  return (
    <div className={styles['lanes']} role="presentation" data-lanes style={{ height: heightOfLanes(placed) }}>
      <AxisLines whole={whole} window={drawn} preset={preset} />
      <YearAndTodayMarks whole={whole} year={year} today={today} />
      {placed.slice(inView.first, inView.last).map((each, position) => (
        <LaneRow
          key={each.lane.id}
          placed={each}
          index={inView.first + position}
          whole={whole}
          tabStop={each.lane.bars.some(({ id }) => id === stop) ? stop : null}
          openId={each.lane.bars.some(({ id }) => id === openId) ? openId : null}
          selected={selected}
          namedFrom={drawn.start}
          namedTo={drawn.end}
          scale={roundScaleForNames(sight.pixelsPerDay)}
        />
      ))}
      <div ref={landingRef} className={held['landing']} hidden />
    </div>
  );
};

export const Timeline = (props: TimelineProps) => {
  const { label, lanes, whole, year, today, openId, editing, fleet } = props;
  const { alone = false, fills = false, density = 'comfortable' } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const landingRef = useRef<HTMLDivElement>(null);
  const sight = useTimelineViewport(frameRef, { ...props, onZoom: props.onZoom, alone, density });
  const { preset, look, labelWidth, pixelsPerDay } = sight;
  const { selected, stop, previewRef, spokenRef, handlers } = useTimelineInteraction(frameRef, sight, props);
  useConnectTimelineHandle(props.handle, frameRef, landingRef, sight);
  return (
    <div
      data-preset={preset}
      data-look={look}
      className={classNames(
        styles['timeline'],
        look === 'strip' && styles['strip'],
        alone && styles['alone'],
        fills && styles['fills'],
      )}
    >
      <div
        ref={frameRef}
        className={classNames(styles['frame'], !alone && !fills && styles['tall'])}
        onScroll={sight.onScroll}
      >
        <div
          role="grid"
          id={timelineId}
          tabIndex={-1}
          aria-label={label}
          aria-rowcount={lanes.length}
          aria-multiselectable={editing !== undefined}
          className={styles['content']}
          style={{ width: labelWidth + ((whole.end - whole.start) / 4) * pixelsPerDay }}
          {...handlers}
        >
          <Head sight={sight} today={today} />
          <Lanes {...{ sight, year, today, openId, stop, selected, landingRef }} />
          {fleet && (
            <FleetLoadFooter
              fleet={fleet}
              whole={whole}
              pixelsPerDay={pixelsPerDay}
              hasCorner={labelWidth > 0}
            />
          )}
        </div>
      </div>
      <div ref={previewRef} className={held['preview']} hidden />
      <VisuallyHidden>
        <output ref={spokenRef} aria-live="assertive" />
      </VisuallyHidden>
    </div>
  );
};
