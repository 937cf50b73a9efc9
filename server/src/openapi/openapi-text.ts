import type { Language } from '@shiptime/domain/shared/text';
import { type Params, translate } from '../http/language.ts';

export type OpenApiText = (key: string, params?: Params) => string;

export const openApiTextIn =
  (language: Language): OpenApiText =>
  (key, params) =>
    translate(language, key.includes(':') ? key : `openapi:${key}`, params);
