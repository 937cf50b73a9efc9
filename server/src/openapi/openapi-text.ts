import type { Language } from '@shiptime/domain/shared/text';
import { type Params, translate } from '../http/language.ts';

export type OpenApiTranslate = (key: string, params?: Params) => string;

export const createOpenApiTranslate =
  (language: Language): OpenApiTranslate =>
  (key, params) =>
    translate(language, key.includes(':') ? key : `openapi:${key}`, params);
