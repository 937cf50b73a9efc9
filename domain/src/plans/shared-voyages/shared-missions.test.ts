import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import en from '@shiptime/locales/en/plans.json';
import fr from '@shiptime/locales/fr/plans.json';
import { anApplication, aPlan, aVessel, scheduled } from '../../../test/conflicts.ts';
import { checkPlan, type CheckPlanInput } from '../conflicts/check-plan.ts';
import { createConflictContext } from '../conflicts/conflict-context.ts';
import { createLaneWithStops } from '../conflicts/lanes.ts';
import { computeLoad, divideYearForLoad } from '../load.ts';
import { computePlanTotals } from '../plan-totals.ts';
import { applyPlanChanges } from '../versions/apply-plan-changes.ts';
import { diffPlanSnapshots } from '../versions/diff-plan-snapshots.ts';
import { type SnapshotInput, createPlanSnapshot } from '../versions/snapshot.ts';
import { areVoyagesSameAsAnnounced, toVoyage } from '../voyages.ts';
import { describePlanChanges } from '../words/comparison-words.ts';
import { createPlanFormatter, type Translate } from '../words/plan-formatter.ts';
import { describeVoyageInSentences } from '../words/voyage-words.ts';
import { findPartnerMissions, indexSharedMissions, findSharedPairs } from './shared-missions.ts';

const krill = scheduled('2028-06-27', {
  id: 1,
  title: 'Krill',
  ship_time_request_id: 40,
  mobilization_days: 2,
  operational_days: 8,
  demobilization_port_id: null,
});
const ice = scheduled('2028-07-07', {
  id: 2,
  title: 'Ice',
  ship_time_request_id: 41,
  operational_days: 10,
  demobilization_days: 1,
  mobilization_port_id: null,
});
const together = (works_first: boolean, other: number) => ({ ship_time_request_id: other, works_first });
const applications = [
  anApplication({ id: 40, operational_days: 8, shared_voyage: together(true, 41) }),
  anApplication({ id: 41, operational_days: 10, shared_voyage: together(false, 40) }),
];
const plan = (some: Partial<CheckPlanInput> = {}) => aPlan({ missions: [krill, ice], applications, ...some });

describe('who sails together', () => {
  it('is known of both, as long as they lie as one', () => {
    expect(findSharedPairs(applications)).toEqual([[40, 41]]);
    const mates = findPartnerMissions([ice, krill], [[40, 41]]);
    expect(mates.get(1)).toEqual({ mission: ice, works_first: true });
    expect(mates.get(2)).toEqual({ mission: krill, works_first: false });
    const apart = { ...ice, start_date: '2028-07-08' };
    expect(findPartnerMissions([krill, apart], [[40, 41]]).size).toBe(0);
    expect(findPartnerMissions([krill, { ...ice, vessel_plan_id: 2 }], [[40, 41]]).size).toBe(0);
    const waiting = [krill, ice].map((each) => ({ ...each, start_date: null }));
    expect(findPartnerMissions(waiting, [[40, 41]]).size).toBe(2);
  });

  it('needs no margin and no port between the two, and misses no transit', () => {
    expect(checkPlan(plan()).map(({ code }) => code)).toEqual([]);
    const strangers = applications.map((each) => ({ ...each, shared_voyage: null }));
    expect(checkPlan(plan({ applications: strangers })).map(({ code }) => code)).toEqual([
      'no_contingency',
      'not_checked',
    ]);
  });

  it('lives from the same stores: said once, of both', () => {
    const [found, ...more] = checkPlan(plan({ vessel: aVessel({ endurance: 15 }) }));
    expect(more).toEqual([]);
    expect(found).toMatchObject({ code: 'endurance', mission_ids: [1, 2], days: 3 });
    const called = [krill, { ...ice, port_calls: 1 }];
    expect(checkPlan(plan({ missions: called, vessel: aVessel({ endurance: 15 }) }))).toEqual([]);
  });

  it('counts the days in port once in the load of each month and in the totals', () => {
    const conflictContext = createConflictContext(plan());
    const lane = createLaneWithStops({ ...plan(), vessel_plan_id: 1 }, conflictContext.applications);
    const used = computeLoad(lane, conflictContext, divideYearForLoad(conflictContext.year, 'month')).map(
      ({ used_days }) => used_days,
    );
    expect(used.slice(1, 5)).toEqual([0, 4, 17, 0]);
    expect(computePlanTotals(lane, conflictContext)).toMatchObject({
      used_days: 21,
      operational_days: 18,
      unknown_transits: 0,
    });
  });
});

const input: SnapshotInput = {
  plan: { vessel_plan_id: 1, vessel_id: 2, fiscal_year_id: 3, review_level: 'regional', notes: null },
  vessel: { name_en: 'CCGS Hudson', name_fr: 'NGCC Hudson' },
  fiscal_year: { name: '2028-2029', start_date: '2028-04-01', end_date: '2029-03-31' },
  ports: [{ id: 1, name_en: 'Halifax', name_fr: 'Halifax' }],
  missions: [krill, { ...ice, primary_proponent: 'Bo Roy' }],
  constraints: [],
  kept: [],
};
const alone = createPlanSnapshot(input);
const shared = createPlanSnapshot({ ...input, pairs: [[40, 41]] });

const translator = async (language: 'en' | 'fr'): Promise<Translate> => {
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    resources: { [language]: { plans: language === 'fr' ? fr : en } },
    defaultNS: 'plans',
    interpolation: { escapeValue: false },
  });
  return (key, params) => String(i18n.t(key, params ?? {}));
};

describe('a version', () => {
  it('says with whom a mission sails; one that sails alone says nothing', () => {
    expect(shared.missions.map(({ sails_with_id }) => sails_with_id)).toEqual([2, 1]);
    expect(alone.missions.some((mission) => 'sails_with_id' in mission)).toBe(false);
    expect(indexSharedMissions(shared.missions).get(2)).toMatchObject({
      mission: { title: 'Krill' },
      works_first: false,
    });
    expect(indexSharedMissions(alone.missions).size).toBe(0);
  });

  it('differs from one in which they sail alone: in one sentence, in both languages, and back again', async () => {
    expect(applyPlanChanges(alone, diffPlanSnapshots(alone, shared))).toEqual(shared);
    expect(applyPlanChanges(shared, diffPlanSnapshots(shared, alone))).toEqual(alone);
    for (const [language, joined, parted] of [
      ['en', 'Krill now sails together with Ice', 'Krill no longer sails together with Ice'],
      ['fr', 'Krill navigue maintenant avec Ice', 'Krill ne navigue plus avec Ice'],
    ] as const) {
      const t = await translator(language);
      const speaker = createPlanFormatter({
        language: 'en',
        t,
        list: (items) => items.join(', '),
        capabilities: new Map([[3, 'Trap hauler']]),
        ports: new Map(),
        missions: new Map(shared.missions.map(({ id, title }) => [id, title])),
        constraints: new Map(),
        kind: (kind) => kind,
      });
      const said = (before: typeof alone, after: typeof alone) =>
        describePlanChanges(before, after, speaker).map(({ key, params }) => t(key, { ...params }));
      expect(said(alone, shared)).toEqual([joined]);
      expect(said(shared, alone)).toEqual([parted]);
    }
  });
});

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

describe('a voyage', () => {
  const voyage = (id: number, snapshot = shared) => {
    const mission = snapshot.missions.find((each) => each.id === id)!;
    return toVoyage({
      voyage_number: null,
      fiscal_year_id: 3,
      version: 1,
      published_at: '2027-12-01T00:00:00Z',
      reopened: false,
      replanned: false,
      vessel_id: 2,
      vessel: snapshot.names.vessel,
      ports: snapshot.names.ports,
      mission,
      mate: indexSharedMissions(snapshot.missions).get(id)?.mission ?? null,
    })!;
  };

  it('tells those who sail with whom they share it, and who works first', async () => {
    const [english, french] = [await translator('en'), await translator('fr')];
    expect(plain(describeVoyageInSentences({ t: english, language: 'en' }, voyage(1)))).toBe(
      'You sail on CCGS Hudson, from Halifax: on board from 27 June, sails 29 June 00:00, returns 6 July 2028 24:00. You share this voyage with “Ice” (Bo Roy), whose work comes after yours.',
    );
    expect(plain(describeVoyageInSentences({ t: french, language: 'fr' }, voyage(1), 'others'))).toContain(
      'départ de Halifax : à bord dès le 27 juin, appareille le 29 juin à 0 h, revient le 6 juillet 2028 à 24 h. La mission partage ce voyage avec « Ice » (Bo Roy), dont les travaux se font ensuite.',
    );
    expect(plain(describeVoyageInSentences({ t: french, language: 'fr' }, voyage(2)))).toContain(
      'Vous partagez ce voyage avec « Krill », dont les travaux précèdent les vôtres.',
    );
    expect(describeVoyageInSentences({ t: english, language: 'en' }, voyage(1, alone))).not.toContain(
      'share',
    );
  });

  it('is another promise once it is shared', () => {
    expect(areVoyagesSameAsAnnounced([voyage(1)], [voyage(1)])).toBe(true);
    expect(areVoyagesSameAsAnnounced([voyage(1, alone)], [voyage(1)])).toBe(false);
  });
});
