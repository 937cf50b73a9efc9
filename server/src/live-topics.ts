import { mayViewApplication } from '@shiptime/domain/applications/policy';
import { mayReadPlans, mayReadSchedules } from '@shiptime/domain/plans/policy';
import type { TopicGuards } from './features/live/live-stream.ts';
import { findApplications } from './features/applications/application-queries.ts';

export const topicGuards: TopicGuards = {
  fiscal_year: async (_db, _actor, ids) => ids,
  user: async (_db, actor, ids) => ids.filter((id) => id === actor.id),
  ship_time_request: async (db, actor, ids) => {
    const found = await findApplications(db, ids);
    return found.filter((application) => mayViewApplication(actor, application).allowed).map(({ id }) => id);
  },
  vessel_plan: async (_db, actor, ids) => (mayReadPlans(actor).allowed ? ids : []),
  fleet_plan: async (_db, actor, ids) => (mayReadSchedules(actor).allowed ? ids : []),
};
