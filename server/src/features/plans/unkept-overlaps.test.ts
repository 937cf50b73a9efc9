import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type KeptOverlaps,
  overlapKey,
  findMissionsWithUnkeptOverlap,
} from '@shiptime/domain/plans/conflicts/overlaps';
import type { Mission } from '@shiptime/domain/plans/missions';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan } from '#test/factories/plans.ts';
import type { Tx } from '#db/connection.ts';
import { findMissionsOfPlans } from './missions/mission-queries.ts';

const count = 6;
let database: TestDatabase;
let planId: number;
let ids: number[];
let keeper: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  keeper = await aUser(db, 'regional_vessel_coordinator');
  planId = (await aPlan(db)).id;
  ids = [];
  for (let index = 0; index < count; index += 1) ids.push(await aMission(db, planId));
});
afterAll(() => database.drop());

const quarters = (max: number) => fc.integer({ min: 0, max }).map((quarter) => quarter / 4);
const place = fc.record({
  day: fc.option(fc.integer({ min: 1, max: 12 }), { freq: 8 }),
  fraction: quarters(3),
  mobilization: quarters(4),
  operational: quarters(12).map((days) => days + 0.25),
});
const keeping = fc.record({
  a: fc.nat({ max: count - 1 }),
  b: fc.nat({ max: count - 1 }),
  days: fc.option(quarters(10)),
});

class Undone extends Error {}

/** Rolls back, so that the deferred constraint is never checked. */
const undone = async (work: (tx: Tx) => Promise<void>): Promise<void> => {
  const end = database.db.transaction().execute(async (tx) => {
    await work(tx);
    throw new Undone();
  });
  await expect(end).rejects.toBeInstanceOf(Undone);
};

it('the database and the domain name the same missions that share time without anybody keeping it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(place, { minLength: count, maxLength: count }),
      fc.array(keeping, { maxLength: 5 }),
      async (places, keepings) => {
        const kept: KeptOverlaps = new Map(
          keepings
            .filter(({ a, b }) => a !== b)
            .map(({ a, b, days }) => [overlapKey(ids[a]!, ids[b]!), days] as const),
        );
        await undone(async (tx) => {
          for (const [index, { day, fraction, mobilization, operational }] of places.entries()) {
            await tx
              .updateTable('missions')
              .set({
                overlap_kept: true,
                start_date: day === null ? null : `2028-05-${String(day).padStart(2, '0')}`,
                start_fraction: day === null ? 0 : fraction,
                mobilization_days: mobilization,
                operational_days: operational,
              })
              .where('id', '=', ids[index]!)
              .execute();
          }
          for (const [key, days] of kept) {
            const [mission_id = 0, other_mission_id = 0] = key.split(':').map(Number);
            await tx
              .insertInto('mission_conflicts_kept')
              .values({ mission_id, other_mission_id, code: 'overlap', days, reason: 'r', user_id: keeper })
              .execute();
          }
          const { rows } = await sql<{ mission_id: number; other_mission_id: number }>`
            select * from unkept_overlaps(${ids}::int[])`.execute(tx);
          const told = new Set(
            rows.flatMap(({ mission_id, other_mission_id }) => [mission_id, other_mission_id]),
          );
          const missions: readonly Mission[] = await findMissionsOfPlans(tx, [planId]);
          expect([...told].toSorted()).toEqual([...findMissionsWithUnkeptOverlap(missions, kept)].toSorted());
        });
      },
    ),
    { numRuns: 40 },
  );
});
