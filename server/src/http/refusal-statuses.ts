import type { ErrorType } from '@shiptime/domain/shared/error-types';
import type { ServerRefusalReason, Refusal, RefusalReason } from './refusal.ts';

/** Maps each refusal to its HTTP status (docs/contract.md 2). */
const statuses: Readonly<Record<RefusalReason, number>> = {
  malformed: 400,
  invalid_filter: 400,
  unknown_append: 400,
  unknown_parameter: 400,
  unknown_field: 400,
  unknown_filter: 400,
  unknown_include: 400,
  unknown_sort: 400,

  unauthenticated: 401,

  account_cannot_apply: 403,
  disabled: 403,
  federation_failed: 403,
  federation_unverified: 403,
  forbidden: 403,
  fresh_proof_required: 403,
  insufficient_scope: 403,
  level_not_yours: 403,
  not_an_applicant: 403,
  not_your_vessel: 403,
  only_primary_proponent: 403,
  ticket_expired: 403,
  unverified: 403,
  wrong_credentials: 403,

  // Resource missing, or hidden from the caller.
  not_found: 404,
  method_not_allowed: 405,
  too_slow: 408,

  agreement_closed: 409,
  already_applied: 409,
  already_asked: 409,
  already_done: 409,
  already_exists: 409,
  already_offered: 409,
  berths_asked: 409,
  changed_since: 409,
  conflict: 409,
  correction_closed: 409,
  cursor_expired: 409,
  deadline_not_passed: 409,
  deadline_passed: 409,
  idempotency_in_flight: 409,
  in_use: 409,
  invalid_transition: 409,
  last_mission: 409,
  letter_closed: 409,
  not_enough_berths: 409,
  own_voyage: 409,
  request_closed: 409,
  request_decided: 409,
  request_open: 409,
  voyage_begun: 409,
  year_not_open: 409,
  last_second_factor: 409,
  second_factor_required: 409,
  second_factor_set_up_required: 409,
  limit_reached: 409,
  not_revertible: 409,
  not_on_one_plan: 409,
  not_together: 409,
  offer_closed: 409,
  overlap: 409,
  plan_level: 409,
  read_only: 409,
  stale: 409,
  undecided_applications: 409,
  undecided_corrections: 409,
  unresolved_conflicts: 409,
  unscheduled_missions: 409,
  vessel_gone: 409,
  voyage_apart: 409,
  voyage_dated: 409,
  voyage_not_over: 409,
  what_if: 409,

  not_what_was_read: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  csrf_mismatch: 419,

  co_proponent_limit: 422,
  duplicate: 422,
  idempotency_conflict: 422,
  inactive: 422,
  observer: 422,
  incomplete: 422,
  invalid: 422,
  self: 422,

  throttled: 429,
  too_many_at_once: 429,
  too_many_requests: 429,

  server_error: 500,

  damaged: 503,
  disk_full: 503,
  federation_unavailable: 503,
  lost: 503,
  schema_missing: 503,
  stopping: 503,
  unavailable: 503,
  unreachable: 503,
};

const ownTypes: Readonly<Record<ServerRefusalReason, ErrorType>> = {
  not_what_was_read: 'stale',
  co_proponent_limit: 'limit_reached',
};

/** The specified API has a fixed list of error types, so other reasons use the nearest one. */
const nearestTypes: Partial<Record<ErrorType, ErrorType>> = {
  unscheduled_missions: 'undecided_applications',
  offer_closed: 'invalid_transition',
  already_offered: 'invalid_transition',
  vessel_gone: 'invalid_transition',
  not_together: 'invalid_transition',
  not_on_one_plan: 'invalid_transition',
  voyage_apart: 'invalid_transition',
  voyage_dated: 'invalid_transition',
  already_asked: 'invalid_transition',
  agreement_closed: 'invalid_transition',
  changed_since: 'invalid_transition',
  not_revertible: 'invalid_transition',
  what_if: 'invalid_transition',
  request_closed: 'invalid_transition',
  request_decided: 'invalid_transition',
  request_open: 'invalid_transition',
  not_enough_berths: 'limit_reached',
  berths_asked: 'invalid_transition',
  own_voyage: 'invalid_transition',
  voyage_begun: 'invalid_transition',
  year_not_open: 'invalid_transition',
  letter_closed: 'invalid_transition',
  already_applied: 'invalid_transition',
};

const isOwn = (reason: RefusalReason): reason is ServerRefusalReason => reason in ownTypes;

export const statusOfRefusal = ({ reason }: Refusal): number => statuses[reason];

export const errorTypeOfRefusal = ({ reason }: Refusal): ErrorType =>
  isOwn(reason) ? ownTypes[reason] : (nearestTypes[reason] ?? reason);

/** 403 and 404 reveal no reason, except for accounts that may not apply (docs/specification.md, "Roles and permissions"). */
export const messageKeyOfRefusal = ({ reason, details }: Refusal): string => {
  if (details.message !== undefined) return details.message;
  if (reason === 'account_cannot_apply') return 'answers:http.account_cannot_apply';
  const status = statuses[reason];
  if (status === 403) return 'answers:http.unauthorized';
  return status === 404 ? 'answers:http.not_found' : `errors:refusals.${reason}`;
};

export const headersOfRefusal = ({ details: { retryAfter, headers } }: Refusal): Record<string, string> => ({
  ...headers,
  ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
});

export const listErrorTypes = (): { readonly type: ErrorType; readonly statuses: readonly number[] }[] => {
  const found = new Map<ErrorType, Set<number>>();
  for (const [reason, status] of Object.entries(statuses) as [RefusalReason, number][]) {
    if (!isOwn(reason) && reason in nearestTypes) continue;
    const type = isOwn(reason) ? ownTypes[reason] : reason;
    found.set(type, (found.get(type) ?? new Set()).add(status));
  }
  return [...found].map(([type, all]) => ({ type, statuses: [...all] }));
};
