import type { z } from 'zod';
import {
  faqRowSchema,
  listRowSchemas,
  requestStatusSchema,
  userTypeSchema,
} from '@shiptime/domain/reference/reference-wire';
import type { Language } from '@shiptime/domain/shared/text';
import type { Row } from '#http/answers/resource.ts';
import type { ReferenceList } from './lists.ts';

const rows = {
  ...listRowSchemas,
  faqs: faqRowSchema,
  user_types: userTypeSchema,
  request_statuses: requestStatusSchema,
};

export const rowSchemaOfList = ({ table }: Pick<ReferenceList, 'table'>): z.ZodObject => rows[table];

export const localizeRow = (row: Row, language: Language, texts: readonly string[] = ['name']): Row => ({
  ...row,
  ...Object.fromEntries(texts.map((text) => [text, row[`${text}_${language}`]])),
});
