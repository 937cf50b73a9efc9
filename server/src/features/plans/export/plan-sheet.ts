import type { MissionCosts } from '@shiptime/domain/plans/costs/lane-costs';
import { centsToDollars } from '@shiptime/domain/plans/wire/costs';
import { occupiedDays } from '@shiptime/domain/plans/missions';
import { indexSharedMissions } from '@shiptime/domain/plans/shared-voyages/shared-missions';
import { dateOfStop, sortStops } from '@shiptime/domain/plans/port-calls';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import type { Language } from '@shiptime/domain/shared/text';
import { constraintName } from '@shiptime/domain/vessels/constraint-names';
import { translate } from '#http/language.ts';
import { dayCell, dayFormat, type PlainCell, type Sheet, type SheetColumn } from '#spreadsheet/sheet.ts';

type Entry = {
  readonly missionId: number | null;
  readonly start: CalendarDay | null;
  readonly fraction: number;
  readonly what: PlainCell[];
  readonly cells: PlainCell[];
};

const daysFormat = '0.00';
const hourFormat = 'hh:mm';

export type ExportedCosts = ReadonlyMap<number, MissionCosts> | null;

const costColumns = (language: Language): SheetColumn[] =>
  (['cost', 'fuel', 'co2'] as const).map((name) => ({
    header: translate(language, `export:plans.columns.${name}`),
    width: 14,
    ...(name === 'cost' && { format: '#,##0.00' }),
  }));

const costCells = (found: MissionCosts | undefined, language: Language): PlainCell[] => {
  if (!found) return [null, null, null];
  const { cents, fuel, co2 } = found;
  const known = (value: number | null): PlainCell => value ?? translate(language, 'costs:unknown');
  return [known(centsToDollars(cents)), known(fuel), known(co2)];
};

const columnsOf = (language: Language): SheetColumn[] => {
  const field = (name: string, width: number, format?: string): SheetColumn => ({
    header: translate(language, `plans:fields.${name}.label`),
    width,
    ...(format && { format }),
  });
  const own = (name: string, width: number, format?: string): SheetColumn => ({
    header: translate(language, `export:plans.columns.${name}`),
    width,
    ...(format && { format }),
  });
  return [
    field('vessel_id', 24),
    field('number', 9),
    field('voyage_number', 15),
    field('title', 40),
    own('kind', 24),
    field('fiscal_year_id', 12),
    field('review_level', 14),
    field('ship_time_request_id', 12),
    field('project_title', 50),
    field('primary_proponent', 26),
    field('start_date', 12, dayFormat),
    field('start_fraction', 12, hourFormat),
    field('end_date', 12, dayFormat),
    own('occupied_days', 12, daysFormat),
    field('mobilization_days', 12, daysFormat),
    field('operational_days', 12, daysFormat),
    field('demobilization_days', 12, daysFormat),
    field('mobilization_port_id', 26),
    field('demobilization_port_id', 26),
    field('port_calls', 10),
    field('port_call_stops', 30),
    field('requested_berths', 12),
    field('approved_berths', 12),
    field('sails_with_id', 50),
    field('notes', 60),
  ];
};

type Names = {
  readonly language: Language;
  readonly vessel: string;
  readonly port: (id: number | null) => string | null;
  readonly say: (key: string, params?: Record<string, string>) => string;
};

const namesIn = (plan: PlanSnapshot, language: Language): Names => {
  const ports = new Map(plan.names.ports.map((port) => [port.id, port[`name_${language}`]]));
  return {
    language,
    vessel: plan.names.vessel[`name_${language}`],
    port: (id) => (id === null ? null : (ports.get(id) ?? null)),
    say: (key, params) => translate(language, key, params),
  };
};

const missionsOf = (plan: PlanSnapshot, { port, say }: Names): Entry[] => {
  const mates = indexSharedMissions(plan.missions);
  return plan.missions.map((mission) => ({
    missionId: mission.id,
    start: mission.start_date,
    fraction: mission.start_fraction,
    what: [
      mission.number,
      mission.voyage_number ?? null,
      mission.title,
      say(`export:plans.kinds.${mission.ship_time_request_id === null ? 'orphan' : 'mission'}`),
    ],
    cells: [
      mission.ship_time_request_id,
      mission.project_title,
      mission.primary_proponent,
      dayCell(mission.start_date),
      mission.start_date === null ? null : mission.start_fraction,
      dayCell(mission.end_date),
      occupiedDays(mission),
      mission.mobilization_days,
      mission.operational_days,
      mission.demobilization_days,
      port(mission.mobilization_port_id),
      port(mission.demobilization_port_id),
      mission.port_calls,
      sortStops(mission)
        .map((stop) => [port(stop.port_id), dateOfStop(mission, stop) ?? stop.day, stop.days].join(', '))
        .join('; ') || null,
      mission.requested_berths,
      mission.approved_berths,
      mates.get(mission.id)?.mission.title ?? null,
      mission.notes,
    ],
  }));
};

const constraintsOf = (plan: PlanSnapshot, { port, say, language }: Names): Entry[] =>
  plan.constraints.map((constraint) => ({
    missionId: null,
    start: constraint.start_date,
    fraction: 0,
    what: [
      null,
      null,
      constraintName(constraint, language),
      constraint.kind === undefined || constraint.kind === 'other'
        ? say('export:plans.kinds.constraint')
        : say('export:plans.kinds.constraint_of', {
            kind: say(`vessels:constraints.kinds.${constraint.kind}`),
          }),
    ],
    cells: [
      null,
      null,
      null,
      dayCell(constraint.start_date),
      null,
      dayCell(constraint.end_date),
      constraint.duration_days,
      null,
      null,
      null,
      port(constraint.port_id),
      port(constraint.port_id),
      null,
      null,
      null,
      null,
      null,
      null,
    ],
  }));

const byStart = (a: Entry, b: Entry): number =>
  (a.start ?? '9999').localeCompare(b.start ?? '9999') || a.fraction - b.fraction;

const rowsOfPlan = (plan: PlanSnapshot, language: Language, costs: ExportedCosts): PlainCell[][] => {
  const names = namesIn(plan, language);
  const level = names.say(`plans:levels.${plan.review_level}`);
  const entries = [...missionsOf(plan, names), ...constraintsOf(plan, names)].toSorted(byStart);
  return entries.map(({ missionId, what, cells }) => [
    names.vessel,
    ...what,
    plan.names.fiscal_year.name,
    level,
    ...cells,
    ...(costs ? costCells(costs.get(missionId ?? 0), language) : []),
  ]);
};

export const buildPlanSheet = (
  plans: readonly PlanSnapshot[],
  language: Language,
  costs: ExportedCosts,
): Sheet => ({
  name: translate(language, 'export:plans.sheet'),
  columns: [...columnsOf(language), ...(costs ? costColumns(language) : [])],
  rows: plans.flatMap((plan) => rowsOfPlan(plan, language, costs)),
  titleColumns: 4,
});
