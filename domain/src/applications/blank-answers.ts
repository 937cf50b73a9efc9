import type { ApplicationAnswers } from './schema.ts';
import { applicationFields, partsOf, sectionNames } from './sections/sections.ts';

/** A draft in which nothing but its fiscal year is said: lists are empty, everything else is null. */
export const blankAnswers = (fiscalYearId: number): ApplicationAnswers => {
  const fields = applicationFields.map((field) => [field, field.endsWith('_ids') ? [] : null]);
  const parts = sectionNames.flatMap((section) => partsOf(section).map((part) => [part, []]));
  return { ...Object.fromEntries([...fields, ...parts]), fiscal_year_id: fiscalYearId } as ApplicationAnswers;
};
