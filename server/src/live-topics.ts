import { view } from '@shiptime/domain/applications/decisions';
import { readPlans, readSchedules } from '@shiptime/domain/plans/policy';
import type { TopicGuards } from './features/accounts/live-stream.ts';
import { findApplication } from './features/applications/queries.ts';

/** What can be followed as it happens, and by whom: whoever may see it. */
export const topicGuards: TopicGuards = {
  fiscal_year: async () => true,
  user: async (_db, actor, id) => actor.id === id,
  ship_time_request: async (db, actor, id) => {
    const application = await findApplication(db, id);
    return application !== undefined && view(actor, application).allowed;
  },
  vessel_plan: async (_db, actor) => readPlans(actor).allowed,
  fleet_plan: async (_db, actor) => readSchedules(actor).allowed,
};
