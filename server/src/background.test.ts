import en from '@shiptime/locales/en/operation.json' with { type: 'json' };
import fr from '@shiptime/locales/fr/operation.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { repeatedJobs } from './background.ts';

it.each([
  ['en', en],
  ['fr', fr],
] as const)('everything that is done again and again has a name, %s', (_, { jobs }) => {
  expect(Object.keys(jobs.names).toSorted()).toEqual(repeatedJobs.map(({ name }) => name).toSorted());
});
