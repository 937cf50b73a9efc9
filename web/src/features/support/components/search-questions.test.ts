import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Question } from '../support-api.ts';
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

const more = [
  question(4, 'Is my work saved while I write?', 'Mon travail est-il enregistré pendant que j’écris?'),
  question(5, 'Which ship should I ask for?', 'Quel navire devrais-je demander?'),
  question(6, 'I have forgotten my password.', 'J’ai oublié mon mot de passe.'),
  question(7, 'How do I withdraw an application?', 'Comment retirer une demande?'),
  question(
    8,
    'What happens when a clarification is requested?',
    'Que se passe-t-il lorsque des précisions sont demandées?',
  ),
];

it.each([
  ['due date', 'en', [1]],
  ['closing dates', 'en', [1]],
  ['échéance', 'fr', [1]],
  ['échéance', 'en', [1]],
  ['what is the cut-off', 'en', [1]],
  ['boat', 'en', [5]],
  ['bateaux', 'fr', [5]],
  ['lost password', 'en', [6]],
  ['how do I log in when I forgot', 'en', [6]],
  ['mot de passe perdu', 'fr', [6]],
  ['cancel my request', 'en', [7]],
  ['annuler ma requête', 'fr', [7]],
  ['sauvegarde', 'fr', [4]],
  ['éclaircissement', 'fr', [8]],
  ['boats of the moon', 'en', []],
  ['how do I', 'en', [7]],
] as const)('%j in %s means what it is called', (sought, language, expected) => {
  const found = searchQuestions([...questions, ...more], sought, language);
  expect(found.map(({ question: { id } }) => id)).toEqual(expected);
});

it('what has the words as they were typed comes before what says them otherwise', () => {
  const both = [question(1, 'A vessel', 'Un navire'), question(2, 'A ship', 'Un bateau')];
  expect(searchQuestions(both, 'ship', 'en').map(({ question: { id } }) => id)).toEqual([2, 1]);
});

const faqs = new URL('../../../../../server/src/seeds/reference/data/faqs.json', import.meta.url);
type Seed = Pick<Question, 'key' | 'question_en' | 'question_fr' | 'answer_en' | 'answer_fr'>;
const asked = (JSON.parse(readFileSync(faqs, 'utf8')) as Seed[]).map(
  ({ key, question_en, question_fr, answer_en, answer_fr }, index): Question => ({
    ...question(index + 1, question_en, question_fr),
    ...{ key, answer_en, answer_fr },
  }),
);

it.each([
  ['cancel', 'withdraw'],
  ['annuler', 'withdraw'],
  ['annulation', 'withdraw'],
  ['deadline', 'deadline'],
  ['délai', 'deadline'],
  ['delai', 'deadline'],
  ['délais', 'deadline'],
  ['échéance', 'deadline'],
  ['echeance', 'deadline'],
  ['ÉCHÉANCES', 'deadline'],
])('%j finds among the portal’s own questions the one on “%s”, in either language', (sought, key) => {
  for (const language of ['en', 'fr'] as const) {
    const found = searchQuestions(asked, sought, language).map(({ question: one }) => one.key);
    expect(found.slice(0, 3)).toContain(key);
  }
});

it.each([
  ['cancel', 'withdraw'],
  ['annuler', 'withdraw'],
  ['letter of intent', 'later-years'],
  ['lettre d’intention', 'later-years'],
  ['spare berths', 'join-a-voyage'],
  ['join a voyage', 'join-a-voyage'],
  ['couchettes libres', 'join-a-voyage'],
  ['report after the voyage', 'after-the-voyage'],
  ['rapport de voyage', 'after-the-voyage'],
  ['upload a pdf', 'attachments'],
  ['pièce jointe', 'attachments'],
])('%j finds first the question on “%s”, in either language', (sought, key) => {
  for (const language of ['en', 'fr'] as const)
    expect(searchQuestions(asked, sought, language)[0]?.question.key).toBe(key);
});
