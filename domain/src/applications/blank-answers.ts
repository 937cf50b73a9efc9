import type { ApplicationAnswers } from './schema.ts';
import { applicationFields, fields } from './sections/form.ts';
import { partsOf, sectionNames } from './sections/sections.ts';

export const blankAnswers = (fiscalYearId: number): ApplicationAnswers => {
  const answers = applicationFields.map((field) => [field, fields[field].kind === 'choices' ? [] : null]);
  const parts = sectionNames.flatMap((section) => partsOf(section).map((part) => [part, []]));
  return {
    ...Object.fromEntries([...answers, ...parts]),
    fiscal_year_id: fiscalYearId,
  } as ApplicationAnswers;
};
