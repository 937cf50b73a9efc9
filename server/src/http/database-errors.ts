import {
  refusalCodeByConstraint,
  refusalMetaOfConstraint,
  fieldProblemByConstraint,
  errorTypeByConstraint,
} from '../db/constraint-errors.ts';
import { DatabaseBusyError } from '../db/connection-queue.ts';
import { Refusal, invalidRefusal } from './refusal.ts';

/** SQLSTATE codes for values that do not fit their column: a client error, never a 500. */
const unstorable = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05', '23502', '23514']);

type Told = Partial<Record<'code' | 'constraint' | 'message' | 'detail' | 'syscall', string>>;

const missingReference = (detail: string): string | undefined =>
  /^Key \((\w+)\)=.* is not present in table/.exec(detail)?.[1];

const connectionLost = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

const isSocketMissing = (code: string, syscall: string): boolean =>
  code === 'ENOENT' && syscall === 'connect';

const diskFull = '53100';

/** SQLSTATE codes for shutdown, full disk, no memory, no connections, read-only or timeout. */
const outOfService = new Set(['57P01', '57P02', '57P03', diskFull, '53200', '53300', '57014', '25006']);

const isDamaged = (code: string): boolean =>
  ['58P01', '58030', 'XX001', 'XX002', '42P01', '3D000'].includes(code);

const isDatabaseAway = ({ code = '', syscall = '', message = '' }: Told): boolean =>
  connectionLost.has(code) ||
  isSocketMissing(code, syscall) ||
  code.startsWith('08') ||
  outOfService.has(code) ||
  isDamaged(code) ||
  /connection terminated|not queryable|timeout exceeded when trying to connect/i.test(message);

export const isUnmappedConstraintViolation = (error: unknown): boolean => {
  const { code = '', constraint = '' } = (error ?? {}) as Told;
  return ['23502', '23514'].includes(code) && !refusalCodeByConstraint[constraint];
};

export const isDiskFullError = (error: unknown): boolean => ((error ?? {}) as Told).code === diskFull;

export const isDatabaseUnavailableError = (error: unknown): boolean => isDatabaseAway((error ?? {}) as Told);

export const refusalOfDatabaseError = (error: unknown): Refusal | undefined => {
  const told = (error ?? {}) as Told;
  const { code = '', constraint = '', detail = '' } = told;
  const rule = refusalCodeByConstraint[constraint];
  if (rule) {
    const meta = refusalMetaOfConstraint(rule, detail);
    return new Refusal(rule, meta ? { meta } : {});
  }
  const answer = errorTypeByConstraint[constraint];
  if (answer) return new Refusal(answer.type, { message: answer.message });
  const problem = fieldProblemByConstraint[constraint];
  if (problem) return invalidRefusal([problem]);
  const field = code === '23503' ? missingReference(detail) : undefined;
  if (field) return invalidRefusal([{ field, code: 'unknown_choice' }]);
  // PostgreSQL 18 reports `on delete restrict` as 23001.
  if (code === '23503' || code === '23001') return new Refusal('in_use');
  if (code === '23505' || code === '23P01') {
    return new Refusal('already_exists', { message: 'answers:http.already_exists' });
  }
  if (unstorable.has(code)) return invalidRefusal([]);
  if (error instanceof DatabaseBusyError) {
    return new Refusal('unavailable', { message: 'answers:http.busy', retryAfter: error.retryAfterSeconds });
  }
  if (isDatabaseAway(told)) {
    return new Refusal('unavailable', { message: 'answers:http.service_unavailable', retryAfter: 2 });
  }
  return undefined;
};
