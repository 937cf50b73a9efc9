import { fold, type Language } from '@shiptime/domain/shared/text';
import type { Question } from '../api.ts';

export type Found = {
  readonly question: Question;
  /** The words sought stand only in the text of the other language. */
  readonly inOther: boolean;
};

const textIn = (question: Question, language: Language): string =>
  fold(
    language === 'fr'
      ? `${question.question_fr}\n${question.answer_fr}`
      : `${question.question_en}\n${question.answer_en}`,
  );

/** Searches both languages: who knows a term in one finds the question in the other. */
export const searchQuestions = (
  questions: readonly Question[],
  sought: string,
  language: Language,
): Found[] => {
  const wanted = fold(sought.trim());
  const other = language === 'fr' ? 'en' : 'fr';
  return questions
    .filter(({ active }) => active !== false)
    .flatMap((question): Found[] => {
      if (textIn(question, language).includes(wanted)) return [{ question, inOther: false }];
      return textIn(question, other).includes(wanted) ? [{ question, inOther: true }] : [];
    });
};
