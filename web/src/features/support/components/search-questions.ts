import { foldText, type Language } from '@shiptime/domain/shared/text';
import type { Question } from '../support-api.ts';
import { expandSynonyms } from './synonyms.ts';

export type QuestionMatch = {
  readonly question: Question;
  readonly inOther: boolean;
};

const textIn = (question: Question, language: Language): string =>
  foldText(
    language === 'fr'
      ? `${question.question_fr}\n${question.answer_fr}`
      : `${question.question_en}\n${question.answer_en}`,
  );

const titleIn = (question: Question, language: Language): string =>
  foldText(language === 'fr' ? question.question_fr : question.question_en);

/** Searches both languages: exact words first, then synonyms; questions before answers. */
export const searchQuestions = (
  questions: readonly Question[],
  sought: string,
  language: Language,
): QuestionMatch[] => {
  const other = language === 'fr' ? 'en' : 'fr';
  const active = questions.filter((question) => question.active !== false);
  const matching = (isMatch: (text: string) => boolean): QuestionMatch[] =>
    active.flatMap((question): QuestionMatch[] => {
      if (isMatch(textIn(question, language))) return [{ question, inOther: false }];
      return isMatch(textIn(question, other)) ? [{ question, inOther: true }] : [];
    });
  const wanted = foldText(sought.trim());
  const typed = matching((text) => text.includes(wanted));
  const terms = expandSynonyms(sought);
  if (terms.length === 0) return typed;
  const known = new Set(typed.map(({ question }) => question.id));
  const says = (text: string) => terms.every((words) => words.some((word) => text.includes(word)));
  const meant = matching(says).filter(({ question }) => !known.has(question.id));
  const asks = ({ question }: QuestionMatch) =>
    says(titleIn(question, language)) || says(titleIn(question, other));
  return [...typed, ...meant.filter(asks), ...meant.filter((found) => !asks(found))];
};
