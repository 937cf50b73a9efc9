import { identifierSchemesByList } from '@shiptime/domain/shared/identifiers';
import type { ErrorType } from '@shiptime/domain/shared/error-types';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import type { RefusalCode } from '@shiptime/domain/shared/refusal-codes';

/**
 * Database constraints that enforce a rule (docs/rules.md). When a race gets past the code, the caller still
 * gets the rule's refusal.
 */
export const refusalCodeByConstraint: Readonly<Record<string, RefusalCode>> = {
  request_status_transition: 'invalid_transition',
  request_delete_draft_only: 'invalid_transition',
  request_read_only: 'read_only',
  request_deadline_passed: 'deadline_passed',
  undecided_corrections: 'undecided_corrections',
  plan_read_only: 'read_only',
  application_on_its_vessel: 'last_mission',
  shared_voyage_apart: 'voyage_apart',
  co_proponents_limit: 'limit_reached',
};

export const errorTypeByConstraint: Readonly<
  Record<string, { readonly type: ErrorType; readonly message: string }>
> = { missions_no_overlap: { type: 'overlap', message: 'answers:http.overlap' } };

export const fieldProblemByConstraint: Readonly<Record<string, FieldProblem>> = {
  mission_before_year: { field: 'start_date', code: 'before_fiscal_year' },
  mission_after_year: { field: 'end_date', code: 'after_fiscal_year' },
  attachments_once: { field: 'file', code: 'attached_already' },
  attachments_room: { field: 'file', code: 'attachments_full', params: { max: 20, left: 0 } },
  remarks_between_applicants: { field: 'addressee_id', code: 'unknown_choice' },
  remarks_count: { field: 'body', code: 'too_many_remarks', params: { max: 300 } },
  remark_replies_count: { field: 'body', code: 'too_many_remarks', params: { max: 100 } },
  attachments_count: { field: 'file', code: 'too_many_attachments', params: { max: 30 } },
  ...Object.fromEntries(
    Object.entries(identifierSchemesByList).flatMap(([table, schemes]) =>
      schemes.map((field) => [`${table}_${field}`, { field, code: 'not_unique' as const }]),
    ),
  ),
};

/** The constraint error carries the deadline in its detail. */
export const refusalMetaOfConstraint = (code: RefusalCode, detail: string) =>
  code === 'deadline_passed' ? { deadline_at: detail } : undefined;
