import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language } from '@shiptime/domain/shared/text';
import type { Html } from './html.ts';
import { renderMarkdown } from './markdown.ts';

export const guideNames = [
  'start',
  'access',
  'copy-a-year',
  'webhooks',
  'open-schedule',
  'errors',
  'promises',
] as const;
export type Guide = (typeof guideNames)[number];

export const isGuide = (name: string): name is Guide => guideNames.some((guide) => guide === name);

const { resolve } = createRequire(import.meta.url);
const readGuides = (language: Language): Record<string, string> =>
  Object.fromEntries(
    guideNames.map((guide) => [
      guide,
      readFileSync(resolve(`@shiptime/locales/${language}/guides/${guide}.md`), 'utf8'),
    ]),
  );
const texts = { en: readGuides('en'), fr: readGuides('fr') };

export const guidePath = (guide: Guide): string => (guide === 'start' ? '/docs' : `/docs/${guide}`);

export const guideText = (language: Language, guide: Guide): string => texts[language][guide]!;

export const guideTitle = (language: Language, guide: Guide): string =>
  /^# (.*)$/m.exec(guideText(language, guide))![1]!;

export type GuideValues = {
  readonly address: string;
  readonly email: string;
  readonly administrator: string;
  readonly password: string;
};

export const renderGuide = (language: Language, guide: Guide, surroundings: GuideValues): Html =>
  renderMarkdown(
    language,
    guideText(language, guide).replaceAll(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => surroundings[name as keyof GuideValues],
    ),
  );
