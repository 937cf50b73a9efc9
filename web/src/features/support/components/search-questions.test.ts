import { expect, it } from 'vitest';
import type { Question } from '../api.ts';
import { searchQuestions } from './search-questions.ts';

const question = (id: number, en: string, fr: string, active = true): Question => ({
  id,
  key: `q${id}`,
  question: en,
  question_en: en,
  question_fr: fr,
  answer: `${en} answer`,
  answer_en: `${en} answer`,
  answer_fr: `${fr} réponse`,
  active,
  position: id,
  lock_version: 1,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
});

const questions = [
  question(1, 'When is the deadline?', 'Quelle est la date limite?'),
  question(2, 'Who may apply?', 'Qui peut présenter une demande?'),
  question(3, 'Old', 'Ancienne', false),
];

it.each([
  [
    '',
    'en',
    [
      [1, false],
      [2, false],
    ],
  ],
  ['deadline', 'en', [[1, false]]],
  ['DATE limite', 'fr', [[1, false]]],
  ['deadline', 'fr', [[1, true]]],
  ['presenter', 'fr', [[2, false]]],
  [
    'reponse',
    'en',
    [
      [1, true],
      [2, true],
    ],
  ],
  ['ancienne', 'fr', []],
  ['nothing of the kind', 'en', []],
] as const)('%j in %s', (sought, language, expected) => {
  const found = searchQuestions(questions, sought, language).map(({ question: { id }, inOther }) => [
    id,
    inOther,
  ]);
  expect(found).toEqual(expected);
});
