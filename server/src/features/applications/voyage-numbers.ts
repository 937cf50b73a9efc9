import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { exampleVoyageNumber, isVoyageNumber } from '@shiptime/domain/shared/voyage-number';
import { type FleetSnapshot, assignVoyageNumbers } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { Db } from '#db/connection.ts';
import type { Filter } from '#http/query/filters.ts';
import { parseTextMatching } from '#http/query/parse-value.ts';

export const voyageNumberSql = (mission: string) =>
  sql<string | null>`(select n.voyage_number from voyage_numbers n where n.mission_id = ${sql.raw(mission)})`;

export const addVoyageNumbers = async (db: Db, snapshot: FleetSnapshot): Promise<FleetSnapshot> => {
  const ids = snapshot.plans.flatMap((plan) => plan.snapshot.missions.map(({ id }) => id));
  const { rows } = await sql<{ mission_id: number; voyage_number: string }>`
    select mission_id, voyage_number from voyage_numbers where mission_id = any(${ids}::int[])`.execute(db);
  return assignVoyageNumbers(snapshot, new Map(rows.map((row) => [row.mission_id, row.voyage_number])));
};

type Condition = Expression<SqlBool>;

export const missionsWithVoyageNumberSql = (numbers: readonly string[]): RawBuilder<unknown> =>
  sql`(select n.mission_id from voyage_numbers n where n.voyage_number = any(${[...numbers]}::text[]))`;

export const createVoyageNumberFilter =
  (place: (missions: RawBuilder<unknown>) => Condition): Filter =>
  ({ values }) => {
    const numbers = values.map((value) =>
      parseTextMatching(value.toUpperCase(), isVoyageNumber, exampleVoyageNumber),
    );
    return numbers.length === 0 ? null : place(missionsWithVoyageNumberSql(numbers));
  };
