import type { Language } from '@shiptime/domain/shared/text';
import { type Params, translate } from '../http/language.ts';

export type Words = (key: string, params?: Params) => string;

export const wordsIn =
  (language: Language): Words =>
  (key, params) =>
    translate(language, key.includes(':') ? key : `openapi:${key}`, params);
