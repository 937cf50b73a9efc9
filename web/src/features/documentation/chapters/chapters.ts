/** The chapters and their parts, in the order in which one would read them; the words are in `documentation.json`. */
export const chapters = {
  start: ['sign-in', 'read', 'write', 'refused', 'on'],
  access: ['sessions', 'second-factor', 'programs', 'scopes'],
  lists: ['include', 'filter', 'fields', 'pages', 'unchanged'],
  writing: ['create', 'life', 'versions', 'twice', 'rows', 'methods'],
  errors: ['shape', 'statuses', 'types'],
  limits: ['rates', 'waiting', 'sizes'],
  files: ['multipart', 'imports', 'attachments', 'exports'],
  events: ['cursor', 'types'],
  webhooks: ['make', 'verify', 'retries', 'addresses'],
  'open-schedule': ['read', 'versions', 'formats', 'licence'],
  calendars: ['feeds', 'hours', 'revoke'],
  planning: ['plans', 'missions', 'steps', 'proposals', 'scenarios'],
  promises: ['stays', 'may-come', 'ends'],
  changes: ['this-version'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Chapter = keyof typeof chapters;
export type Place = { [C in Chapter]: `${C}/${(typeof chapters)[C][number]}` }[Chapter];

export const chapterNames = Object.keys(chapters) as Chapter[];
export const firstChapter = 'start' satisfies Chapter;

export const isChapter = (name: string): name is Chapter => Object.hasOwn(chapters, name);
