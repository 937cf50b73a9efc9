import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '@shiptime/domain/shared/actor';
import { foldText, type Language } from '@shiptime/domain/shared/text';
import type { vesselInputSchema } from '@shiptime/domain/vessels/vessel';
import type { Tx } from '#db/connection.ts';
import type { Vessels } from '#db/tables.generated.ts';
import { writeAuditEntry, type AuditedActor } from '#audit/audit.ts';
import { invalidRefusal, notFoundRefusal } from '#http/refusal.ts';
import { requireCurrentVersion, type ExpectedVersion } from '#http/answers/versions.ts';
import { findUnusedKey, nextPosition } from '../reference/edit-list.ts';
import { presentVessel } from './vessel-presenter.ts';

type Vessel = Selectable<Vessels>;
type By = Actor & AuditedActor;
type Target = { readonly id: number; readonly expected: ExpectedVersion; readonly language: Language };

const lockFresh = async (tx: Tx, actor: By, { id, expected, language }: Target): Promise<Vessel> => {
  const vessel = await tx
    .selectFrom('vessels')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!vessel) throw notFoundRefusal();
  await requireCurrentVersion(expected, vessel.lock_version, async () =>
    presentVessel(vessel, actor, language),
  );
  return vessel;
};

const shipName = (name: string): string => foldText(name).replace(/^(ccgs|ngcc) /, '');

const requireListed = async (tx: Tx, sent: Partial<z.infer<typeof vesselInputSchema>>): Promise<void> => {
  const ids = sent.capabilities?.map(({ capability_id }) => capability_id) ?? [];
  if (ids.length === 0) return;
  const listed = await tx.selectFrom('capabilities').select('id').where('id', 'in', ids).execute();
  if (listed.length < ids.length) throw invalidRefusal([{ field: 'capabilities', code: 'unknown_choice' }]);
};

export const toVesselColumns = <B extends Partial<z.infer<typeof vesselInputSchema>>>({
  capabilities,
  identifier_sources,
  ...rest
}: B) => ({
  ...rest,
  ...(capabilities && { capabilities: JSON.stringify(capabilities) }),
  ...(identifier_sources && { identifier_sources: JSON.stringify(identifier_sources) }),
});

export const addVessel = async (
  tx: Tx,
  actor: AuditedActor | null,
  body: z.infer<typeof vesselInputSchema>,
): Promise<Vessel> => {
  await requireListed(tx, body);
  const after = await tx
    .insertInto('vessels')
    .values({
      position: await nextPosition(tx, 'vessels'),
      ...toVesselColumns(body),
      key: await findUnusedKey(tx, 'vessels', shipName(body.name_en)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeAuditEntry(tx, actor, {
    action: 'vessels.created',
    subject_type: 'vessels',
    subject_id: after.id,
    after,
  });
  return after;
};

export const changeVessel = async (
  tx: Tx,
  actor: By,
  target: Target,
  body: Partial<z.infer<typeof vesselInputSchema>>,
): Promise<Vessel> => {
  const before = await lockFresh(tx, actor, target);
  if (Object.keys(body).length === 0) return before;
  await requireListed(tx, body);
  const after = await tx
    .updateTable('vessels')
    .set(toVesselColumns(body))
    .where('id', '=', target.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeAuditEntry(tx, actor, {
    action: 'vessels.updated',
    subject_type: 'vessels',
    subject_id: after.id,
    before,
    after,
  });
  return after;
};

export const removeVessel = async (tx: Tx, actor: By, target: Target): Promise<void> => {
  const before = await lockFresh(tx, actor, target);
  await tx.deleteFrom('vessels').where('id', '=', target.id).execute();
  await writeAuditEntry(tx, actor, {
    action: 'vessels.deleted',
    subject_type: 'vessels',
    subject_id: target.id,
    before,
  });
};
