import { refusalCodes } from './refusal-codes.ts';

export const coProponentProblemCodes = [
  'self',
  'duplicate',
  'inactive',
  'observer',
  'limit_reached',
  'not_found',
] as const;
export type CoProponentProblem = (typeof coProponentProblemCodes)[number];

const statusTypes = [
  'malformed',
  'unauthenticated',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'too_slow',
  'conflict',
  'stale',
  'payload_too_large',
  'unsupported_media_type',
  'csrf_mismatch',
  'invalid',
  'too_many_requests',
  'server_error',
  'unavailable',
] as const;
type StatusType = (typeof statusTypes)[number];

export const errorTypeByStatus: Readonly<Record<number, StatusType>> = {
  400: 'malformed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'too_slow',
  409: 'conflict',
  412: 'stale',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  419: 'csrf_mismatch',
  422: 'invalid',
  429: 'too_many_requests',
  500: 'server_error',
  503: 'unavailable',
};

const ownTypes = [
  'already_done',
  'already_exists',
  'cursor_expired',
  'disabled',
  'federation_failed',
  'federation_unavailable',
  'federation_unverified',
  'fresh_proof_required',
  'idempotency_conflict',
  'idempotency_in_flight',
  'insufficient_scope',
  'invalid_filter',
  'overlap',
  'second_factor_required',
  'second_factor_set_up_required',
  'throttled',
  'ticket_expired',
  'too_many_at_once',
  'unknown_append',
  'unknown_field',
  'unknown_filter',
  'unknown_include',
  'unknown_parameter',
  'unknown_sort',
  'unverified',
  'wrong_credentials',
] as const;
const readinessTypes = ['damaged', 'disk_full', 'lost', 'schema_missing', 'stopping', 'unreachable'] as const;

export const errorTypes = [
  ...statusTypes,
  ...ownTypes,
  ...readinessTypes,
  ...coProponentProblemCodes,
  ...refusalCodes,
] as const;
export type ErrorType = (typeof errorTypes)[number];
