import { constraintName } from '@shiptime/domain/vessels/constraint-names';
import { portIdsOfMission } from '@shiptime/domain/plans/port-calls';
import { tickToStart, type Tick } from '@shiptime/domain/plans/ticks';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import { dayCell, dayFormat, instantFormat, type PlainCell, type Sheet } from '#spreadsheet/sheet.ts';
import { describeKeptConflicts } from './kept-conflicts.ts';
import type { TransitFacts } from './transit-facts.ts';

type Contact = { readonly first_name: string; readonly last_name: string; readonly email: string };

export type SheetContext = {
  readonly plans: readonly PlanSnapshot[];
  readonly facts: TransitFacts;
  readonly contacts: ReadonlyMap<number, readonly Contact[]> | null;
};

type Words = { readonly say: (key: string) => string; readonly language: Language };
type Sheets = (beside: SheetContext, words: Words) => Sheet;

const vessel = ({ say }: Words) => ({ header: say('plans:fields.vessel_id.label'), width: 30 });
const vesselName = (plan: PlanSnapshot, { language }: Words) => plan.names.vessel[`name_${language}`];
const portIn = (plan: PlanSnapshot, id: number | null, { language }: Words): string | null =>
  plan.names.ports.find((port) => port.id === id)?.[`name_${language}`] ?? null;

const instantCell = (tick: Tick): Date => {
  const { start_date, start_fraction } = tickToStart(tick);
  return new Date(Date.parse(`${start_date}T00:00:00Z`) + start_fraction * 86_400_000);
};

const transits: Sheets = ({ plans, facts }, words) => {
  const { say, language } = words;
  const known = (value: number | null): PlainCell => value ?? say('plans:words.unknown');
  return {
    name: say('export:paper.transits'),
    titleColumns: 1,
    columns: [
      vessel(words),
      { header: say('export:paper.from'), width: 26 },
      { header: say('export:paper.to'), width: 26 },
      { header: say('export:paper.leaves'), width: 18, format: instantFormat },
      { header: say('export:paper.arrives'), width: 18, format: instantFormat },
      { header: say('export:paper.miles'), width: 14, format: '#,##0' },
      { header: say('export:paper.hours'), width: 12, format: '0.0' },
    ],
    rows: plans.flatMap((plan) =>
      (facts.transits.get(plan.vessel_plan_id) ?? []).map(
        ({ from, to, start, end, nautical_miles, hours }) => [
          vesselName(plan, words),
          from?.[`name_${language}`] ?? say('plans:words.unknown'),
          to?.[`name_${language}`] ?? say('plans:words.unknown'),
          hours === null ? say('plans:words.unknown') : instantCell(start),
          instantCell(end),
          known(nautical_miles),
          known(hours),
        ],
      ),
    ),
  };
};

const constraints: Sheets = ({ plans }, words) => ({
  name: words.say('export:paper.constraints'),
  titleColumns: 2,
  columns: [
    vessel(words),
    { header: words.say('plans:fields.name.label'), width: 50 },
    { header: words.say('export:paper.kind'), width: 26 },
    { header: words.say('plans:fields.start_date.label'), width: 12, format: dayFormat },
    { header: words.say('plans:fields.end_date.label'), width: 12, format: dayFormat },
    { header: words.say('export:paper.days'), width: 8 },
    { header: words.say('plans:fields.port_id.label'), width: 26 },
  ],
  rows: plans.flatMap((plan) =>
    plan.constraints
      .toSorted((a, b) => a.start_date.localeCompare(b.start_date, 'en'))
      .map((each) => [
        vesselName(plan, words),
        constraintName(each, words.language),
        words.say(`vessels:constraints.kinds.${each.kind ?? 'other'}`),
        dayCell(each.start_date),
        dayCell(each.end_date),
        each.duration_days,
        portIn(plan, each.port_id, words),
      ]),
  ),
});

const kept: Sheets = ({ plans }, words) => {
  const { say } = words;
  return {
    name: say('export:paper.kept'),
    titleColumns: 2,
    columns: [
      vessel(words),
      { header: say('export:plans.kinds.mission'), width: 50 },
      { header: say('export:paper.with'), width: 40 },
      { header: say('export:paper.conflict'), width: 40 },
      { header: say('export:paper.reason'), width: 60 },
      { header: say('export:paper.kept_by'), width: 26 },
    ],
    rows: plans.flatMap((plan) =>
      describeKeptConflicts(plan, words.language).map(({ code, mission, other, reason, by }) => [
        vesselName(plan, words),
        mission,
        other,
        say(`plans:conflict_titles.${code}`),
        reason || null,
        by || null,
      ]),
    ),
  };
};

const portsByName = ({ names }: PlanSnapshot, { language }: Words) =>
  names.ports.toSorted((a, b) => a[`name_${language}`].localeCompare(b[`name_${language}`], language));

const ports: Sheets = ({ plans }, words) => ({
  name: words.say('export:paper.ports_used'),
  titleColumns: 2,
  columns: [
    vessel(words),
    { header: words.say('plans:fields.port_id.label'), width: 26 },
    { header: words.say('export:paper.missions'), width: 26 },
    { header: words.say('export:paper.constraints'), width: 50 },
  ],
  rows: plans.flatMap((plan) =>
    portsByName(plan, words).map(({ id, ...names }) => [
      vesselName(plan, words),
      names[`name_${words.language}`],
      plan.missions
        .filter((each) => portIdsOfMission(each).includes(id))
        .map(({ number }) => number)
        .toSorted((a, b) => a - b)
        .join(', ') || null,
      plan.constraints
        .filter((each) => each.port_id === id)
        .map((each) => constraintName(each, words.language))
        .join('; ') || null,
    ]),
  ),
});

const contactsOf = (beside: SheetContext, words: Words): Sheet[] => {
  const { contacts, plans } = beside;
  if (contacts === null) return [];
  return [
    {
      name: words.say('export:paper.contacts'),
      titleColumns: 1,
      columns: [
        vessel(words),
        { header: words.say('export:paper.name'), width: 30 },
        { header: words.say('export:paper.email'), width: 40 },
      ],
      rows: plans.flatMap((plan) =>
        (contacts.get(plan.vessel_id) ?? []).map(({ first_name, last_name, email }) => [
          vesselName(plan, words),
          `${first_name} ${last_name}`,
          email,
        ]),
      ),
    },
  ];
};

export const buildContextSheets = (beside: SheetContext, language: Language): Sheet[] => {
  const words: Words = { language, say: (key) => translate(language, key) };
  return [
    ...[transits, constraints, ports, kept].map((sheet) => sheet(beside, words)),
    ...contactsOf(beside, words),
  ];
};
