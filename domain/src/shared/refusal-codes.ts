/**
 * Why something is refused, with the status that it has on the wire (docs/contract.md 2).
 * Each code has its words in `locales/<language>/errors.json` under `refusals`.
 */
export const refusalStatuses = {
  /** May not know that it exists. */
  not_found: 404,
  /** May see it, not do it. */
  forbidden: 403,
  only_primary_proponent: 403,
  not_your_vessel: 403,
  /** Not a proponent of this application. */
  not_an_applicant: 403,
  /** The account's type may not apply for ship time at all. */
  account_cannot_apply: 403,
  level_not_yours: 403,
  invalid_transition: 409,
  deadline_passed: 409,
  deadline_not_passed: 409,
  read_only: 409,
  plan_level: 409,
  /** A what-if is adopted or left; it has neither steps nor versions. */
  what_if: 409,
  undecided_applications: 409,
  unscheduled_missions: 409,
  /** Errors of a plan that are neither solved nor kept knowingly. */
  unresolved_conflicts: 409,
  /** It was answered, taken back, or its application has gone another way. */
  offer_closed: 409,
  already_offered: 409,
  vessel_gone: 409,
  /** What an entry of the activity changed has been changed again. */
  changed_since: 409,
  not_revertible: 409,
  last_mission: 409,
  last_second_factor: 409,
  limit_reached: 409,
  in_use: 409,
  incomplete: 422,
} as const;

/**
 * The contract closes the list of types of 409: where a code says more than its list, clients get the nearest type,
 * and people the code's own words.
 */
export const wireTypes: Partial<Record<RefusalCode, RefusalCode>> = {
  unscheduled_missions: 'undecided_applications',
  offer_closed: 'invalid_transition',
  already_offered: 'invalid_transition',
  vessel_gone: 'invalid_transition',
  changed_since: 'invalid_transition',
  not_revertible: 'invalid_transition',
  what_if: 'invalid_transition',
};

export type RefusalCode = keyof typeof refusalStatuses;
export const refusalCodes = Object.keys(refusalStatuses) as [RefusalCode, ...RefusalCode[]];
