export const testDelivery = 'webhook.test';

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
  'application.changed',
  'plan.sent_to_national',
  'plan.sent_to_executive',
  'plan.returned',
  'plan.final',
  'plan.reopened',
  'plan.changed',
  'mission.changed',
  'constraint.changed',
  'berth_request.asked',
  'berth_request.accepted',
  'berth_request.declined',
  'berth_request.withdrawn',
  'berth_request.taken_back',
  'berth_request.lapsed',
  'berth_request.changed',
  'letter_of_intent.changed',
  'schedule.published',
  'schedule.freed',
  'schedule.changed',
  'fiscal_year.deadline_moved',
  'person.changed',
  'reference.changed',
  'planning.changed',
] as const;
export type EventType = (typeof eventTypes)[number];

/** Days for which events and deliveries are kept. */
export const eventDays = 90;
