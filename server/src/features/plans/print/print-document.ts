import { tickToStart, type Tick } from '@shiptime/domain/plans/ticks';
import { createMomentFormatter } from '@shiptime/domain/plans/words/plan-formatter';
import { missionEndMoment, sortMissions, occupiedDays } from '@shiptime/domain/plans/missions';
import { describePortCalls } from '@shiptime/domain/plans/words/voyage-words';
import { indexSharedMissions } from '@shiptime/domain/plans/shared-voyages/shared-missions';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import { formatNumber } from '@shiptime/domain/shared/number-words';
import type { Language } from '@shiptime/domain/shared/text';
import { detectLanguage } from '@shiptime/domain/shared/text-language';
import { constraintKinds } from '@shiptime/domain/vessels/constraints';
import { constraintName } from '@shiptime/domain/vessels/constraint-names';
import { translate } from '#http/language.ts';
import { describeKeptConflicts } from '../export/kept-conflicts.ts';
import type { TransitFacts } from '../export/transit-facts.ts';
import type { UnresolvedErrorsByPlan } from './unresolved-errors.ts';
import { createMonthMarks, type PrintedTimelineRow } from './printed-timeline.ts';

export type PrintTranslate = (key: string, params?: Record<string, string | number>) => string;
export const createPrintTranslate =
  (language: Language): PrintTranslate =>
  (key, params = {}) =>
    translate(language, key, params);

type Column = { readonly label: string; readonly share: number; readonly right: boolean };
type Cell = string | { readonly text: string; readonly lang: Language };

const ownWords = (text: string, language: Language): Cell => {
  const lang = detectLanguage(text);
  return lang === null || lang === language ? text : { text, lang };
};

type Section = {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  readonly none: string;
};

const column = (label: string, share = 0, right = false): Column => ({ label, share, right });

const portIn = (plan: PlanSnapshot, language: Language) => (id: number | null) =>
  plan.names.ports.find((port) => port.id === id)?.[`name_${language}`] ?? '';

export const vesselName = (plan: PlanSnapshot, language: Language) => plan.names.vessel[`name_${language}`];

export const buildMissionSection = (plans: readonly PlanSnapshot[], language: Language): Section => {
  const t = createPrintTranslate(language);
  const days = (value: number) => formatNumber(language, value);
  const moment = createMomentFormatter((key, params) => t(`plans:${key}`, params));
  const several = plans.length > 1;
  const rows = plans.flatMap((plan) => {
    const port = portIn(plan, language);
    const mates = indexSharedMissions(plan.missions);
    return sortMissions(plan.missions).map((mission) => {
      const mate = mates.get(mission.id);
      const end = missionEndMoment(mission);
      return [
        ...(several ? [vesselName(plan, language)] : []),
        String(mission.number),
        ownWords(
          [
            mission.voyage_number ? `${mission.title} (${mission.voyage_number})` : mission.title,
            ...(mate ? [t('plans:together.with', { mission: mate.mission.title })] : []),
          ].join('. '),
          language,
        ),
        mission.primary_proponent ?? '',
        mission.start_date === null
          ? t('export:paper.unscheduled')
          : moment(mission.start_date, mission.start_fraction),
        end === null ? '' : moment(end.day, end.fraction),
        days(occupiedDays(mission)),
        [mission.mobilization_days, mission.operational_days, mission.demobilization_days]
          .map(days)
          .join(' / '),
        ...(several
          ? []
          : [mission.approved_berths ?? mission.requested_berths].map((berths) => String(berths ?? ''))),
        [
          [...new Set([mission.mobilization_port_id, mission.demobilization_port_id].map(port))]
            .filter(Boolean)
            .join(' – '),
          ...describePortCalls({ t: (key, params) => t(`plans:${key}`, params), language }, mission, port),
        ].join('; '),
      ];
    });
  });
  return {
    title: t('export:paper.missions'),
    columns: [
      ...(several ? [column(t('plans:fields.vessel_id.label'), 2)] : []),
      column(t('export:paper.number'), 0, true),
      column(t('plans:fields.title.label'), 3),
      column(t('plans:fields.primary_proponent.label'), 2),
      column(t('export:paper.start')),
      column(t('export:paper.end')),
      column(t('export:paper.days'), 0, true),
      column(t('export:paper.parts')),
      ...(several ? [] : [column(t('export:paper.berths'), 0, true)]),
      column(t('export:paper.ports'), 3),
    ],
    rows,
    none: t('export:paper.no_missions'),
  };
};

export const buildTransitSection = (
  plans: readonly PlanSnapshot[],
  { transits }: TransitFacts,
  language: Language,
): Section => {
  const t = createPrintTranslate(language);
  const several = plans.length > 1;
  const moment = createMomentFormatter((key, params) => t(`plans:${key}`, params));
  const unknown = t('plans:words.unknown');
  const said = (value: number | null) => (value === null ? unknown : formatNumber(language, value, 0));
  const at = (tick: Tick) => {
    const { start_date, start_fraction } = tickToStart(tick);
    return moment(start_date, start_fraction);
  };
  return {
    title: t('export:paper.transits'),
    columns: [
      ...(several ? [column(t('plans:fields.vessel_id.label'), 2)] : []),
      column(t('export:paper.from'), 2),
      column(t('export:paper.to'), 2),
      column(t('export:paper.leaves'), 2),
      column(t('export:paper.arrives'), 2),
      column(t('export:paper.miles'), 0, true),
      column(t('export:paper.hours'), 0, true),
    ],
    rows: plans.flatMap((plan) =>
      (transits.get(plan.vessel_plan_id) ?? []).map((each) => [
        ...(several ? [vesselName(plan, language)] : []),
        each.from?.[`name_${language}`] ?? unknown,
        each.to?.[`name_${language}`] ?? unknown,
        each.hours === null ? unknown : at(each.start),
        at(each.end),
        said(each.nautical_miles),
        said(each.hours),
      ]),
    ),
    none: t('export:paper.no_transits'),
  };
};

export const buildConstraintSection = (plans: readonly PlanSnapshot[], language: Language): Section => {
  const t = createPrintTranslate(language);
  const several = plans.length > 1;
  return {
    title: t('export:paper.constraints'),
    columns: [
      ...(several ? [column(t('plans:fields.vessel_id.label'), 2)] : []),
      column(t('plans:fields.name.label'), 3),
      column(t('export:paper.kind'), 2),
      column(t('export:paper.start')),
      column(t('export:paper.end')),
      column(t('plans:fields.port_id.label'), 2),
    ],
    rows: plans.flatMap((plan) => {
      const port = portIn(plan, language);
      return plan.constraints
        .toSorted((a, b) => a.start_date.localeCompare(b.start_date, 'en'))
        .map((each) => [
          ...(several ? [vesselName(plan, language)] : []),
          ownWords(constraintName(each, language), language),
          t(each.kind ? `vessels:constraints.kinds.${each.kind}` : 'plans:words.nothing'),
          each.start_date,
          each.end_date,
          port(each.port_id),
        ]);
    }),
    none: t('export:paper.no_constraints'),
  };
};

export const buildErrorSection = (
  plans: readonly PlanSnapshot[],
  errors: UnresolvedErrorsByPlan,
  language: Language,
): Section => {
  const t = createPrintTranslate(language);
  return {
    title: t('export:paper.errors'),
    columns: [],
    rows: plans.flatMap((plan) =>
      (errors.get(plan.vessel_plan_id) ?? []).map(({ code, mission_ids }) => [
        t('export:paper.conflict_of', {
          vessel: vesselName(plan, language),
          mission: plan.missions
            .filter(({ id }) => mission_ids.includes(id))
            .map(({ number, title }) => `${number}. ${title}`)
            .join(', '),
          conflict: t(`plans:conflict_titles.${code}`),
        }),
      ]),
    ),
    none: t('export:paper.no_errors'),
  };
};

export const buildKeptConflictSection = (plans: readonly PlanSnapshot[], language: Language): Section => {
  const t = createPrintTranslate(language);
  return {
    title: t('export:paper.kept'),
    columns: [],
    rows: plans.flatMap((plan) =>
      describeKeptConflicts(plan, language).map(({ code, mission, by, reason }) => [
        t(reason ? 'export:paper.kept_one' : 'export:paper.conflict_of', {
          vessel: vesselName(plan, language),
          mission,
          conflict: t(`plans:conflict_titles.${code}`),
          by,
          reason,
        }),
      ]),
    ),
    none: t('export:paper.no_kept'),
  };
};

type Year = PlanSnapshot['names']['fiscal_year'];

export type PrintContent = {
  readonly title: string;
  readonly lead: string;
  readonly state: string;
  readonly draft?: string;
  readonly year: Year;
  readonly rows: readonly PrintedTimelineRow[];
  readonly facts?: readonly (readonly [string, string])[];
  readonly sections: readonly Section[];
};

/** Lengths in millimetres, text sizes in points. */
const sizes = {
  poster: {
    paper: 'a3',
    flipped: true,
    size: 9,
    bar_size: 6.5,
    row_height: 13,
    name_width: 46,
    lane_width: 350,
  },
  sheet: {
    paper: 'a4',
    flipped: false,
    size: 9.5,
    bar_size: 7,
    row_height: 9,
    name_width: 34,
    lane_width: 152,
  },
} as const;

export const buildPrintDocument = (
  kind: keyof typeof sizes,
  sheet: PrintContent,
  language: Language,
): object => {
  const t = createPrintTranslate(language);
  const month = new Intl.DateTimeFormat(`${language}-CA`, { month: 'short', timeZone: 'UTC' });
  const bars = sheet.rows.flatMap((row) => row.bars);
  const looks = new Set(bars.map(({ look }) => look));
  const { year, facts = [], draft = '', state, ...rest } = sheet;
  return {
    ...sizes[kind],
    ...rest,
    facts,
    draft,
    state: draft === '' ? state : `${draft}, ${state}`,
    months: createMonthMarks(year, (name) => month.format(new Date(`${name}-01T00:00:00Z`))),
    lane_heading: t('plans:fields.vessel_id.label'),
    legend_title: t('export:paper.legend'),
    legend: [
      { look: 'mission', label: t('export:paper.looks.mission') },
      { look: 'end', label: t('export:paper.looks.end') },
      { look: 'transit', label: t('export:paper.looks.transit') },
      ...(bars.some(({ joined }) => joined !== '')
        ? [{ look: 'together', label: t('export:paper.looks.together') }]
        : []),
      ...(bars.some(({ wrong }) => wrong) ? [{ look: 'error', label: t('export:paper.looks.error') }] : []),
      ...constraintKinds
        .filter((look) => looks.has(look))
        .map((look) => ({ look, label: t(`vessels:constraints.kinds.${look}`) })),
    ],
  };
};
