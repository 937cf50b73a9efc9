import { diffPlanSnapshots } from '@shiptime/domain/plans/versions/diff-plan-snapshots';
import type { PlanSnapshot, SnapshotMission } from '@shiptime/domain/plans/versions/snapshot';
import { describeDifference } from '@shiptime/domain/plans/words/difference-words';
import { missionLabels, createPlanFormatter } from '@shiptime/domain/plans/words/plan-formatter';
import type { PlanVersion } from '@shiptime/domain/plans/wire/versions';
import type { PlanTotals } from '@shiptime/domain/plans/plan-totals';
import { formatNumber } from '@shiptime/domain/shared/number-words';
import { occupiedDays } from '@shiptime/domain/plans/missions';
import { formatDay } from '@shiptime/domain/shared/day-words';
import type { Language } from '@shiptime/domain/shared/text';
import { constraintName } from '@shiptime/domain/vessels/constraint-names';
import {
  buildConstraintSection,
  buildErrorSection,
  buildKeptConflictSection,
  buildMissionSection,
  buildPrintDocument,
  createPrintTranslate,
  buildTransitSection,
  vesselName,
} from './print-document.ts';
import { countConstraintDaysByKind } from '../export/constraint-days.ts';
import { createConstraintLabeller } from '../export/constraint-label.ts';
import { noTransitFacts, type VesselTotals, type TransitFacts } from '../export/transit-facts.ts';
import type { UnresolvedErrorsByPlan } from './unresolved-errors.ts';
import { createTimelineRow } from './printed-timeline.ts';

type Printing = {
  readonly facts: TransitFacts;
  readonly errors: UnresolvedErrorsByPlan;
  readonly language: Language;
  readonly today: string;
};

const daysIn = ({ missions }: PlanSnapshot) => {
  const sum = (some: readonly SnapshotMission[]) =>
    some.reduce((days, mission) => days + occupiedDays(mission), 0);
  return {
    used: sum(missions.filter(({ start_date }) => start_date !== null)),
    waiting: sum(missions.filter(({ start_date }) => start_date === null)),
  };
};

const detailOf = (plan: PlanSnapshot, language: Language): string => {
  const t = createPrintTranslate(language);
  const { used, waiting } = daysIn(plan);
  const level = t(`plans:levels.${plan.review_level}`);
  return waiting === 0
    ? t('export:paper.lane', { level, used })
    : t('export:paper.lane_waiting', { level, used, waiting });
};

const isDraft = ({ review_level }: PlanSnapshot): boolean => review_level !== 'final';

export const buildPosterDocument = (
  plans: readonly PlanSnapshot[],
  { facts, errors, language, today }: Printing,
  version: { readonly number: number; readonly day: string } | null,
): object => {
  const t = createPrintTranslate(language);
  const year = plans[0]!.names.fiscal_year;
  const day = formatDay(language, version?.day ?? today);
  const state = version
    ? t('export:paper.published', { number: version.number, day })
    : t('export:paper.as_of', { day });
  const drafts = version ? 0 : plans.filter(isDraft).length;
  return buildPrintDocument(
    'poster',
    {
      title: t('export:paper.fleet', { year: year.name }),
      lead: drafts === 0 ? state : `${t('export:paper.drafts', { drafts, plans: plans.length })}, ${state}`,
      state,
      draft: drafts === 0 ? '' : t('export:paper.draft'),
      year,
      rows: plans.map((plan) =>
        createTimelineRow(
          plan,
          facts,
          {
            name: vesselName(plan, language),
            detail: detailOf(plan, language),
            labelled: true,
            constraintLabel: createConstraintLabeller(language),
          },
          errors.get(plan.vessel_plan_id),
        ),
      ),
      sections: [
        ...(version ? [] : [buildErrorSection(plans, errors, language)]),
        buildMissionSection(plans, language),
        buildTransitSection(plans, facts, language),
        buildConstraintSection(plans, language),
        buildKeptConflictSection(plans, language),
      ],
    },
    language,
  );
};

const totalFacts = (plan: PlanSnapshot, { totals, science_berths }: VesselTotals, language: Language) => {
  const t = createPrintTranslate(language);
  const days = (value: number) => t('plans:words.days', { count: value });
  const kinds = countConstraintDaysByKind(plan).map(
    ([kind, count]) => `${t(`vessels:constraints.kinds.${kind}`)} ${formatNumber(language, count)}`,
  );
  const fact = (name: keyof PlanTotals, note = '') =>
    [t(`plans:totals.${name}`), `${days(totals[name])}${note && ` (${note})`}`] as const;
  return [
    fact('used_days'),
    fact('operational_days'),
    fact('constraint_days', kinds.join(', ')),
    fact('transit_days'),
    fact('free_days'),
    fact('unscheduled_days'),
    [
      t('export:paper.science_berths'),
      science_berths === null ? t('plans:words.unknown') : formatNumber(language, science_berths),
    ],
  ] as const;
};

type Contact = { readonly first_name: string; readonly last_name: string; readonly email: string };

export const buildPlanSheetDocument = (
  plan: PlanSnapshot,
  contacts: readonly Contact[],
  { facts, errors, language, today }: Printing,
): object => {
  const t = createPrintTranslate(language);
  const year = plan.names.fiscal_year;
  const level = t(`plans:levels.${plan.review_level}`);
  const state = `${level}, ${t('export:paper.as_of', { day: formatDay(language, today) })}`;
  const name = vesselName(plan, language);
  const ports = new Map(plan.names.ports.map((port) => [port.id, port[`name_${language}`]]));
  const ship = facts.ships.get(plan.vessel_plan_id);
  return buildPrintDocument(
    'sheet',
    {
      title: t('export:paper.vessel', { vessel: name, year: year.name }),
      lead: state,
      state,
      draft: isDraft(plan) ? t('export:paper.draft') : '',
      year,
      facts: [
        [t('plans:fields.review_level.label'), level],
        ...(ship ? totalFacts(plan, ship, language) : []),
      ],
      rows: [
        createTimelineRow(
          plan,
          facts,
          {
            name,
            detail: detailOf(plan, language),
            labelled: false,
            constraintLabel: createConstraintLabeller(language),
          },
          errors.get(plan.vessel_plan_id),
        ),
      ],
      sections: [
        buildErrorSection([plan], errors, language),
        buildMissionSection([plan], language),
        buildTransitSection([plan], facts, language),
        buildConstraintSection([plan], language),
        buildKeptConflictSection([plan], language),
        {
          title: t('export:paper.ports_used'),
          columns: [],
          rows: [...ports.values()].toSorted((a, b) => a.localeCompare(b, language)).map((port) => [port]),
          none: t('export:paper.no_ports'),
        },
        {
          title: t('export:paper.contacts'),
          columns: [],
          rows: contacts.map((contact) => [`${contact.first_name} ${contact.last_name}, ${contact.email}`]),
          none: t('export:paper.no_contacts'),
        },
      ],
    },
    language,
  );
};

type Compared = { readonly snapshot: PlanSnapshot } & (
  | Pick<PlanVersion, 'number' | 'created_at'>
  | { readonly number: null }
);

const calledIn = (language: Language, today: string) => (compared: Compared) =>
  compared.number === null
    ? createPrintTranslate(language)('export:paper.now', { day: formatDay(language, today) })
    : createPrintTranslate(language)('export:paper.version', {
        number: compared.number,
        day: formatDay(language, compared.created_at.slice(0, 10)),
      });

const changesBetween = (from: PlanSnapshot, to: PlanSnapshot, language: Language): string[][] => {
  const t = createPrintTranslate(language);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const missions = new Map(
    [from, to].flatMap((plan) => plan.missions.map((each) => [each.id, each] as const)),
  );
  const speaker = createPlanFormatter({
    t: (key, params) => t(`plans:${key}`, params),
    language,
    list: (items) => list.format(items),
    capabilities: new Map(),
    ports: new Map(
      [from, to].flatMap(({ names }) => names.ports.map((port) => [port.id, port[`name_${language}`]])),
    ),
    missions: missionLabels([...missions.values()]),
    constraints: new Map(
      [from, to].flatMap((plan) =>
        plan.constraints.map((each) => [each.id, constraintName(each, language)] as const),
      ),
    ),
    kind: (kind) => t(`vessels:constraints.kinds.${kind}`),
  });
  return diffPlanSnapshots(from, to)
    .flatMap((change) => describeDifference(change, speaker))
    .map(({ key, params }) => [t(`plans:${key}`, params)]);
};

/** Compares two versions in chronological order; the later one may be the current plan. */
export const buildVersionComparisonDocument = (
  [from, to]: readonly [Compared & { readonly number: number }, Compared],
  { language, today }: Omit<Printing, 'facts' | 'errors'>,
): object => {
  const t = createPrintTranslate(language);
  const year = to.snapshot.names.fiscal_year;
  const called = calledIn(language, today);
  const names = { vessel: vesselName(to.snapshot, language), year: year.name, from: from.number };
  return buildPrintDocument(
    'sheet',
    {
      title:
        to.number === null
          ? t('export:paper.compared_now', names)
          : t('export:paper.compared', { ...names, to: to.number }),
      lead: `${called(from)} → ${called(to)}`,
      state: t('export:paper.as_of', { day: formatDay(language, today) }),
      year,
      rows: [from, to].map((compared) =>
        createTimelineRow(compared.snapshot, noTransitFacts, {
          name: called(compared),
          detail: detailOf(compared.snapshot, language),
          labelled: false,
          constraintLabel: createConstraintLabeller(language),
        }),
      ),
      sections: [
        {
          title: t('export:paper.changes'),
          columns: [],
          rows: changesBetween(from.snapshot, to.snapshot, language),
          none: t('plans:difference.none'),
        },
        {
          ...buildMissionSection([to.snapshot], language),
          title:
            to.number === null
              ? t('export:paper.missions_now')
              : t('export:paper.missions_of', { number: to.number }),
        },
      ],
    },
    language,
  );
};
