import { z } from 'zod';
import type { Language } from '@shiptime/domain/shared/text';
import type { Row } from '../../http/resource.ts';
import type { ReferenceList } from './lists.ts';

const whereEdited = {
  position: z.int(),
  active: z.boolean(),
  lock_version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
};

/** A row of a list as it is answered: each text in the reader's language, and in both. */
export const rowSchemaOf = ({ texts, body }: ReferenceList): z.ZodObject =>
  z.object({
    id: z.int(),
    key: z.string(),
    ...Object.fromEntries(
      texts.flatMap((text) => [text, `${text}_en`, `${text}_fr`].map((name) => [name, z.string()])),
    ),
    ...(body && whereEdited),
  });

/** `name` (and whatever else is bilingual) in the reader's language, beside `name_en` and `name_fr`. */
export const presentBilingual = (row: Row, language: Language, texts: readonly string[] = ['name']): Row => ({
  ...row,
  ...Object.fromEntries(texts.map((text) => [text, row[`${text}_${language}`]])),
});
