import { createInstance } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import en from '@shiptime/locales/en/plans.json';
import fr from '@shiptime/locales/fr/plans.json';
import { aConstraint, aPlan, aVessel, anApplication, scheduled } from '../../../test/conflicts.ts';
import { aMission } from '../../../test/plans.ts';
import type { Language } from '../../shared/text.ts';
import type { CheckPlanInput } from '../conflicts/check-plan.ts';
import type { CanalLockKey } from '../conflicts/canal-locks.ts';
import { checkPlan } from '../conflicts/check-plan.ts';
import { conflictCauses, conflictCodes, createConflict } from '../conflicts/conflict.ts';
import { remedyKinds } from '../conflicts/remedies.ts';
import { keyboardSteps } from '../editing/plan-operations.ts';
import { planSteps, reviewLevels } from '../lifecycle.ts';
import { zoomPresets } from '../timeline/calendar.ts';
import type { PlanChangeKind } from '../versions/diff-plan-snapshots.ts';
import { constraintFields, missionFields, planFields } from '../versions/diff-plan-snapshots.ts';
import type { SnapshotInput } from '../versions/snapshot.ts';
import { createPlanSnapshot } from '../versions/snapshot.ts';
import { describeConflict, describeRemedy } from './conflict-words.ts';
import { describePlanChanges } from './comparison-words.ts';
import type { Translate, TranslatableText } from './plan-formatter.ts';
import { missionLabels, createPlanFormatter } from './plan-formatter.ts';

const translators: Partial<Record<Language, Translate>> = {};
beforeAll(async () => {
  for (const [language, catalogue] of [
    ['en', en],
    ['fr', fr],
  ] as const) {
    const i18n = createInstance();
    await i18n.init({
      lng: language,
      resources: { [language]: { plans: catalogue } },
      defaultNS: 'plans',
      interpolation: { escapeValue: false },
    });
    translators[language] = (key, params) => String(i18n.t(key, params ?? {}));
  }
});

const t = (language: Language): Translate => translators[language] ?? ((key) => key);
const speaker = (language: Language) =>
  createPlanFormatter({
    language: 'en',
    t: t(language),
    list: (items) => items.join(', '),
    capabilities: new Map([[3, 'Trap hauler']]),
    ports: new Map([1, 2, 3, 4, 5, 99].map((id) => [id, `Port ${id}`])),
    missions: missionLabels([1, 2, 3].map((id) => ({ id, number: id, title: `Leg ${id}` }))),
    constraints: new Map([[1, 'Refit']]),
    kind: (kind) => kind,
  });
const say = (language: Language, { key, params }: TranslatableText) => t(language)(key, params);

type Catalogue = Readonly<Record<string, unknown>>;
const at = (catalogue: Catalogue, path: string): unknown =>
  path.split('.').reduce<unknown>((found, key) => (found as Catalogue | undefined)?.[key], catalogue);
const hasWords = (catalogue: Catalogue, key: string): boolean =>
  [key, `${key}_other`].some((each) => typeof at(catalogue, each) === 'string');

const differenceKinds: Record<PlanChangeKind, true> = {
  mission_added: true,
  mission_removed: true,
  mission_moved: true,
  mission_scheduled: true,
  mission_unscheduled: true,
  mission_changed: true,
  constraint_added: true,
  constraint_removed: true,
  constraint_changed: true,
  plan_changed: true,
  conflict_kept: true,
  conflict_no_longer_kept: true,
  names_changed: true,
};
const causes = Object.entries(conflictCauses).flatMap(([code, all]) =>
  all.map((cause) => `conflicts.${code}_${cause}`),
);
const keys = [
  ...reviewLevels.flatMap((level) => [`levels.${level}`, `level_hints.${level}`]),
  ...planSteps.flatMap((step) => [`steps.${step}`, `steps_done.${step}`]),
  ...conflictCodes.flatMap((code) => [`conflicts.${code}`, `conflict_titles.${code}`]),
  ...causes,
  ...remedyKinds.map((kind) => `remedies.${kind}`),
  ...Object.keys(differenceKinds).map((kind) => `difference.${kind}`),
  ...[...missionFields, ...constraintFields, ...planFields].map((field) => `fields.${field}.label`),
  ...zoomPresets.map((preset) => `presets.${preset}`),
  ...Object.keys(keyboardSteps).map((step) => `keyboard_steps.${step}`),
  ...['undecided_applications', 'unscheduled_missions', 'unresolved_conflicts'].map(
    (code) => `blocked.${code}`,
  ),
];

describe('the words of plans', () => {
  it('name the unknown equipment, and put no mission on a ship that it is only compared with', () => {
    for (const language of ['en', 'fr'] as const) {
      const unknown = createConflict('not_checked', [1], 0, { cause: 'capabilities', capability_id: 3 });
      expect(say(language, describeConflict(unknown, speaker(language)))).toContain('Trap hauler');
      for (const catalogue of [en, fr])
        for (const code of ['outside_region', 'outside_region_transit'] as const)
          expect(catalogue.conflicts[code]).not.toMatch(/is on a|est sur un/);
    }
  });

  it.each([
    ['English', en],
    ['French', fr],
  ])('exist in %s for every code, level, step, remedy, difference and field', (_, catalogue) => {
    expect(keys.filter((key) => !hasWords(catalogue, key))).toEqual([]);
  });

  it('call missions by their titles, and by number where two have the same', () => {
    const labels = missionLabels([
      { id: 1, number: 1, title: 'Line P' },
      { id: 2, number: 2, title: 'Line P' },
      { id: 3, number: 3, title: 'Trials' },
    ]);
    expect([...labels.values()]).toEqual(['Line P #1', 'Line P #2', 'Trials']);
  });
});

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const sentences = (language: Language, some: Partial<CheckPlanInput>) =>
  checkPlan(aPlan(some)).map((found) => plain(say(language, describeConflict(found, speaker(language)))));

describe('conflicts in words', () => {
  const late: Partial<CheckPlanInput> = {
    missions: [
      scheduled('2028-06-01'),
      scheduled('2028-06-06', { id: 2, mobilization_port_id: 3, start_fraction: 0.5 }),
    ],
  };

  it('say what is wrong, by how much and between what', () => {
    expect(sentences('en', late)).toEqual([
      'Between Leg 1 and Leg 2: the transit from Port 1 to Port 3 (240 NM) takes 1 day. The time available is 0.5 days, which is 0.5 days too short.',
    ]);
    expect(sentences('fr', late)).toEqual([
      'Entre Leg 1 et Leg 2 : le transit de Port 1 à Port 3 (240 milles marins) dure 1 jour; temps disponible : 0,5 jour; il manque 0,5 jour.',
    ]);
  });

  it('name the locks of a way, with their season', () => {
    const through = (locks: readonly CanalLockKey[], around_nautical_miles: number | null) => ({
      missions: [
        scheduled('2028-12-20'),
        scheduled('2028-12-25', { id: 2, mobilization_port_id: 2, start_fraction: 0.25 }),
      ],
      distance: () => ({ nautical_miles: 10, method: 'way_points' as const, locks, around_nautical_miles }),
      vessel: aVessel({ home_port_id: null }),
    });
    expect(sentences('en', through(['welland'], null))).toContain(
      'Between Leg 1 and Leg 2: the transit from Port 1 to Port 2 (10 NM, and 12 h in locks: Welland Canal, open from 22 March to 10 January) takes 0.75 days. The time available is 0.25 days, which is 0.5 days too short.',
    );
    expect(sentences('fr', through(['canso'], 240))).toContain(
      'Entre Leg 1 et Leg 2 : le transit de Port 1 à Port 2 dure 1 jour, car il contourne un passage alors fermé (240 milles marins; canal de Canso, ouvert du 14 avril au 23 décembre); temps disponible : 0,25 jour; il manque 0,75 jour.',
    );
  });

  it('name the home port, constraints, seasons and berths', () => {
    const plan: Partial<CheckPlanInput> = {
      vessel: aVessel({ science_berths: 7, endurance: 3 }),
      missions: [
        scheduled('2028-04-01', { mobilization_port_id: 3, ship_time_request_id: 1 }),
        scheduled('2028-08-30', {
          id: 2,
          approved_berths: 9,
          mobilization_port_id: 2,
          operational_days: 2.5,
        }),
      ],
      applications: [anApplication({ min_science_berths: 12, operational_days: 6 })],
      constraints: [aConstraint()],
      ports: [{ id: 2, season_start: '06-15', season_end: '08-15' }],
    };
    expect(sentences('en', plan)).toEqual([
      'Leg 2 overlaps “Refit” (2028-09-01 to 2028-09-10) by 0.5 days.',
      'Between the home port and Leg 1: the transit from Port 1 to Port 3 (240 NM) takes 1 day. The time available is 0 days, which is 1 day too short.',
      'Leg 1 needs at least 12 science berths, but the vessel has 7.',
      'Leg 1: 5 days at sea with 0 port calls exceed the vessel’s endurance (3 days) by 2 days.',
      'Port 2 is open from 15 June to 15 August, but Leg 2 mobilizes there for 1 day outside this season.',
      '9 berths are approved for Leg 2, but the vessel has 7.',
      'Leg 1: 5 days planned, 6 days requested. This is 1 day too few.',
    ]);
    expect(sentences('fr', plan).slice(1, 5)).toEqual([
      'Entre le port d’attache et Leg 1 : le transit de Port 1 à Port 3 (240 milles marins) dure 1 jour; temps disponible : 0 jour; il manque 1 jour.',
      'Leg 1 exige au moins 12 couchettes scientifiques; le navire en compte 7.',
      'Leg 1 : 5 jours en mer avec 0 escale dépassent de 2 jours l’autonomie du navire (3 jours).',
      'Port 2 est ouvert du 15 juin au 15 août; la mobilisation de Leg 2 s’y fait pendant 1 jour hors de cette saison.',
    ]);
  });

  it('leave no gap unfilled, in either language', () => {
    const missions = [
      scheduled('2028-03-30', { ship_time_request_id: 1, operational_days: 12, approved_berths: 3 }),
      scheduled('2028-04-02', { id: 2, ship_time_request_id: 1, mobilization_port_id: 99 }),
      aMission({ id: 3, mobilization_port_id: null }),
      scheduled('2028-09-01', { id: 5, operational_days: 0.25, demobilization_port_id: 5 }),
    ];
    const applications = [
      anApplication({
        operational_days: 40,
        operational_window_start: '2028-06-01',
        operational_window_end: '2028-07-01',
        preferred_start_window_start: '2028-06-01',
        preferred_start_window_end: '2028-06-02',
        min_science_berths: 4,
        helicopter_required: true,
        vessel_preference_1_id: 9,
        track_nautical_miles: 90_000,
      }),
    ];
    const vessel = aVessel({
      helicopter_support: false,
      cruising_speed: null,
      endurance: 1,
      home_port_id: null,
    });
    const elsewhere = [
      { vessel_id: 2, mission: scheduled('2028-04-01', { id: 4, ship_time_request_id: 1 }) },
    ];
    for (const language of ['en', 'fr'] as const) {
      const said = sentences(language, { missions, applications, vessel, elsewhere });
      expect(said.length).toBeGreaterThan(12);
      expect(said.filter((text) => /\{\{|\}\}|conflicts\.|undefined|NaN/.test(text))).toEqual([]);
    }
  });
});

describe('remedies in words', () => {
  it('say the one step', () => {
    const [found] = checkPlan(
      aPlan({ missions: [scheduled('2028-06-01'), scheduled('2028-06-05', { id: 2 })] }),
    );
    const remedy = found?.remedy ?? { kind: 'place', mission_id: 0 };
    expect(say('en', describeRemedy(remedy, speaker('en')))).toBe('Move Leg 2 to 2028-06-06');
    expect(say('fr', describeRemedy(remedy, speaker('fr')))).toBe('Déplacer Leg 2 au 2028-06-06');
    const berths = { kind: 'set_approved_berths', mission_id: 1, approved_berths: 1 } as const;
    expect(say('fr', describeRemedy(berths, speaker('fr')))).toBe('Approuver 1 couchette pour Leg 1');
  });
});

const input = (some: Partial<SnapshotInput>): SnapshotInput => ({
  plan: { vessel_plan_id: 1, vessel_id: 1, fiscal_year_id: 1, review_level: 'regional', notes: null },
  vessel: { name_en: 'CCGS Amundsen', name_fr: 'NGCC Amundsen' },
  fiscal_year: { name: '2018-2019', start_date: '2018-04-01', end_date: '2019-03-31' },
  ports: [],
  missions: [],
  constraints: [],
  kept: [],
  ...some,
});

const leg = (
  id: number,
  title: string,
  start_date: string,
  operational_days: number,
  from: number,
  to: number,
) =>
  aMission({
    id,
    title,
    start_date,
    operational_days,
    mobilization_port_id: from,
    demobilization_port_id: to,
  });
const planned = [
  leg(1, 'Leg 1', '2018-05-24', 42, 1, 2),
  leg(2, 'Leg 2c', '2018-07-24', 23, 3, 4),
  leg(3, 'Leg 3a', '2018-08-16', 22, 4, 5),
];
const sailed = [leg(1, 'Leg 1', '2018-05-25', 41, 1, 2), leg(2, 'Leg 2c', '2018-07-24', 23, 3, 5)];

describe('the difference between two versions in words', () => {
  const told = (language: Language, before: Partial<SnapshotInput>, after: Partial<SnapshotInput>) =>
    describePlanChanges(
      createPlanSnapshot(input(before)),
      createPlanSnapshot(input(after)),
      speaker(language),
    ).map((words) => plain(say(language, words)));

  it('is what a planner would say', () => {
    expect(told('en', { missions: planned }, { missions: sailed })).toEqual([
      'Leg 1 begins 1 day later, on 2018-05-25 instead of 2018-05-24, and still ends on 2018-07-04: 41 days of operations instead of 42 days',
      'Leg 2c: demobilization now at Port 5 instead of Port 4',
      'Leg 3a removed: it took 22 days, from 2018-08-16 to 2018-09-06',
    ]);
    expect(told('fr', { missions: planned }, { missions: sailed })).toEqual([
      'Leg 1 commence 1 jour plus tard, le 2018-05-25 au lieu du 2018-05-24, et se termine toujours le 2018-07-04 : 41 jours d’opérations au lieu de 42 jours',
      'Leg 2c : démobilisation maintenant à Port 5 au lieu de Port 4',
      'Leg 3a supprimée : elle occupait 22 jours, du 2018-08-16 au 2018-09-06',
    ]);
  });

  it('tells a new length from a move, and says until when the mission now lasts', () => {
    const [first] = planned;
    const changed = (fields: object) => [{ ...(first ?? aMission()), ...fields }];
    const said = (fields: object) => told('en', { missions: changed({}) }, { missions: changed(fields) });
    expect(said({ operational_days: 44 })).toEqual([
      'Leg 1 lengthened by 2 days, now until 2018-07-06: 44 days of operations instead of 42 days',
    ]);
    expect(said({ start_date: '2018-05-20', operational_days: 46 })).toEqual([
      'Leg 1 begins 4 days earlier, on 2018-05-20 instead of 2018-05-24, and still ends on 2018-07-04: 46 days of operations instead of 42 days',
    ]);
    expect(said({ start_date: '2018-05-20', operational_days: 40 })).toEqual([
      'Leg 1 moved from 2018-05-24 to 2018-05-20 (4 days earlier)',
      'Leg 1 shortened by 2 days: 40 days of operations instead of 42 days',
    ]);
  });

  it('follows the calendar, and does not take a port that is no longer named for one with another name', () => {
    const ports = [1, 2, 3, 4, 5].map((id) => ({ id, name_en: `Port ${id}`, name_fr: `Port ${id}` }));
    const [first, ...rest] = planned;
    const moved = { ...(first ?? aMission()), start_date: '2018-10-01' };
    expect(
      told('en', { missions: planned, ports }, { missions: [moved, ...rest.slice(0, 1)], ports }),
    ).toEqual([
      'Leg 3a removed: it took 22 days, from 2018-08-16 to 2018-09-06',
      'Leg 1 moved from 2018-05-24 to 2018-10-01 (130 days later)',
    ]);
    const renamed = ports.map((port) => ({ ...port, name_en: `${port.name_en}!` }));
    expect(told('en', { missions: planned, ports }, { missions: planned, ports: renamed })).toEqual([
      'A vessel, a port or a year was renamed',
    ]);
  });

  it('speaks of the level, notes, constraints, quarter days and what is kept', () => {
    const [first] = planned;
    const mission = first ?? aMission();
    const plan = {
      vessel_plan_id: 1,
      vessel_id: 1,
      fiscal_year_id: 1,
      review_level: 'national',
      notes: 'Ice',
    } as const;
    const kept = [
      { mission_id: 1, code: 'overlap', other_mission_id: 2, reason: 'Shared deck', by: 'Ana Roy' },
    ];
    const after: Partial<SnapshotInput> = {
      plan,
      kept,
      constraints: [aConstraint({ end_date: '2028-09-12' })],
      missions: [
        {
          ...mission,
          title: 'Leg 1b',
          start_date: '2018-05-20',
          start_fraction: 0.25,
          approved_berths: 4,
          notes: 'Ice',
        },
      ],
    };
    expect(told('en', { missions: [mission], constraints: [aConstraint()] }, after)).toEqual([
      'The plan moved from the level “Regional” to the level “National”',
      'The notes on the plan were changed',
      'Leg 1b moved from 2018-05-24 to 2018-05-20, 6:00 (3.75 days earlier)',
      'Leg 1 is now called Leg 1b',
      'Leg 1b – Approved berths: 4 (was empty)',
      'Leg 1b: the notes were changed',
      'Refit – End date: now 2028-09-12 instead of 2028-09-10',
      'Leg 1: “Overlap” is kept by Ana Roy (Shared deck)',
    ]);
  });
});
