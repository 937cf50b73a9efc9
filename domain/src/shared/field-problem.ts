import { z } from 'zod';

export const fieldProblemCodes = [
  'required',
  'one_year_required',
  'invalid',
  'invalid_email',
  'invalid_url',
  'invalid_identifier',
  'invalid_date',
  'not_unique',
  'special_characters',
  'only_numbers',
  'only_integers',
  'only_positive',
  'quarter_days',
  'day_has_passed',
  'too_far_ahead',
  'of_another_year',
  'too_fine',
  'below_lower_priority',
  'days_do_not_add_up',
  'stations_not_said',
  'too_long',
  'too_short',
  'out_of_range',
  'too_small',
  'too_big',
  'too_many',
  'decimal_degrees',
  'unknown_choice',
  'not_opened',
  'before_fiscal_year',
  'after_fiscal_year',
  'end_before_start',
  'over_two_years',
  'outside_known_years',
  'no_fiscal_year',
  'no_days_at_sea',
  'days_differ',
  'not_known',
  'months_out_of_order',
  'collaborators_listed',
  'outside_operational_window',
  'too_many_hours',
  'no_helicopter',
  'password_too_short',
  'password_no_uppercase',
  'password_no_lowercase',
  'password_no_digit',
  'password_no_special',
  'password_whitespace',
  'password_common',
  'password_personal',
  'password_same_as_old',
  'password_mismatch',
  'password_not_of_signup',
  'confirmation_mismatch',
  'too_many_logins',
  'email_missing',
  'wrong_code',
  'https_only',
  'private_address',
  'not_attachable',
  'empty_file',
  'damaged_file',
  'too_many_pixels',
  'pdf_runs',
  'pdf_holds_files',
  'pdf_protected',
  'pdf_unreadable',
  'infected',
  'attached_already',
  'too_many_attachments',
  'attachments_full',
  'storage_full',
  'too_many_remarks',
  'already_out_of_service',
] as const;

export type FieldProblemCode = (typeof fieldProblemCodes)[number];

export type FieldProblem = {
  readonly field: string;
  readonly code: FieldProblemCode;
  readonly params?: Readonly<Record<string, string | number>>;
};

export const isUnanswered = ({ code }: { readonly code: string }): boolean =>
  code === 'required' || code === 'one_year_required';

/** Attaches a code to a zod check: `z.string().refine(isEmail, problemParams('invalid_email'))`. */
export const problemParams = (code: FieldProblemCode, params?: Record<string, string | number>) => ({
  params: { code, ...(params && { values: params }) },
});

/** Code for a wrong type: `z.number(wrongTypeParams('decimal_degrees'))`; an absent value stays `required`. */
export const wrongTypeParams = (code: FieldProblemCode) => ({
  error: (issue: { readonly code: string; readonly input?: unknown }) => {
    // zod also calls `error` for failed refinements of the type.
    if (issue.code !== 'invalid_type' && issue.code !== 'invalid_value') return undefined;
    return issue.input === undefined || issue.input === null ? 'required' : code;
  },
});

const known = new Set<string>(fieldProblemCodes);

const numericBound = (issue: { origin: string }) => issue.origin === 'number' || issue.origin === 'int';

/** zod includes the input only with `reportInput`; otherwise the message must be parsed. */
const isMissing = (issue: z.core.$ZodIssueInvalidType): boolean =>
  'input' in issue
    ? issue.input === undefined || issue.input === null
    : /received (undefined|null)$/.test(issue.message);

const choicesOf = (issue: z.core.$ZodIssue): Pick<FieldProblem, 'params'> =>
  issue.code === 'invalid_value' && issue.values.length > 1
    ? { params: { choices: issue.values.join(', ') } }
    : {};

const codeOf = (issue: z.core.$ZodIssue): Pick<FieldProblem, 'code' | 'params'> => {
  if (known.has(issue.message)) return { code: issue.message as FieldProblemCode };
  if (issue.code === 'custom') {
    const code = issue.params?.['code'];
    const values = issue.params?.['values'] as Record<string, string | number> | undefined;
    return {
      code: known.has(code) ? (code as FieldProblemCode) : 'invalid',
      ...(values && { params: values }),
    };
  }
  if (issue.code === 'invalid_type') {
    if (isMissing(issue)) return { code: 'required' };
    if (issue.expected === 'int') return { code: 'only_integers' };
    if (issue.expected === 'number') return { code: 'only_numbers' };
    return { code: 'invalid' };
  }
  if (issue.code === 'too_big') {
    const max = Number(issue.maximum);
    if (numericBound(issue)) return { code: 'too_big', params: { max } };
    return { code: issue.origin === 'array' ? 'too_many' : 'too_long', params: { max } };
  }
  if (issue.code === 'too_small') {
    const min = Number(issue.minimum);
    if (numericBound(issue))
      return min === 0 ? { code: 'only_positive' } : { code: 'too_small', params: { min } };
    return min <= 1 ? { code: 'required' } : { code: 'too_short', params: { min } };
  }
  if (issue.code === 'invalid_format') {
    if (issue.format === 'email') return { code: 'invalid_email' };
    if (issue.format === 'url') return { code: 'invalid_url' };
    if (issue.format === 'date' || issue.format === 'datetime') return { code: 'invalid_date' };
  }
  return { code: 'invalid', ...choicesOf(issue) };
};

export const toFieldProblems = (error: { readonly issues: readonly z.core.$ZodIssue[] }): FieldProblem[] =>
  error.issues.map((issue) => ({ field: issue.path.join('.'), ...codeOf(issue) }));
