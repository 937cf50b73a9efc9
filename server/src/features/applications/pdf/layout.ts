import { type ApplicationField, fieldByName } from '@shiptime/domain/applications/sections/form';
import {
  fieldNamesUnderHeading,
  type HeadingName,
  isPartBlock,
  layoutOfSection,
  type SectionName,
} from '@shiptime/domain/applications/sections/sections';
import type { ApplicationRow } from '../application-row.ts';
import type { PartName } from '../parts/parts.ts';

export type QuestionGroup = {
  readonly heading: HeadingName | null;
  readonly fields: readonly ApplicationField[];
  readonly part: PartName | null;
};

const standsLater = (field: ApplicationField): boolean => field === 'project_type_note';

export const questionGroupsOf = (section: SectionName): QuestionGroup[] =>
  layoutOfSection(section).map((block) => {
    if (isPartBlock(block)) return { heading: null, fields: [], part: block.part };
    const fields = fieldNamesUnderHeading(section, block);
    const inOrder = fields.toSorted((a, b) => Number(standsLater(a)) - Number(standsLater(b)));
    return { heading: block, fields: inOrder, part: null };
  });

const partsAsked: Partial<Record<PartName, (row: ApplicationRow) => boolean>> = {
  collaborators: (row) => row.no_collaborations !== true,
  funding_sources: (row) => row.funding_unknown !== true,
};

export const isQuestionPrinted = (field: ApplicationField, row: ApplicationRow): boolean => {
  const { kind, asked, printed } = fieldByName(field);
  if (kind === 'statement') return row[field] === true;
  return (asked?.(row) ?? true) && (printed?.(row) ?? true);
};

export const isPartShown = (part: PartName, row: ApplicationRow): boolean => partsAsked[part]?.(row) ?? true;
