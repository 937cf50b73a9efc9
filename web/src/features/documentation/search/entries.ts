import { errorTypes } from '@shiptime/domain/shared/error-types';
import { eventTypes } from '@shiptime/domain/integrations/event-types';
import { paths } from '#lib/paths.ts';
import { chapters, type Chapter, chapterNames, firstChapter } from '../chapters/chapters.ts';
import { errorWords, eventWords, leadOf, partText, partTitle, titleOf } from '../chapters/words.ts';
import type { Description } from '../interface/description.ts';
import { fieldsOf } from '../interface/fields.ts';
import { operationsOf } from '../interface/operations.ts';
import { parametersOf } from '../interface/parameters.ts';

/** A place of the documentation that can be found. */
export type Entry = {
  readonly href: string;
  readonly title: string;
  /** The page that it stands on, or its address in the interface. */
  readonly where: string;
  /** What else is said there. */
  readonly text: string;
};

const hrefOf = (chapter: Chapter): string => paths.docs(chapter === firstChapter ? undefined : chapter);

const entriesOfChapters = (): readonly Entry[] =>
  chapterNames.flatMap((chapter) => [
    { href: hrefOf(chapter), title: titleOf(chapter), where: '', text: leadOf(chapter) },
    ...chapters[chapter].map((part) => ({
      href: `${hrefOf(chapter)}#${part}`,
      title: partTitle(chapter, part),
      where: titleOf(chapter),
      text: partText(chapter, part),
    })),
  ]);

const entriesOfTypes = (): readonly Entry[] => [
  ...[...new Set(errorTypes)].flatMap((type) => {
    const meaning = errorWords(type, 'meaning');
    const href = `${paths.docs('errors')}#types`;
    return meaning === '' ? [] : [{ href, title: type, where: titleOf('errors'), text: meaning }];
  }),
  ...eventTypes.map((type) => ({
    href: `${paths.docs('events')}#types`,
    title: type,
    where: titleOf('events'),
    text: eventWords(type),
  })),
];

const entriesOfResources = (description: Description): readonly Entry[] =>
  description['x-resources'].map(({ slug, title, group, schema }) => ({
    href: paths.docsOfResources(slug),
    title,
    where: group,
    text: schema
      ? fieldsOf(description, { $ref: `#/components/schemas/${schema}` })
          .map(({ name, meaning = '' }) => `${name} ${meaning}`)
          .join(' ')
      : '',
  }));

const entriesOfOperations = (description: Description): readonly Entry[] =>
  operationsOf(description).map(({ operation, path, methods }) => ({
    href: `${paths.docsOfResources(operation['x-resource'])}#${operation.operationId}`,
    title: operation.summary,
    where: `${methods.join(', ')} ${path}`,
    text: [
      operation.operationId,
      ...parametersOf(operation.parameters ?? []).flatMap(({ name, names }) => [name, ...names]),
    ].join(' '),
  }));

/** Chapters and resources, in the language shown. Without a description only the chapters. */
export const entriesOf = (description: Description | undefined): readonly Entry[] => [
  ...entriesOfChapters(),
  ...entriesOfTypes(),
  ...(description ? [...entriesOfResources(description), ...entriesOfOperations(description)] : []),
];
