import { sectionNames } from '@shiptime/domain/applications/sections/sections';
import { isStatusId, statusKeyOf } from '@shiptime/domain/applications/lifecycle';
import type { ApplicationOutcome } from '@shiptime/domain/plans/voyages';
import { describeVoyageInOneLine, describeVoyagePartner } from '@shiptime/domain/plans/words/voyage-words';
import { formatDeadline } from '@shiptime/domain/reference/deadline-words';
import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import type { Row } from '#http/answers/resource.ts';
import { toPrintableDocument } from '#pdf/printable-document.ts';
import type { ApplicationRow } from '../application-row.ts';
import { formatInstant } from '../format-instant.ts';
import { type PrintedAnswer, toPrintedAnswer, detectAnswerLanguage } from './answers.ts';
import { type QuestionGroup, questionGroupsOf, isQuestionPrinted, isPartShown } from './layout.ts';
import { buildAttachmentTable, buildPartTable, type PrintedTable } from './part-table.ts';
import type { PrintedFacts } from './printed-facts.ts';
import type { TrackLegs } from '../tracks/track-process.ts';
import { drawStationsMap } from './stations-map.ts';
import { buildYearChart } from './year-chart.ts';

export type PrintedApplication = {
  readonly row: ApplicationRow;
  readonly facts: PrintedFacts;
  readonly thread: readonly Row[];
  readonly history: readonly Row[];
  readonly outcome: ApplicationOutcome | null;
  readonly legs: TrackLegs | null;
  readonly language: Language;
};

type Item = PrintedAnswer | PrintedTable;

const itemsOf = (group: QuestionGroup, { row, facts, language }: PrintedApplication): Item[] => [
  ...group.fields
    .filter((field) => isQuestionPrinted(field, row))
    .map((field) => toPrintedAnswer(field, row, facts.named, language)),
  ...(group.part && isPartShown(group.part, row)
    ? [buildPartTable(group.part, facts.parts[group.part] ?? [], language)]
    : []),
];

const sectionsOf = (printed: PrintedApplication) =>
  sectionNames.map((section) => ({
    title: translate(printed.language, `applications:sections.${section}`),
    groups: questionGroupsOf(section).map((group) => ({
      heading:
        group.heading === null
          ? null
          : translate(printed.language, `application_form:groups.${group.heading}`),
      items: itemsOf(group, printed),
    })),
  }));

const attachmentsIn = ({ facts: { attachments }, language }: PrintedApplication) => {
  if (attachments.length === 0) return [];
  const { title, ...table } = buildAttachmentTable(attachments, language);
  return [{ title, groups: [{ heading: null, items: [{ ...table, title: '' }] }] }];
};

const nameOf = (user: unknown): string => {
  const { first_name, last_name } = user as { first_name: string; last_name: string };
  return `${first_name} ${last_name}`;
};

const messagesOf = ({ thread, language }: PrintedApplication) =>
  thread.map((message) => ({
    who: translate(language, `application_form:story.${String(message['kind'])}`, {
      name: nameOf(message['user']),
    }),
    at: formatInstant(String(message['created_at']), language),
    text: String(message['body']),
    lang: detectAnswerLanguage(String(message['body']), language),
  }));

const stepsOf = ({ history, outcome, language }: PrintedApplication): string[][] =>
  [
    ...history.map((step) => ({
      at: String(step['created_at']),
      words: `applications:history.${String(step['action'])}`,
      user: step['user'],
    })),
    ...(outcome?.amendments ?? []).map(({ at, user }) => ({
      ...{ at, user },
      words: 'application_form:story.amended',
    })),
  ]
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ at, words, user }) => [formatInstant(at, language), translate(language, words), nameOf(user)]);

const answerTo = ({ outcome, language }: PrintedApplication): [string, string][] => {
  if (!outcome) return [];
  const t = (key: string, params = {}) => translate(language, `plans:${key}`, params);
  const lines = outcome.voyages.map((voyage) => {
    const mate = describeVoyagePartner({ t, language }, voyage);
    const line = describeVoyageInOneLine({ t, language }, voyage);
    return mate ? `${line} (${t('together.with', { mission: mate })})` : line;
  });
  const said = lines.length > 0 ? lines.join('; ') : outcome.reason;
  return said ? [[translate(language, 'application_form:mine.outcome'), said]] : [];
};

const factsOf = ({ row, facts: { named, receipt }, language }: PrintedApplication): [string, string][] => {
  const field = (name: string) => translate(language, `applications:fields.${name}.label`);
  return [
    [field('fiscal_year_id'), named.fiscal_year_id],
    [field('user_id'), [named.proponent, named.affiliation].filter(Boolean).join(', ')],
    ...(named.co_proponents ? [[field('co_proponents'), named.co_proponents] as [string, string]] : []),
    ...(named.vessel ? [[field('vessel_id'), named.vessel] as [string, string]] : []),
    [translate(language, 'reference:years.deadline'), formatDeadline(language, row.deadline_at)],
    [
      field('submitted_at'),
      row.submitted_at === null
        ? translate(language, 'export:pdf.not_submitted')
        : formatInstant(row.submitted_at, language),
    ],
    ...(receipt === null
      ? []
      : [[translate(language, 'support:receipt.number'), receipt] as [string, string]]),
    [translate(language, 'export:pdf.printed_at'), formatInstant(row.asked_at, language)],
  ];
};

export const buildApplicationDocument = (printed: PrintedApplication): object => {
  const { row, language } = printed;
  const say = (key: string, params = {}) => translate(language, `export:pdf.${key}`, params);
  const number = translate(language, 'export:pdf.number', { id: row.id });
  const title = row.project_title?.trim() || translate(language, 'application_form:untitled');
  return toPrintableDocument(language, {
    title,
    title_lang: detectAnswerLanguage(title, language),
    number,
    name: `${number} – ${title}`,
    author: printed.facts.named.proponent,
    status: isStatusId(row.status_id)
      ? translate(language, `applications:statuses.${statusKeyOf(row.status_id)}`)
      : '',
    status_color: printed.facts.named.status_color,
    facts: [...answerTo(printed), ...factsOf(printed)],
    year: buildYearChart(printed, printed.facts.named.fiscal_year_id),
    map: drawStationsMap(printed.facts.parts['stations'] ?? [], printed.legs, language),
    sections: [...sectionsOf(printed), ...attachmentsIn(printed)],
    unanswered: say('unanswered'),
    clarification: {
      title: translate(language, 'application_form:story.clarification'),
      messages: messagesOf(printed),
    },
    history: {
      title: translate(language, 'application_form:story.history'),
      columns: [say('when'), say('step'), say('who')],
      rows: stepsOf(printed),
    },
  });
};
