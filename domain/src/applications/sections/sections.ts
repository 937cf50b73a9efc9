import { z } from 'zod';
import type { FieldProblem } from '../../shared/field-problem.ts';
import type { ApplicationAnswers } from './answers.ts';
import * as areaOfOperations from './area-of-operations.ts';
import * as collaborations from './collaborations.ts';
import type { CompletenessContext } from './context.ts';
import * as funding from './funding.ts';
import * as generalInformation from './general-information.ts';
import * as projectDescription from './project-description.ts';
import * as requirements from './requirements.ts';
import * as scheduling from './scheduling.ts';

type Section = {
  readonly draft: z.ZodObject;
  /** The tables of rows that belong to the section. */
  readonly parts: readonly (keyof ApplicationAnswers)[];
  readonly missing: (answers: ApplicationAnswers, context: CompletenessContext) => FieldProblem[];
};

/** The form, section by section, in the order in which it is filled in. */
export const sections = {
  general_information: { ...generalInformation, parts: [] },
  project_description: { ...projectDescription, parts: [] },
  requirements: { ...requirements, parts: [] },
  scheduling: { ...scheduling, parts: [] },
  area_of_operations: { ...areaOfOperations, parts: ['stations', 'areas_of_consideration'] },
  collaborations: { ...collaborations, parts: ['collaborators'] },
  funding: { ...funding, parts: ['funding_sources'] },
} as const satisfies Record<string, Section>;

export type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as SectionName[];

export const isSectionName = (name: string): name is SectionName => Object.hasOwn(sections, name);

export type SectionField<S extends SectionName> = keyof (typeof sections)[S]['draft']['shape'] & string;

/** The attributes that a section saves. */
export const fieldsOf = <S extends SectionName>(section: S): SectionField<S>[] =>
  Object.keys(sections[section].draft.shape) as SectionField<S>[];

export const partsOf = (section: SectionName): readonly (keyof ApplicationAnswers)[] =>
  sections[section].parts;

export type ApplicationField = { [S in SectionName]: SectionField<S> }[SectionName];
export const applicationFields = sectionNames.flatMap((section): ApplicationField[] => fieldsOf(section));

const homes = new Map<string, SectionName>(
  sectionNames.flatMap((section) =>
    [...fieldsOf(section), ...partsOf(section)].map((field) => [field, section] as const),
  ),
);

/** Where a field is filled in; `stations.3.latitude` belongs with `stations`. Null for what is no field of the form. */
export const sectionOf = (field: string): SectionName | null => homes.get(field.split('.')[0] ?? '') ?? null;

/** Any part of any section: what autosave sends. Keys that are no field are left out. */
export const applicationDraft = z.object({
  ...generalInformation.draft.shape,
  ...projectDescription.draft.shape,
  ...requirements.draft.shape,
  ...scheduling.draft.shape,
  ...areaOfOperations.draft.shape,
  ...collaborations.draft.shape,
  ...funding.draft.shape,
});

export type ApplicationDraft = z.infer<typeof applicationDraft>;
