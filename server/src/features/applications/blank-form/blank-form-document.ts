import type { BlankForm, BlankQuestion } from '@shiptime/domain/applications/wire/blank-form';
import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import { toPrintableDocument } from '#pdf/printable-document.ts';

const mostChoices = 60;
const lineLength = 90;

const isWide = ({ choices, longest }: BlankQuestion): boolean =>
  choices.length > 4 || (longest ?? 0) > lineLength * 3;

const linesFor = (question: BlankQuestion): number =>
  isWide(question) ? Math.min(14, Math.max(2, Math.ceil((question.longest ?? 0) / lineLength))) : 2;

const choicesOf = ({ choices }: BlankQuestion, language: Language): string => {
  if (choices.length > mostChoices)
    return translate(language, 'export:blank_form.choices_on_page', { choices: choices.length });
  return choices.join(' · ');
};

export const buildBlankFormDocument = ({ sections }: BlankForm, language: Language): object => {
  const say = (key: string) => translate(language, `export:blank_form.${key}`);
  const itemOf = (question: BlankQuestion) => ({
    kind: 'answer',
    label: `${question.label} (${say(`needs.${question.need}`)})`,
    text: null,
    lang: language,
    wide: isWide(question),
    hint: [question.hint, question.answer].filter(Boolean).join(' '),
    choices: choicesOf(question, language),
    room: linesFor(question),
  });
  return toPrintableDocument(language, {
    title: say('title'),
    title_lang: language,
    number: '',
    name: say('title'),
    author: translate(language, 'app:portal_name'),
    status: '',
    status_color: '#ffffff',
    facts: [[say('how'), say('lead')]],
    year: null,
    map: null,
    sections: sections.map(({ title, groups }) => ({
      title,
      groups: groups.map(({ heading, limit, questions }) => ({
        heading: limit === null ? heading : `${heading} – ${limit}`,
        items: questions.map(itemOf),
      })),
    })),
    unanswered: '',
    clarification: { title: '', messages: [] },
    history: { title: '', columns: [], rows: [] },
  });
};
