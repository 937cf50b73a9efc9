/**
 * Assigns each shared module to a chunk by the pages that import it. A chunk imports only from chunks of
 * larger page groups, so no import cycle is possible.
 */

type ModuleFacts = {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
};
export type ModuleGraph = { readonly getModuleInfo: (id: string) => ModuleFacts | null };

const form = ['application-form-page', 'inbox-page'];
const applications = [
  ...form,
  ...['my-applications-page', 'letters-page', 'report-page', 'berth-request-page', 'open-voyages-page'],
  'application-list-page',
  'blank-form-page',
];
const accounts = [
  ...['login-page', 'verify-account-page', 'invitation-page', 'federation-return-page', 'profile-page'],
  ...['email-page', 'password-create-page', 'password-reset-page', 'proponent-request-page'],
];
const planner = ['planner-pages', 'scenario-page'];
const planning = [
  ...planner,
  ...['outage-page', 'scenarios-page', 'vessel-plans-page', 'constraints-page'],
  ...['statistics-page', 'delivery-page', 'fairness-page', 'voyage-reports-page'],
];
const timeline = [...planning, 'ship-schedules-page', 'open-schedules-page', 'embedded-schedule-page'];
const tables = [
  ...['my-applications-page', 'application-list-page', 'scenarios-page', 'vessel-plans-page'],
  ...['ship-schedules-page', 'open-schedules-page'],
];

/** Ordered from narrow to wide: a module goes into the first group that contains all its pages. */
export const sharedChunkGroups: readonly (readonly [name: string, pages: ReadonlySet<string>])[] = [
  ['form', new Set(form)],
  ['applications', new Set(applications)],
  ['accounts', new Set(accounts)],
  ['planner', new Set(planner)],
  ['planning', new Set(planning)],
  ['tables', new Set(tables)],
  ['timeline', new Set(timeline)],
  ['review', new Set([...applications, ...planner])],
];
const other = 'shared';
/** Modules that at least this many pages need go into the common chunk. */
const most = 8;
const everywhere = 'ui';

const pageName = (id: string): string | undefined => /\/([\w-]+-pages?)\.tsx$/.exec(id)?.[1];

/** Pages that import the module statically, directly or indirectly; stops counting at `most`. */
const pagesNeeding = (id: string, graph: ModuleGraph): ReadonlySet<string> => {
  const pages = new Set<string>();
  const seen = new Set([id]);
  for (const each of seen) {
    const facts = graph.getModuleInfo(each);
    const page = pageName(each);
    if (page && facts && facts.dynamicImporters.length > 0) pages.add(page);
    if (pages.size >= most) break;
    for (const importer of facts?.importers ?? []) seen.add(importer);
  }
  return pages;
};

/** Chunk name; null for modules of one page and for lazily loaded modules. */
export const chooseChunkName = (id: string, graph: ModuleGraph): string | null => {
  const pages = pagesNeeding(id, graph);
  if (pages.size < 2) return null;
  if (pages.size >= most) return everywhere;
  const family = sharedChunkGroups.find(([, members]) => [...pages].every((page) => members.has(page)));
  return family?.[0] ?? other;
};
