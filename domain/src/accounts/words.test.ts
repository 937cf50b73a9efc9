import { expect, it } from 'vitest';
import en from '@shiptime/locales/en/accounts.json';
import fr from '@shiptime/locales/fr/accounts.json';
import { passwordRuleNames } from './password.ts';

it.each([
  ['English', en],
  ['French', fr],
])('every rule of a password can be said in %s', (_, catalogue) => {
  const words: Readonly<Record<string, string>> = catalogue.password_rules;
  expect(passwordRuleNames.filter((rule) => !words[rule])).toEqual([]);
});
