import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aConstraint } from '../../../test/conflicts.ts';
import { aMission, arbitraryDay, arbitraryMissions } from '../../../test/plans.ts';
import { addDays } from '../../shared/calendar-day.ts';
import { constraintKinds } from '../../vessels/constraints.ts';
import { reviewLevels } from '../lifecycle.ts';
import { applyPlanChanges } from './apply-plan-changes.ts';
import { diffPlanSnapshots } from './diff-plan-snapshots.ts';
import type { SnapshotInput } from './snapshot.ts';
import { createPlanSnapshot } from './snapshot.ts';

const ports = [1, 2, 3, 4, 5].map((id) => ({ id, name_en: `Port ${id}`, name_fr: `Le port ${id}` }));
const input = (some: Partial<SnapshotInput> = {}): SnapshotInput => ({
  plan: { vessel_plan_id: 1, vessel_id: 1, fiscal_year_id: 1, review_level: 'regional', notes: null },
  vessel: { name_en: 'CCGS Teleost', name_fr: 'NGCC Teleost' },
  fiscal_year: { name: '2028-2029', start_date: '2028-04-01', end_date: '2029-03-31' },
  ports,
  missions: [],
  constraints: [],
  kept: [],
  ...some,
});

const arbitraryConstraints = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      start: arbitraryDay,
      days: fc.nat(40),
      port_id: fc.option(fc.integer({ min: 1, max: 5 })),
      kind: fc.constantFrom(...constraintKinds),
    }),
    {
      selector: (each) => each.id,
      maxLength: 4,
    },
  )
  .map((rows) =>
    rows.map(({ id, start, days, port_id, kind }) => ({
      ...aConstraint({ id, start_date: start, end_date: addDays(start, days), port_id }),
      kind,
    })),
  );

const arbitraryKept = fc.uniqueArray(
  fc.record({
    mission_id: fc.integer({ min: 1, max: 9 }),
    code: fc.constantFrom('overlap', 'helicopter'),
    other_mission_id: fc.option(fc.integer({ min: 10, max: 20 })),
    reason: fc.string({ minLength: 1, maxLength: 5 }),
    by: fc.constantFrom('Ana Roy', 'Siobhán O’Brien'),
  }),
  { selector: (kept) => `${kept.mission_id}:${kept.code}:${kept.other_mission_id}`, maxLength: 4 },
);

const arbitrarySnapshot = fc
  .record({
    missions: arbitraryMissions,
    titles: fc.array(fc.option(fc.string({ maxLength: 9 })), { minLength: 12, maxLength: 12 }),
    constraints: arbitraryConstraints,
    kept: arbitraryKept,
    review_level: fc.constantFrom(...reviewLevels),
    notes: fc.option(fc.string({ maxLength: 9 })),
    vessel: fc.record({ name_en: fc.string({ maxLength: 3 }), name_fr: fc.string({ maxLength: 3 }) }),
  })
  .map(({ missions, titles, constraints, kept, review_level, notes, vessel }) =>
    createPlanSnapshot(
      input({
        plan: { vessel_plan_id: 1, vessel_id: 1, fiscal_year_id: 1, review_level, notes },
        vessel,
        kept,
        constraints,
        missions: missions.map((mission, index) => ({ ...mission, project_title: titles[index] ?? null })),
      }),
    ),
  );

describe('the difference between two versions', () => {
  it('is none where only the order of the keys is another, as a database gives them back', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (value === null || typeof value !== 'object') return value;
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, each]) => [key, turned(each)]),
      );
    };
    const kept = { mission_id: 1, code: 'overlap', other_mission_id: 2, constraint_id: null, days: 2 };
    const plan = createPlanSnapshot(
      input({ missions: [aMission({ id: 1 })], kept: [{ ...kept, reason: 'agreed', by: 'Ana' }] }),
    );
    expect(diffPlanSnapshots(plan, turned(plan) as typeof plan)).toEqual([]);
  });

  it('applied to the one gives the other', () => {
    fc.assert(
      fc.property(arbitrarySnapshot, arbitrarySnapshot, (before, after) => {
        expect(applyPlanChanges(before, diffPlanSnapshots(before, after))).toEqual(after);
      }),
    );
  });

  it('applied after having been written down gives the other just the same', () => {
    fc.assert(
      fc.property(arbitrarySnapshot, arbitrarySnapshot, (before, after) => {
        const stored = JSON.parse(JSON.stringify({ before, changes: diffPlanSnapshots(before, after) }));
        expect(applyPlanChanges(stored.before, stored.changes)).toEqual(after);
      }),
    );
  });

  it('is nothing between a version and itself', () => {
    fc.assert(
      fc.property(arbitrarySnapshot, (plan) => {
        expect(diffPlanSnapshots(plan, plan)).toEqual([]);
      }),
    );
  });

  const leg = aMission({ id: 3, number: 3, title: 'Leg 3', start_date: '2028-07-12' });
  const of = (...missions: SnapshotInput['missions'][number][]) => createPlanSnapshot(input({ missions }));

  it('says what was moved, and by how much', () => {
    expect(diffPlanSnapshots(of(leg), of({ ...leg, start_date: '2028-07-15', start_fraction: 0.5 }))).toEqual(
      [
        {
          kind: 'mission_moved',
          mission_id: 3,
          number: 3,
          title: 'Leg 3',
          before: { start_date: '2028-07-12', start_fraction: 0 },
          after: { start_date: '2028-07-15', start_fraction: 0.5 },
          days: 3.5,
        },
      ],
    );
  });

  it('says what was added, removed, placed and taken off the calendar', () => {
    const kinds = (before: ReturnType<typeof of>, after: ReturnType<typeof of>) =>
      diffPlanSnapshots(before, after).map(({ kind }) => kind);
    expect(kinds(of(), of(leg))).toEqual(['mission_added', 'names_changed']);
    expect(kinds(of(leg), of())).toEqual(['mission_removed', 'names_changed']);
    expect(kinds(of({ ...leg, start_date: null }), of(leg))).toEqual(['mission_scheduled']);
    expect(kinds(of(leg), of({ ...leg, start_date: null }))).toEqual(['mission_unscheduled']);
  });

  it('lists the fields that changed, each with what it was', () => {
    const changed = { ...leg, title: 'Leg 3b', operational_days: 9, demobilization_port_id: 2 };
    expect(diffPlanSnapshots(of(leg), of(changed))[0]).toEqual({
      kind: 'mission_changed',
      mission_id: 3,
      number: 3,
      title: 'Leg 3b',
      fields: [
        { field: 'title', before: 'Leg 3', after: 'Leg 3b' },
        { field: 'operational_days', before: 5, after: 9 },
        { field: 'demobilization_port_id', before: 1, after: 2 },
      ],
    });
  });

  it('speaks of the level, the notes and the constraints too', () => {
    const before = createPlanSnapshot(input({ constraints: [aConstraint()] }));
    const after = createPlanSnapshot(
      input({
        plan: { vessel_plan_id: 1, vessel_id: 1, fiscal_year_id: 1, review_level: 'national', notes: 'Ice' },
        constraints: [aConstraint({ end_date: '2028-09-12' })],
      }),
    );
    expect(diffPlanSnapshots(before, after)).toEqual([
      {
        kind: 'plan_changed',
        fields: [
          { field: 'review_level', before: 'regional', after: 'national' },
          { field: 'notes', before: null, after: 'Ice' },
        ],
      },
      {
        kind: 'constraint_changed',
        constraint_id: 1,
        name: 'Refit',
        fields: [
          { field: 'end_date', before: '2028-09-10', after: '2028-09-12' },
          { field: 'duration_days', before: 10, after: 12 },
        ],
      },
    ]);
  });
});

describe('the kind of a constraint', () => {
  const of = (kind?: 'refit' | 'drydock') =>
    createPlanSnapshot(input({ constraints: [{ ...aConstraint(), ...(kind && { kind }) }] }));

  it('is kept in a version, and compared', () => {
    expect(of('refit').constraints[0]).toMatchObject({ name: 'Refit', kind: 'refit' });
    expect(diffPlanSnapshots(of('refit'), of('drydock'))).toEqual([
      {
        kind: 'constraint_changed',
        constraint_id: 1,
        name: 'Refit',
        fields: [{ field: 'kind', before: 'refit', after: 'drydock' }],
      },
    ]);
  });

  it('is no change where an earlier version does not say it', () => {
    expect(diffPlanSnapshots(of(), of('drydock'))).toEqual([]);
    expect(diffPlanSnapshots(of('drydock'), of())).toEqual([]);
  });
});

describe('a snapshot', () => {
  it('holds the names of what it speaks of, and the last day of each mission', () => {
    const snapshot = createPlanSnapshot(
      input({
        missions: [
          { ...aMission({ mobilization_port_id: 2, start_date: '2028-06-01' }), project_title: 'Line P' },
        ],
      }),
    );
    expect(snapshot.names.ports.map(({ id }) => id)).toEqual([1, 2]);
    expect(snapshot.missions[0]).toMatchObject({
      project_title: 'Line P',
      primary_proponent: null,
      end_date: '2028-06-05',
    });
  });

  it('is the same whatever the order of the rows', () => {
    fc.assert(
      fc.property(arbitraryMissions, arbitraryConstraints, arbitraryKept, (missions, constraints, kept) => {
        const one = createPlanSnapshot(input({ missions, constraints, kept }));
        const other = createPlanSnapshot(
          input({
            missions: missions.toReversed(),
            constraints: constraints.toReversed(),
            kept: kept.toReversed(),
            ports: ports.toReversed(),
          }),
        );
        expect(other).toEqual(one);
      }),
    );
  });
});
