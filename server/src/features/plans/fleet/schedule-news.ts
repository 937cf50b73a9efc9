import type { Tx } from '#db/connection.ts';
import { announceLiveEvent, fleetTopic } from '#live/live.ts';
import type { SchedulePublished } from './publish-fleet-plan.ts';

export const announceSchedule = (tx: Tx, { actor, fleetPlanId, number }: SchedulePublished): Promise<void> =>
  announceLiveEvent(tx, { topic: fleetTopic(fleetPlanId), kind: 'published', number, by: actor.id });
