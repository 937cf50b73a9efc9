import type { Tx } from '../db/connection.ts';
import { announceLiveEvent, planTopic } from './live.ts';

type PlanEvent = { readonly kind: string; readonly [key: string]: unknown };

export const announcePlanEvent = async (
  tx: Tx,
  planId: number,
  by: number,
  event: PlanEvent,
): Promise<void> => {
  const user = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', by)
    .executeTakeFirstOrThrow();
  const by_name = `${user.first_name} ${user.last_name}`;
  await announceLiveEvent(tx, { topic: planTopic(planId), vessel_plan_id: planId, by, by_name, ...event });
};
