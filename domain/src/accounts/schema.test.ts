import { describe, expect, it } from 'vitest';
import { toFieldProblems } from '../shared/field-problem.ts';
import {
  loginSchema,
  passwordChangeSchema,
  passwordResetSchema,
  profileSchema,
  signupSchema,
  userManagementSchema,
} from './schema.ts';

const signup = {
  first_name: 'Ana',
  last_name: 'Roy',
  email: 'Ana.Roy@gc.ca',
  password: 'Kelp-Forest-7',
  password_confirmation: 'Kelp-Forest-7',
  locale: 'fr',
};
type Answer = { readonly error?: Parameters<typeof toFieldProblems>[0] | undefined };
const problems = ({ error }: Answer): string[] =>
  error === undefined ? [] : toFieldProblems(error).map(({ field, code }) => `${field} ${code}`);

describe('signing up', () => {
  it('takes a whole form', () => {
    expect(signupSchema.parse(signup)).toEqual({ ...signup, email: 'ana.roy@gc.ca' });
    const { locale, ...without } = signup;
    expect(locale).toBe('fr');
    expect(problems(signupSchema.safeParse(without))).toEqual([]);
  });

  it('tells every problem at once', () => {
    const form = { first_name: 'R2D2', email: 'ana', password: 'kelp', password_confirmation: 'help' };
    expect(problems(signupSchema.safeParse(form))).toEqual([
      'first_name special_characters',
      'last_name required',
      'email invalid_email',
      'password password_too_short',
      'password password_no_uppercase',
      'password password_no_digit',
      'password password_no_special',
      'password_confirmation confirmation_mismatch',
    ]);
  });

  it('knows whose password it is', () => {
    const password = 'Ana.Roy@gc.ca-7';
    expect(
      problems(signupSchema.safeParse({ ...signup, password, password_confirmation: password })),
    ).toEqual(['password password_personal']);
  });

  it('does not trim a password', () => {
    const padded = ' Kelp-Forest-7';
    expect(
      problems(signupSchema.safeParse({ ...signup, password: padded, password_confirmation: padded })),
    ).toEqual(['password password_whitespace']);
  });

  it.each([null, 'text', 4, []])('refuses a body of %j without failing', (body) => {
    expect(signupSchema.safeParse(body).success).toBe(false);
  });

  it('asks for what is missing, once', () => {
    expect(problems(signupSchema.safeParse({ ...signup, password: '', password_confirmation: '' }))).toEqual([
      'password required',
      'password_confirmation required',
    ]);
  });
});

describe('other forms', () => {
  it('signs in with any password that is there', () => {
    expect(problems(loginSchema.safeParse({ email: 'ana@gc.ca', password: ' ' }))).toEqual([]);
    expect(problems(loginSchema.safeParse({ email: '', password: '' }))).toEqual([
      'email required',
      'password required',
    ]);
  });

  it('changes a password for another one', () => {
    const change = {
      current_password: 'Kelp-Forest-7',
      password: 'Kelp-Forest-7',
      password_confirmation: 'Kelp-Forest-8',
    };
    expect(problems(passwordChangeSchema.safeParse(change))).toEqual([
      'password password_same_as_old',
      'password_confirmation confirmation_mismatch',
    ]);
  });

  it('resets a password with a token', () => {
    const reset = {
      email: 'ana@gc.ca',
      token: 'abc',
      password: 'Kelp-Forest-7',
      password_confirmation: 'Kelp-Forest-7',
    };
    expect(passwordResetSchema.parse(reset)).toEqual(reset);
    expect(problems(passwordResetSchema.safeParse({ ...reset, token: '' }))).toEqual(['token required']);
  });

  it('takes any part of a profile, and nothing that is not in it', () => {
    const sent = { title: null, telephone: '613 555-0100', user_type_id: 5, active: true, id: 3 };
    expect(profileSchema.parse(sent)).toEqual({ title: null, telephone: '613 555-0100' });
    expect(userManagementSchema.parse(sent)).toEqual({
      title: null,
      telephone: '613 555-0100',
      user_type_id: 5,
      active: true,
    });
    expect(
      problems(profileSchema.safeParse({ first_name: '', language: 'de', affiliation: 'a'.repeat(251) })),
    ).toEqual(['first_name required', 'affiliation too_long', 'language invalid']);
    expect(problems(userManagementSchema.safeParse({ user_type_id: 7 }))).toEqual(['user_type_id too_big']);
  });
});
