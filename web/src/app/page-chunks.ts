/**
 * Assigns each shared module to a chunk by the pages that import it. A chunk imports only from chunks of
 * larger page groups, so no import cycle is possible.
 */

type ModuleFacts = {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
};
export type ModuleGraph = { readonly getModuleInfo: (id: string) => ModuleFacts | null };

type Pages = ReadonlySet<string>;
type Group = readonly [name: string, takes: (needing: Pages) => boolean];

const pagesOfText = ['support-page', 'apply-page', 'receipt-page', 'accessibility-page', 'privacy-page'];
const accounts = [
  ...['login-page', 'verify-account-page', 'invitation-page', 'federation-return-page', 'profile-page'],
  ...['email-page', 'password-create-page', 'password-reset-page', 'proponent-request-page'],
];
const mine = 'my-applications-page';
const form = 'application-form-page';
const forms = [form, 'inbox-page'];
const planner = ['planner-pages', 'scenario-page', 'outage-page'];
const planning = [
  ...planner,
  ...['scenarios-page', 'vessel-plans-page', 'constraints-page'],
  ...['statistics-page', 'delivery-page', 'fairness-page', 'voyage-reports-page'],
];
const schedules = ['ship-schedules-page', 'open-schedules-page', 'embedded-schedule-page'];
const timeline = [...planning, ...schedules];

const any = (pages: readonly string[]) => (needing: Pages) => pages.some((page) => needing.has(page));
const only = (pages: readonly string[]) => (needing: Pages) =>
  [...needing].every((page) => pages.includes(page));

const sharedChunkGroups: readonly Group[] = [
  ['base', any(pagesOfText)],
  ['accounts', only(accounts)],
  ['common', (needing) => needing.has(mine) && (needing.has(form) || any(accounts)(needing))],
  ['lists', (needing) => needing.has(mine)],
  ['checks', any(accounts)],
  ['form', only(forms)],
  ['fields', (needing) => needing.has(form) && any(schedules)(needing)],
  ['review', any([form])],
  ['planner', only(planner)],
  ['planning', only(planning)],
  ['timeline', only(timeline)],
];
const other = 'shared';

export const chunkGroupPages: readonly string[] = [...pagesOfText, ...accounts, mine, ...forms, ...timeline];

const pageName = (id: string): string | undefined => /\/([\w-]+-pages?)\.tsx$/.exec(id)?.[1];

/** Pages that import the module statically, directly or indirectly. */
const pagesNeeding = (id: string, graph: ModuleGraph): Pages => {
  const pages = new Set<string>();
  const seen = new Set([id]);
  for (const each of seen) {
    const facts = graph.getModuleInfo(each);
    const page = pageName(each);
    if (page && facts && facts.dynamicImporters.length > 0) pages.add(page);
    for (const importer of facts?.importers ?? []) seen.add(importer);
  }
  return pages;
};

/** Chunk name; null for modules of one page and for lazily loaded modules. */
export const chooseChunkName = (id: string, graph: ModuleGraph): string | null => {
  const pages = pagesNeeding(id, graph);
  if (pages.size < 2) return null;
  return sharedChunkGroups.find(([, takes]) => takes(pages))?.[0] ?? other;
};
