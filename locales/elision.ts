const beforeNames = /\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊËÎÏÔÙÛŒ])/g;

/** Turns “de Iqaluit” into “d’Iqaluit”, because a text in the catalogue cannot know the name it is given. */
export const elideBeforeNames = (text: string): string => text.replaceAll(beforeNames, '$1’');

export const elisionPostProcessor = {
  type: 'postProcessor',
  name: 'elision',
  process: (
    text: string,
    _key: unknown,
    { lng }: { readonly lng?: string },
    { language }: { readonly language: string },
  ): string => ((lng ?? language) === 'fr' ? elideBeforeNames(text) : text),
} as const;
