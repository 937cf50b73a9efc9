import { tourSnoozeLimit } from './tour.ts';
import { z } from 'zod';
import type { FieldProblem } from '../shared/field-problem.ts';
import { problemParams } from '../shared/field-problem.ts';
import { isStorableText, languages, toOneLine } from '../shared/text.ts';
import { identifierInputSchema } from '../shared/identifiers.ts';
import { emailSchema } from './email.ts';
import { nameSchema } from './names.ts';
import type { PasswordOwner } from './password.ts';
import { findPasswordProblems } from './password.ts';

const secret = z.string().min(1);

const passwords = { password: secret, password_confirmation: secret };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const whateverElse = { when: ({ value }: { value: unknown }) => isRecord(value) };

const textIn = (value: unknown, field: string): string | undefined => {
  const text = isRecord(value) ? value[field] : undefined;
  return typeof text === 'string' ? text : undefined;
};

const ownerIn = (value: unknown): PasswordOwner => ({
  first_name: textIn(value, 'first_name') ?? null,
  last_name: textIn(value, 'last_name') ?? null,
  email: textIn(value, 'email') ?? null,
});

type Check = (value: unknown) => readonly FieldProblem[];

const keepsTheRules: Check = (value) => {
  const password = textIn(value, 'password') ?? '';
  return password === '' ? [] : findPasswordProblems(password, ownerIn(value));
};

const differsFromOld: Check = (value) => {
  const [old, password] = [textIn(value, 'current_password'), textIn(value, 'password')];
  return old && old === password ? [{ field: 'password', code: 'password_same_as_old' }] : [];
};

const isConfirmed: Check = (value) => {
  const [password, again] = [textIn(value, 'password'), textIn(value, 'password_confirmation')];
  return !again || password === again
    ? []
    : [{ field: 'password_confirmation', code: 'confirmation_mismatch' }];
};

const checked = <S extends z.ZodObject>(schema: S, ...checks: readonly Check[]): S =>
  schema.check(
    z.superRefine((value, context) => {
      for (const each of checks.flatMap((check) => check(value))) {
        const params = each.params === undefined ? undefined : { ...each.params };
        context.addIssue({ code: 'custom', path: [each.field], ...problemParams(each.code, params) });
      }
    }, whateverElse),
  );

export const loginSchema = z.object({ email: emailSchema, password: secret });

export const signupSchema = checked(
  z.object({
    first_name: nameSchema,
    last_name: nameSchema,
    email: emailSchema,
    ...passwords,
    locale: z.enum(languages).optional(),
  }),
  keepsTheRules,
  isConfirmed,
);

/** New name and password for an unverified account that someone else created. */
export const claimAccountSchema = checked(
  z.object({ first_name: nameSchema, last_name: nameSchema, ...passwords }),
  keepsTheRules,
  isConfirmed,
);

export const emailOnlySchema = z.object({ email: emailSchema });

export const passwordResetSchema = checked(
  z.object({ email: emailSchema, token: z.string().min(1).max(200), ...passwords }),
  keepsTheRules,
  isConfirmed,
);

export const passwordChangeSchema = checked(
  z.object({ current_password: secret, ...passwords }),
  keepsTheRules,
  differsFromOld,
  isConfirmed,
);

export const emailChangeSchema = z.object({ email: emailSchema, current_password: secret });

const line = (max: number) =>
  z.string().overwrite(toOneLine).max(max).refine(isStorableText, problemParams('invalid')).nullable();

export const digestModes = ['single', 'daily'] as const;
export type DigestMode = (typeof digestModes)[number];

export const profileSchema = z
  .object({
    first_name: nameSchema,
    last_name: nameSchema,
    title: line(250),
    affiliation: line(250),
    telephone: line(50),
    telephone_extension: line(20),
    orcid: identifierInputSchema('orcid'),
    language: z.enum(languages),
    options: z
      .object({
        first_login: z.boolean(),
        tour_put_off: z.int().min(0).max(tourSnoozeLimit),
        digest: z.enum(digestModes),
      })
      .partial(),
  })
  .partial();

export const userManagementSchema = profileSchema.extend({
  user_type_id: z.int().min(1).max(6).optional(),
  active: z.boolean().optional(),
  vessel_ids: z.array(z.int().positive()).max(200).optional(),
});

export type Signup = z.infer<typeof signupSchema>;
export type ClaimAccountBody = z.infer<typeof claimAccountSchema>;
export type Profile = z.infer<typeof profileSchema>;
export type UserManagement = z.infer<typeof userManagementSchema>;
