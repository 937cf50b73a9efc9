import type { FieldProblem } from '../../shared/field-problem.ts';
import type { ApplicationAnswers, PartName } from './answers.ts';
import * as areaOfOperations from './area-of-operations.ts';
import * as collaborations from './collaborations.ts';
import type { CompletenessContext } from './context.ts';
import type { Fields } from './field.ts';
import * as funding from './funding.ts';
import * as generalInformation from './general-information.ts';
import * as projectDescription from './project-description.ts';
import * as requirements from './requirements.ts';
import * as scheduling from './scheduling.ts';

type Block = string | null | { readonly part: PartName };

type Section = {
  readonly fields: Fields;
  readonly layout: readonly Block[];
  readonly findProblems: (answers: ApplicationAnswers, context: CompletenessContext) => FieldProblem[];
};

export const sections = {
  general_information: generalInformation,
  project_description: projectDescription,
  requirements,
  scheduling,
  area_of_operations: areaOfOperations,
  collaborations,
  funding,
} as const satisfies Record<string, Section>;

export type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as SectionName[];

export const isSectionName = (name: string): name is SectionName => Object.hasOwn(sections, name);

export type SectionField<S extends SectionName> = keyof (typeof sections)[S]['fields'] & string;

export const fieldNamesOf = <S extends SectionName>(section: S): SectionField<S>[] =>
  Object.keys(sections[section].fields) as SectionField<S>[];

export type HeadingName = Extract<(typeof sections)[SectionName]['layout'][number], string>;

export const layoutOfSection = (
  section: SectionName,
): readonly (HeadingName | null | { readonly part: PartName })[] => sections[section].layout;

export const isPartBlock = <B>(
  block: B | { readonly part: PartName },
): block is { readonly part: PartName } => block !== null && typeof block === 'object';

export const fieldNamesUnderHeading = <S extends SectionName>(
  section: S,
  heading: HeadingName | null,
): SectionField<S>[] => {
  const { fields }: Section = sections[section];
  return fieldNamesOf(section)
    .filter((name) => (fields[name]?.group ?? null) === heading)
    .toSorted((a, b) => Number(fields[b]?.first ?? false) - Number(fields[a]?.first ?? false));
};

export const partsOf = (section: SectionName): readonly PartName[] =>
  layoutOfSection(section)
    .filter(isPartBlock)
    .map(({ part }) => part);

const homes = new Map<string, SectionName>(
  sectionNames.flatMap((section) =>
    [...fieldNamesOf(section), ...partsOf(section)].map((field) => [field, section] as const),
  ),
);

export const sectionOfField = (field: string): SectionName | null =>
  homes.get(field.split('.')[0] ?? '') ?? null;
