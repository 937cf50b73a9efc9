import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '@shiptime/domain/shared/actor';
import { toFieldProblems } from '@shiptime/domain/shared/field-problem';
import {
  mayEditRates,
  type newVesselRatesSchema,
  type VesselCostRates,
  type vesselRatesChangeSchema,
  completeRatesSchema,
} from '@shiptime/domain/vessels/vessel-rates';
import type { VesselRates } from '@shiptime/domain/vessels/vessel-rates-wire';
import type { Db, Tx } from '#db/connection.ts';
import type { VesselRates as Table } from '#db/tables.generated.ts';
import { writeAuditEntry, type AuditedActor } from '#audit/audit.ts';
import { throwIfRefused, invalidRefusal, notFoundRefusal } from '#http/refusal.ts';
import type { Row } from '#http/answers/resource.ts';
import { requireCurrentVersion, type ExpectedVersion } from '#http/answers/versions.ts';

type Stored = Selectable<Table>;
type By = Actor & AuditedActor;
type Target = { readonly id: number; readonly expected: ExpectedVersion };

const subject = 'vessel_rates';

export const presentRates = (row: Stored, actor: Actor): VesselRates & Row => {
  const isMine = mayEditRates(actor).allowed;
  return { ...row, can: { update: isMine, delete: isMine } };
};

export const listRates = async (db: Db, actor: Actor): Promise<(VesselRates & Row)[]> => {
  const rows = await db
    .selectFrom('vessel_rates')
    .selectAll()
    .orderBy('fiscal_year_id')
    .orderBy('vessel_id')
    .execute();
  return rows.map((row) => presentRates(row, actor));
};

export const requireVesselRates = async (db: Db, id: number): Promise<Stored> => {
  const row = await db.selectFrom('vessel_rates').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFoundRefusal();
  return row;
};

export const loadRatesOfYear = async (
  db: Db,
  fiscalYearId: number,
): Promise<ReadonlyMap<number, VesselCostRates>> => {
  const rows = await db
    .selectFrom('vessel_rates')
    .select(['vessel_id', 'day_rate', 'crew_cycle_cost', 'crew_cycle_days'])
    .select(['fuel_at_sea', 'fuel_in_transit', 'fuel_alongside', 'carbon_factor'])
    .where('fiscal_year_id', '=', fiscalYearId)
    .execute();
  return new Map(rows.map(({ vessel_id, ...rates }) => [vessel_id, rates]));
};

const requireThere = async (
  tx: Tx,
  { vessel_id, fiscal_year_id }: Pick<Stored, 'vessel_id' | 'fiscal_year_id'>,
) => {
  const there = {
    vessel_id: await tx.selectFrom('vessels').select('id').where('id', '=', vessel_id).executeTakeFirst(),
    fiscal_year_id: await tx
      .selectFrom('fiscal_years')
      .select('id')
      .where('id', '=', fiscal_year_id)
      .executeTakeFirst(),
  };
  const problems = (['vessel_id', 'fiscal_year_id'] as const)
    .filter((field) => there[field] === undefined)
    .map((field) => ({ field, code: 'unknown_choice' as const }));
  if (problems.length > 0) throw invalidRefusal(problems);
};

export const addRates = async (
  tx: Tx,
  actor: By,
  body: z.infer<typeof newVesselRatesSchema>,
): Promise<Stored> => {
  await requireThere(tx, body);
  const after = await tx
    .insertInto('vessel_rates')
    .values(body)
    .onConflict((conflict) => conflict.constraint('vessel_rates_one_for_vessel_and_year').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!after) throw invalidRefusal([{ field: 'vessel_id', code: 'not_unique' }]);
  await writeAuditEntry(tx, actor, {
    action: `${subject}.created`,
    subject_type: subject,
    subject_id: after.id,
    after,
  });
  return after;
};

const lockFresh = async (tx: Tx, actor: By, { id, expected }: Target): Promise<Stored> => {
  const row = await tx
    .selectFrom('vessel_rates')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFoundRefusal();
  throwIfRefused(mayEditRates(actor));
  await requireCurrentVersion(expected, row.lock_version, async () => presentRates(row, actor));
  return row;
};

export const changeRates = async (
  tx: Tx,
  actor: By,
  target: Target,
  body: z.infer<typeof vesselRatesChangeSchema>,
): Promise<Stored> => {
  const before = await lockFresh(tx, actor, target);
  if (Object.keys(body).length === 0) return before;
  const merged = completeRatesSchema.safeParse({ ...before, ...body });
  if (!merged.success) throw invalidRefusal(toFieldProblems(merged.error));
  const after = await tx
    .updateTable('vessel_rates')
    .set(merged.data)
    .where('id', '=', target.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeAuditEntry(tx, actor, {
    action: `${subject}.updated`,
    subject_type: subject,
    subject_id: after.id,
    before,
    after,
  });
  return after;
};

export const removeRates = async (tx: Tx, actor: By, target: Target): Promise<void> => {
  const before = await lockFresh(tx, actor, target);
  await tx.deleteFrom('vessel_rates').where('id', '=', target.id).execute();
  await writeAuditEntry(tx, actor, {
    action: `${subject}.deleted`,
    subject_type: subject,
    subject_id: target.id,
    before,
  });
};
