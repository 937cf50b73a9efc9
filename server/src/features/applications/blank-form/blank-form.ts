import { rowTextLimits } from '@shiptime/domain/applications/limits';
import { neverHolds } from '@shiptime/domain/applications/sections/conditions';
import type { Field, FieldKind } from '@shiptime/domain/applications/sections/field';
import { type ApplicationField, fieldByName } from '@shiptime/domain/applications/sections/form';
import { type SectionName, sectionNames } from '@shiptime/domain/applications/sections/sections';
import { fundingStatuses } from '@shiptime/domain/applications/funding-sources';
import type { BlankForm, BlankQuestion } from '@shiptime/domain/applications/wire/blank-form';
import type { Settings } from '@shiptime/domain/reference/settings';
import type { Language } from '@shiptime/domain/shared/text';
import { hasTranslation, translate } from '#http/language.ts';
import { partByName, type PartName } from '../parts/parts.ts';
import { type QuestionGroup, questionGroupsOf } from '../pdf/layout.ts';
import { singularNameOfPart } from '../pdf/part-table.ts';
import type { FieldChoicesLookup } from './choices.ts';

type Form = {
  readonly language: Language;
  readonly choices: FieldChoicesLookup;
  readonly settings: Settings;
};

const optionalColumns = new Set(['type', 'ror', 'grant_number', 'info_url']);

const needOf = ({ required, asked }: Field): BlankQuestion['need'] => {
  if (asked || typeof required === 'function') return 'depends';
  return required ? 'required' : 'optional';
};

const answerWords = (kind: FieldKind, language: Language, max = 0): string =>
  translate(language, `export:blank_form.answers.${kind}`, { max });

const questionOf = (field: ApplicationField, form: Form): BlankQuestion => {
  const { language, choices } = form;
  const { kind, max, most } = fieldByName(field);
  const words = `applications:fields.${field}`;
  return {
    field,
    label: translate(language, `${words}.label`),
    hint: hasTranslation(language, `${words}.hint`) ? translate(language, `${words}.hint`) : null,
    need: needOf(fieldByName(field)),
    answer: answerWords(kind, language, max ?? most),
    longest: max ?? null,
    choices: choices(field),
  };
};

const columnOf = (part: PartName, field: string, { language, settings }: Form): BlankQuestion => {
  const one = singularNameOfPart[part];
  const words = `applications:rows.${one}.${field}`;
  const limits: Readonly<Record<string, number>> = rowTextLimits[one];
  const max = limits[field];
  const isChosen = field === 'status';
  const { funding_amount_min: min, funding_amount_max: most } = settings;
  const answer = max !== undefined ? 'line' : isChosen ? 'choice' : null;
  return {
    field,
    label: translate(language, `${words}.label`),
    hint: hasTranslation(language, `${words}.hint`)
      ? translate(language, `${words}.hint`, { min, max: most })
      : null,
    need: optionalColumns.has(field) ? 'optional' : 'required',
    answer: answer === null ? '' : answerWords(answer, language, max),
    longest: max ?? null,
    choices: isChosen
      ? fundingStatuses.map((status) => translate(language, `applications:funding_statuses.${status}`))
      : [],
  };
};

const groupOf = (
  { heading, fields, part }: QuestionGroup,
  form: Form,
): BlankForm['sections'][number]['groups'][number] => {
  const { language, settings } = form;
  if (part === null)
    return {
      heading: heading === null ? null : translate(language, `application_form:groups.${heading}`),
      limit: null,
      questions: fields
        .filter((field) => fieldByName(field).asked !== neverHolds)
        .map((field) => questionOf(field, form)),
    };
  return {
    heading: translate(language, `application_form:parts.${part}.title`),
    limit:
      part === 'stations'
        ? translate(language, 'export:blank_form.stations', { most: settings.station_limit })
        : translate(language, 'export:blank_form.rows'),
    questions: partByName(part)
      .fields.filter((field) => field !== 'position')
      .map((field) => columnOf(part, field, form)),
  };
};

const sectionOf = (name: SectionName, form: Form) => ({
  name,
  title: translate(form.language, `applications:sections.${name}`),
  groups: questionGroupsOf(name).map((group) => groupOf(group, form)),
});

export const buildBlankForm = (form: Form): BlankForm => ({
  sections: sectionNames.map((name) => sectionOf(name, form)),
});
