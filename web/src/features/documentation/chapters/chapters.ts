/** The chapters and their parts, in the order in which one would read them; the words are in `documentation.json`. */
export const chapters = {
  start: ['sign-in', 'read', 'write', 'refused', 'on'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Chapter = keyof typeof chapters;
export type Place = { [C in Chapter]: `${C}/${(typeof chapters)[C][number]}` }[Chapter];

export const chapterNames = Object.keys(chapters) as Chapter[];
export const firstChapter = 'start' satisfies Chapter;

export const isChapter = (name: string): name is Chapter => Object.hasOwn(chapters, name);
