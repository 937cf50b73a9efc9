import { mayWorkOnPlans } from '@shiptime/domain/plans/policy';
import type { OutageBody } from '@shiptime/domain/proposals/outages';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { throwIfRefused, invalidRefusal } from '#http/refusal.ts';
import { insertConstraints } from '#features/vessels/constraints.ts';
import { findAffectedMissions } from './affected-missions.ts';
import { findPortOfOutage } from './find-port-of-outage.ts';

const unended = (reason: string): string => reason.replace(/[.\s]+$/, '') || reason;

/** Returns the existing outage if the same one is reported again. */
export const reportOutage = async (
  tx: Tx,
  actor: Actor & { readonly address?: string },
  { vessel_id, start_date, end_date, reason, port_id }: OutageBody,
): Promise<{ readonly id: number; readonly isNew: boolean }> => {
  const vessel = await tx
    .selectFrom('vessels')
    .select(['id', 'home_port_id', 'cruising_speed'])
    .where('id', '=', vessel_id)
    .forUpdate()
    .executeTakeFirst();
  if (!vessel) throw invalidRefusal([{ field: 'vessel_id', code: 'unknown_choice' }]);
  throwIfRefused(mayWorkOnPlans(actor, vessel_id));
  const known = await tx
    .selectFrom('scheduling_constraints as c')
    .leftJoin('outages as o', 'o.id', 'c.id')
    .select(['c.id', 'o.user_id'])
    .where('c.vessel_id', '=', vessel_id)
    .where('c.kind', '=', 'breakdown')
    .where('c.start_date', '=', start_date)
    .where('c.end_date', '=', end_date)
    .orderBy('c.id')
    .executeTakeFirst();
  if (known && known.user_id !== null) return { id: known.id, isNew: false };
  const overlapping = await tx
    .selectFrom('scheduling_constraints')
    .select('id')
    .where('vessel_id', '=', vessel_id)
    .where('kind', '=', 'breakdown')
    .where('start_date', '<=', end_date)
    .where('end_date', '>=', start_date)
    .where('id', '<>', known?.id ?? 0)
    .executeTakeFirst();
  if (overlapping) throw invalidRefusal([{ field: 'start_date', code: 'already_out_of_service' }]);
  const days = { start_date, end_date };
  const hits = await findAffectedMissions(tx, { vessel_id, ...days });
  const id =
    known?.id ??
    (
      await insertConstraints(tx, actor, vessel_id, {
        ...days,
        port_id: port_id ?? (await findPortOfOutage(tx, vessel, days)),
        name: unended(reason),
        kind: 'breakdown',
      })
    ).id;
  await tx
    .insertInto('outages')
    .values({ id, user_id: actor.id, affected: JSON.stringify(hits) })
    .execute();
  return { id, isNew: true };
};
