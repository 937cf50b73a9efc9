import { sql } from 'kysely';
import { mayManageScenario } from '@shiptime/domain/scenarios/policy';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { requireCurrentVersion, type ExpectedVersion } from '#http/answers/versions.ts';
import { lockScenario, readScenario } from './scenario-queries.ts';

type By = Actor & { readonly address?: string };

export const renameScenario = async (
  tx: Tx,
  actor: By,
  id: number,
  name: string,
  expected: ExpectedVersion,
): Promise<void> => {
  const scenario = await lockScenario(tx, id);
  throwIfRefused(mayManageScenario(actor, scenario));
  await requireCurrentVersion(expected, scenario.lock_version, () => readScenario(tx, actor, id));
  if (name === scenario.name) return;
  await tx.updateTable('scenarios').set({ name }).where('id', '=', id).execute();
  await writeAuditEntry(tx, actor, {
    action: 'scenarios.updated',
    subject_type: 'scenarios',
    subject_id: id,
    before: { name: scenario.name },
    after: { name },
  });
};

export const deleteScenario = async (
  tx: Tx,
  actor: By,
  id: number,
  expected: ExpectedVersion,
): Promise<void> => {
  const scenario = await lockScenario(tx, id);
  throwIfRefused(mayManageScenario(actor, scenario));
  await requireCurrentVersion(expected, scenario.lock_version, () => readScenario(tx, actor, id));
  const plans = sql`(select id from vessel_plans where scenario_id = ${id} for update)`;
  await sql`delete from missions where vessel_plan_id in ${plans}`.execute(tx);
  await tx.deleteFrom('vessel_plans').where('scenario_id', '=', id).execute();
  await tx.deleteFrom('scenarios').where('id', '=', id).execute();
  const { name, fiscal_year_id, vessel_ids } = scenario;
  await writeAuditEntry(tx, actor, {
    action: 'scenarios.deleted',
    subject_type: 'scenarios',
    subject_id: id,
    before: { name, fiscal_year_id, vessel_ids },
  });
};
