import { z } from 'zod';
import type { Language } from '@shiptime/domain/shared/text';
import type { Row } from '../../http/resource.ts';

/** A row of a bilingual list: `name` is in the reader's language. */
export const referenceRow = z.object({
  id: z.number().int(),
  key: z.string(),
  name: z.string(),
  name_en: z.string(),
  name_fr: z.string(),
  position: z.number().int(),
  active: z.boolean(),
  lock_version: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});

export const presentBilingual = (row: Row, language: Language): Row => ({
  ...row,
  name: row[`name_${language}`],
});

export const presentFaq = (row: Row, language: Language): Row => ({
  ...row,
  question: row[`question_${language}`],
  answer: row[`answer_${language}`],
});
