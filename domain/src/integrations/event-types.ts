/** What can have happened: application, plan, mission, schedule; told in docs/api.md. */
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
  'schedule.published',
  'schedule.freed',
  'fiscal_year.deadline_moved',
] as const;
export type EventType = (typeof eventTypes)[number];

/** How long events, and what was sent of them, can be asked for. */
export const eventDays = 90;
