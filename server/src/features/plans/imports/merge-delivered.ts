import type { ImportedKind } from '@shiptime/domain/plans/imports/mission-file';
import type { ImportedPart } from '@shiptime/domain/plans/imports/merge-rows';
import { findSameVoyage } from '@shiptime/domain/plans/imports/find-same-voyage';
import { dayOfTick, tickAfterDay, tickOfDay } from '@shiptime/domain/plans/ticks';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Selectable } from 'kysely';
import { type NewAuditEntry, writeAuditEntries } from '#audit/audit.ts';
import type { Tx } from '#db/connection.ts';
import type { DeliveredVoyages } from '#db/tables.generated.ts';
import { announcePlanEvent } from '#live/announce-plan-event.ts';
import type { PlansForImport } from './plans-for-import.ts';

type Stored = Selectable<DeliveredVoyages>;
export type DeliveredPart = ImportedPart & { readonly kind?: ImportedKind | null };

export type MergedVoyage = {
  readonly part: DeliveredPart;
  readonly before: Stored | null;
  readonly after: Pick<
    Stored,
    | 'vessel_plan_id'
    | 'outside_number'
    | 'title'
    | 'start_date'
    | 'end_date'
    | 'mobilization_port_id'
    | 'demobilization_port_id'
  >;
  readonly outcome: 'created' | 'changed' | 'left';
};

const keyOf = ({ outside_number, title, start_date, end_date }: Stored) => ({
  ...{ outside_number, title },
  span: { start: tickOfDay(start_date), end: tickAfterDay(end_date) },
});

export const mergeDeliveredVoyages = async (
  tx: Tx,
  parts: readonly DeliveredPart[],
  plans: PlansForImport,
): Promise<readonly MergedVoyage[]> => {
  if (parts.length === 0) return [];
  const stored = await tx
    .selectFrom('delivered_voyages')
    .selectAll()
    .where('vessel_plan_id', 'in', plans.ids)
    .execute();
  return parts.map((part): MergedVoyage => {
    const vessel_plan_id = plans.planIdOf(part.plan);
    const days = { start_date: dayOfTick(part.span.start), end_date: dayOfTick(part.span.end - 1) };
    const known = stored.filter((each) => each.vessel_plan_id === vessel_plan_id);
    const before = findSameVoyage(part, known, keyOf);
    const after = {
      vessel_plan_id,
      outside_number: part.outside_number ?? before?.outside_number ?? null,
      title: part.title,
      ...days,
      mobilization_port_id: part.mobilization_port_id ?? before?.mobilization_port_id ?? null,
      demobilization_port_id: part.demobilization_port_id ?? before?.demobilization_port_id ?? null,
    };
    const isSame =
      before !== null &&
      Object.entries(after).every(([key, value]) => before[key as keyof typeof after] === value);
    return { part, before, after, outcome: before === null ? 'created' : isSame ? 'left' : 'changed' };
  });
};

const addVoyage = (tx: Tx, after: MergedVoyage['after']) =>
  tx.insertInto('delivered_voyages').values(after).returning('id').executeTakeFirstOrThrow();

export const writeDeliveredVoyages = async (
  tx: Tx,
  actor: Actor,
  voyages: readonly MergedVoyage[],
): Promise<readonly number[]> => {
  const written = voyages.filter(({ outcome }) => outcome !== 'left');
  const entries: NewAuditEntry[] = [];
  for (const { before, after } of written) {
    const { id } = before ?? (await addVoyage(tx, after));
    if (before) await tx.updateTable('delivered_voyages').set(after).where('id', '=', id).execute();
    entries.push({
      action: before ? 'delivered_voyages.updated' : 'delivered_voyages.created',
      subject_type: 'delivered_voyages',
      subject_id: id,
      ...(before && { before }),
      after,
    });
  }
  await writeAuditEntries(tx, actor, entries);
  for (const planId of new Set(written.map(({ after }) => after.vessel_plan_id)))
    await announcePlanEvent(tx, planId, actor.id, { kind: 'delivered' });
  return entries.map(({ subject_id }) => subject_id!);
};
