import { type CSSProperties, memo, useContext } from 'react';
import type { Span } from '@shiptime/domain/plans/missions';
import type { Tick } from '@shiptime/domain/plans/ticks';
import { UserText } from '#ui/user-text.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { LaneToolsContext } from '../timeline-contexts.ts';
import { MissionBar } from './bar.tsx';
import { LaneBackground } from './lane-background.tsx';
import { leftPercentOf, percentOf, type LaneDensity, type PlacedLane, type TimelineBlock } from '../lanes.ts';
import { placeBarNames } from './name-places.ts';
import styles from '../timeline.module.css';
import kinds from './blocks.module.css';

// ARIA grid roles, because positioned elements cannot be a table.
const roles = {
  row: { role: 'row' },
  header: { role: 'rowheader' },
  cell: { role: 'gridcell' },
} as const;

type LaneRowProps = {
  readonly placed: PlacedLane;
  readonly index: number;
  readonly whole: Span;
  readonly tabStop: number | null;
  readonly openId: number | null;
  readonly selected: ReadonlySet<number>;
  readonly namedFrom: Tick;
  readonly namedTo: Tick;
  readonly scale: number;
};

const hasName = ({ kind, own }: TimelineBlock, look: LaneDensity): boolean =>
  kind === 'constraint' ||
  kind === 'beside' ||
  kind === 'ghost' ||
  (kind === 'baseline' && Boolean(own)) ||
  (look === 'alone' && (kind === 'transit' || kind === 'transit_short'));

/** Keeps the dates in parentheses together, so that a short bar shows all of them or none. */
const withWholeDates = (label: string): string =>
  label
    .replaceAll(/(?<=\d)-(?=\d)/g, '\u2011')
    .replace(/\([^()]*\)$/, (dates) => dates.replaceAll(' ', '\u00A0'));

type BlockProps = { readonly block: TimelineBlock; readonly whole: Span; readonly isNamed: boolean };

const Block = memo(({ block, whole, isNamed }: BlockProps) => {
  const spoken = block.kind === 'constraint' || block.kind === 'beside';
  return (
    <div
      {...(spoken ? { ...roles.cell, 'aria-label': block.label } : { 'aria-hidden': true })}
      title={block.label}
      data-constraint={block.constraint}
      className={classNames(styles['block'], kinds[block.kind])}
      style={{
        left: `${leftPercentOf(block.start, whole)}%`,
        width: `${percentOf(block.end - block.start, whole)}%`,
      }}
    >
      {block.kind === 'transit_short' && <Icon name="alert" size={14} />}
      {isNamed && (
        <span className={kinds['name']}>
          <UserText text={withWholeDates(block.own ?? '')} within={withWholeDates(block.label)} />
        </span>
      )}
    </div>
  );
});

/** Omits names outside the view, which would slow down zooming. */
const isNear = ({ start, end }: Span, { namedFrom, namedTo }: LaneRowProps): boolean =>
  start < namedTo && end > namedFrom;

export const LaneRow = memo((props: LaneRowProps) => {
  const { placed, index, whole, tabStop, openId, selected, scale } = props;
  const { lane, rows, top, height, inset, rowHeight, under } = placed;
  const toolsOf = useContext(LaneToolsContext);
  const names = placeBarNames(placed, whole, scale);
  return (
    <div
      {...roles.row}
      aria-rowindex={index + 1}
      className={classNames(styles['lane'], lane.isGroup && styles['group'])}
      style={{ top, height, '--under': `${under}px` } as CSSProperties}
    >
      <div {...roles.header} className={styles['vessel']}>
        {lane.href ? <Link href={lane.href}>{lane.label}</Link> : <span>{lane.label}</span>}
        {lane.detail && <span className={styles['detail']}>{lane.detail}</span>}
        {toolsOf && !lane.isGroup && (
          <div className={styles['tools']} data-no-print>
            {toolsOf(lane.id)}
          </div>
        )}
      </div>
      <div className={styles['track']} {...(!lane.isGroup && { 'data-lane': lane.id })}>
        {lane.blocks.map((block) => (
          <Block key={block.key} block={block} whole={whole} isNamed={hasName(block, placed.look)} />
        ))}
        <LaneBackground placed={placed} whole={whole} />
        {lane.bars.map((bar, position) => (
          <MissionBar
            key={bar.id}
            bar={bar}
            whole={whole}
            top={inset + (rows[position] ?? 0) * rowHeight}
            isTabStop={bar.id === tabStop}
            isSelected={selected.has(bar.id)}
            isOpen={bar.id === openId}
            name={isNear(bar, props) ? (names[position] ?? null) : null}
          />
        ))}
      </div>
    </div>
  );
});
