import { z } from 'zod';
import * as areaOfOperations from './area-of-operations.ts';
import * as collaborations from './collaborations.ts';
import { draftSchemaOf, type Field } from './field.ts';
import * as funding from './funding.ts';
import * as generalInformation from './general-information.ts';
import * as projectDescription from './project-description.ts';
import * as requirements from './requirements.ts';
import * as scheduling from './scheduling.ts';

export const fields = {
  ...generalInformation.fields,
  ...projectDescription.fields,
  ...requirements.fields,
  ...scheduling.fields,
  ...areaOfOperations.fields,
  ...collaborations.fields,
  ...funding.fields,
};

export type ApplicationField = keyof typeof fields;
export const applicationFields = Object.keys(fields) as ApplicationField[];

export const fieldByName = (name: ApplicationField): Field => fields[name];

export const applicationDraftSchema = draftSchemaOf(fields);
export type ApplicationDraft = z.infer<typeof applicationDraftSchema>;

type Having<Shape> = {
  [F in ApplicationField]: (typeof fields)[F] extends Shape ? F : never;
}[ApplicationField];

export type TextFieldName = Having<{ readonly max: number }>;
export type ReferenceFieldName = Having<{ readonly list: string }>;
export type ChoicesFieldName = Having<{ readonly kind: 'choices' }>;
export type DayFieldName = Having<{ readonly kind: 'day' }>;

const having = <F extends ApplicationField>(property: keyof Field): F[] =>
  applicationFields.filter((name): name is F => property in fields[name]);

export const textLimits = Object.fromEntries(
  having<TextFieldName>('max').map((name) => [name, fields[name].max]),
) as Readonly<Record<TextFieldName, number>>;

export const referenceFields = having<ReferenceFieldName>('list');

export const dayFields = applicationFields.filter(
  (name): name is DayFieldName => fields[name].kind === 'day',
);
