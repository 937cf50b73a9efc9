import { yearSpan } from '@shiptime/domain/plans/fiscal-year-bounds';
import { divideYearForLoad } from '@shiptime/domain/plans/load';
import { occupiedSpan, overlapTicks, type Span } from '@shiptime/domain/plans/missions';
import { dayOfTick, tickAfterDay, tickOfDay, daysToTicks } from '@shiptime/domain/plans/ticks';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import { happensInPort } from '@shiptime/domain/vessels/constraints';
import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import type { Cell, Sheet, SheetColumn } from '#spreadsheet/sheet.ts';
import { countConstraintDaysByKind } from './constraint-days.ts';
import { createConstraintLabeller } from './constraint-label.ts';
import type { TransitFacts } from './transit-facts.ts';

const colors = {
  mission: '#2b6cb0',
  mobilization: '#6b3fa0',
  maintenance: '#b45309',
  transit: '#0f766e',
  breakdown: '#c1121f',
  other: '#64748b',
} as const;

type Look = keyof typeof colors;
type Say = (key: string) => string;
type Piece = Span & { readonly look: Look; readonly label: string };

const longestTitle = 40;
const shortened = (text: string): string =>
  text.length > longestTitle ? `${text.slice(0, longestTitle - 1)}…` : text;

const missionPieces = (plan: PlanSnapshot, say: Say): Piece[] =>
  plan.missions.flatMap((mission) => {
    const whole = occupiedSpan(mission);
    if (!whole) return [];
    const label = shortened(`${mission.number}. ${mission.title}`);
    const sails = whole.start + daysToTicks(mission.mobilization_days);
    const returns = whole.end - daysToTicks(mission.demobilization_days);
    const beside = (said: string, span: Span): Piece => ({
      ...span,
      look: 'mobilization',
      label: `${said}, ${label}`,
    });
    return [
      beside(say('export:calendar.mobilization'), { start: whole.start, end: sails }),
      { start: sails, end: returns, look: 'mission' as const, label },
      beside(say('export:calendar.demobilization'), { start: returns, end: whole.end }),
    ];
  });

const constraintPieces = (plan: PlanSnapshot, language: Language): Piece[] => {
  const label = createConstraintLabeller(language);
  return plan.constraints.map((constraint) => ({
    start: tickOfDay(constraint.start_date),
    end: tickAfterDay(constraint.end_date),
    look:
      constraint.kind === 'breakdown'
        ? 'breakdown'
        : happensInPort(constraint.kind)
          ? 'maintenance'
          : 'other',
    label: shortened(label(constraint)),
  }));
};

/** Colours each week by the kind of entry that fills most of it; the text lists all. */
const weekCell = (week: Span, pieces: readonly Piece[]): Cell => {
  const inWeek = pieces
    .filter((piece) => overlapTicks(piece, week) > 0)
    .toSorted((a, b) => a.start - b.start);
  if (inWeek.length === 0) return null;
  const sums = new Map<Look, number>();
  for (const piece of inWeek) sums.set(piece.look, (sums.get(piece.look) ?? 0) + overlapTicks(piece, week));
  const [look] = [...sums].reduce((most, each) => (each[1] > most[1] ? each : most));
  // Labels mobilization only in weeks that do not contain its mission.
  const isTold = ({ look: own, label }: Piece) =>
    own !== 'mobilization' ||
    !inWeek.some((other) => other.look === 'mission' && label.endsWith(`, ${other.label}`));
  const text = [...new Set(inWeek.filter(isTold).map(({ label }) => label))].join('\n');
  return { text, color: colors[look] };
};

const totalColumns = (say: Say): SheetColumn[] => [
  { header: say('export:paper.science_berths'), width: 11, format: '0' },
  ...(['used_days', 'operational_days', 'constraint_days'] as const).map((name): SheetColumn => ({
    header: say(`plans:totals.${name}`),
    width: 12,
    format: '0.00',
  })),
  { header: say('export:calendar.constraint_kinds'), width: 26 },
  ...(['transit_days', 'free_days', 'unscheduled_days'] as const).map((name): SheetColumn => ({
    header: say(`plans:totals.${name}`),
    width: 12,
    format: '0.00',
  })),
];

export const buildCalendarSheet = (
  plans: readonly PlanSnapshot[],
  facts: TransitFacts,
  language: Language,
): Sheet => {
  const say: Say = (key) => translate(language, key);
  const dayAndMonth = new Intl.DateTimeFormat(`${language}-CA`, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const fiscalYear = plans[0]?.names.fiscal_year;
  const weeks = fiscalYear ? divideYearForLoad(yearSpan(fiscalYear), 'week') : [];
  const rowOf = (plan: PlanSnapshot): Cell[] => {
    const ship = facts.ships.get(plan.vessel_plan_id);
    const transits = facts.transits.get(plan.vessel_plan_id) ?? [];
    const pieces = [
      ...missionPieces(plan, say),
      ...constraintPieces(plan, language),
      ...transits.map((span): Piece => ({
        ...span,
        look: 'transit',
        label: say('export:paper.looks.transit'),
      })),
    ];
    const kinds = countConstraintDaysByKind(plan).map(
      ([kind, days]) => `${say(`vessels:constraints.kinds.${kind}`)} ${days}`,
    );
    const totals = ship?.totals;
    return [
      plan.names.vessel[`name_${language}`],
      ship?.science_berths ?? say('plans:words.unknown'),
      totals?.used_days ?? null,
      totals?.operational_days ?? null,
      totals?.constraint_days ?? null,
      kinds.join(', ') || null,
      totals?.transit_days ?? null,
      totals?.free_days ?? null,
      totals?.unscheduled_days ?? null,
      ...weeks.map((week) => weekCell(week, pieces)),
    ];
  };
  return {
    name: say('export:calendar.sheet'),
    titleColumns: 1,
    columns: [
      { header: say('plans:fields.vessel_id.label'), width: 26 },
      ...totalColumns(say),
      ...weeks.map(({ start }) => ({
        header: dayAndMonth.format(new Date(`${dayOfTick(start)}T00:00:00Z`)),
        width: 15,
        colors: Object.values(colors),
      })),
    ],
    rows: plans.map(rowOf),
  };
};
