const beforeNames = /\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊËÎÏÔÙÛŒ])/g;

/** “de Iqaluit” becomes “d’Iqaluit”; the catalogue cannot know which name follows. */
export const elideBeforeNames = (text: string): string => text.replaceAll(beforeNames, '$1’');

/** For i18next. */
export const elision = {
  type: 'postProcessor',
  name: 'elision',
  process: (
    text: string,
    _key: unknown,
    { lng }: { readonly lng?: string },
    { language }: { readonly language: string },
  ): string => ((lng ?? language) === 'fr' ? elideBeforeNames(text) : text),
} as const;
