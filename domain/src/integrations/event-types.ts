/** Type of the delivery that a test of a webhook sends: no event of the portal. */
export const testDelivery = 'webhook.test';

/** Every event type; `/docs/copy-a-year#types` says when each is sent. */
export const eventTypes = [
  'application.submitted',
  'application.in_review',
  'application.clarification_asked',
  'application.answered',
  'application.corrected',
  'application.reassigned',
  'application.rejected',
  'application.accepted',
  'application.withdrawn',
  'application.reported',
  'plan.sent_to_national',
  'plan.sent_to_executive',
  'plan.returned',
  'plan.final',
  'plan.reopened',
  'mission.changed',
  'constraint.changed',
  'berth_request.asked',
  'berth_request.accepted',
  'berth_request.declined',
  'berth_request.withdrawn',
  'berth_request.taken_back',
  'berth_request.lapsed',
  'schedule.published',
  'schedule.freed',
  'fiscal_year.deadline_moved',
] as const;
export type EventType = (typeof eventTypes)[number];

/** How long events, and what was sent of them, can be asked for. */
export const eventDays = 90;
