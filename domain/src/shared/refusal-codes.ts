/** Why a rule refuses something. Each code has its words in `locales/<language>/errors.json` under `refusals`. */
export const refusalCodes = [
  /** May not know that it exists. */
  'not_found',
  /** May see it, not do it. */
  'forbidden',
  'only_primary_proponent',
  'not_your_vessel',
  /** Not a proponent of this application. */
  'not_an_applicant',
  /** The account's type may not apply for ship time at all. */
  'account_cannot_apply',
  'level_not_yours',
  'invalid_transition',
  'deadline_passed',
  'deadline_not_passed',
  'read_only',
  /** A report is written once the last of its voyages is over. */
  'voyage_not_over',
  /** An accepted application of which a mission has a date. */
  'voyage_dated',
  'plan_level',
  /** A what-if is adopted or left; it has neither steps nor versions. */
  'what_if',
  'undecided_applications',
  'unscheduled_missions',
  /** What the proponents propose instead of their answers waits for a coordinator's word. */
  'undecided_corrections',
  /** It was taken, left, replaced by another or has lapsed. */
  'correction_closed',
  /** Errors of a plan that are neither solved nor kept knowingly. */
  'unresolved_conflicts',
  /** It was answered, taken back, or its application has gone another way. */
  'offer_closed',
  'already_offered',
  'vessel_gone',
  /** Applications that do not, or no longer, fit on one voyage. */
  'not_together',
  /** One of the two is asked already whether it shares a voyage, or shares one. */
  'already_asked',
  /** It was answered, taken back or has lapsed. */
  'agreement_closed',
  /** Applications that are to share a voyage, and are not in review with its ship, in one mission each. */
  'not_on_one_plan',
  /** One of two that share a voyage would sail without the other. */
  'voyage_apart',
  /** A request for berths that was answered, withdrawn or has lapsed. */
  'request_closed',
  /** Somebody’s request to become a proponent waits for an answer. */
  'request_open',
  /** An administrator granted or refused the request. */
  'request_decided',
  'not_enough_berths',
  /** One’s own voyage: its proponents ask for no berths on it. */
  'own_voyage',
  /** One waits for berths on this voyage, or sails with it. */
  'berths_asked',
  'voyage_begun',
  /** A letter of intent is of years that are not open yet. */
  'year_not_open',
  'letter_closed',
  /** A letter of intent that became a draft of this year. */
  'already_applied',
  /** What an entry of the activity changed has been changed again. */
  'changed_since',
  'not_revertible',
  'last_mission',
  'last_second_factor',
  'limit_reached',
  'in_use',
  'incomplete',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];
