/**
 * Which file of the bundle a module that several pages share goes into: by the pages that need it. A page asks for few
 * files, and for little that it does not need.
 *
 * Whatever a module needs is needed by at least the same pages. So the families stand from the narrow to the wide, and
 * each file needs only files of wider ones: two files cannot come to need each other.
 */

/** Facts of the bundler about a module, as far as they are needed here. */
type ModuleFacts = {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
};
export type Graph = { readonly getModuleInfo: (id: string) => ModuleFacts | null };

const form = ['request-form-page', 'inbox-page'];
const applications = [
  ...form,
  ...['my-requests-page', 'letters-page', 'report-page', 'berth-request-page', 'open-voyages-page'],
  'requests-page',
];
const accounts = [
  ...['login-page', 'verify-page', 'invitation-page', 'federation-return-page', 'profile-page'],
  ...['email-page', 'password-create-page', 'password-reset-page', 'ask-to-apply-page'],
];
const planner = ['planner-pages', 'scenario-page'];
const planning = [
  ...planner,
  ...['outage-page', 'scenarios-page', 'vessel-plans-page', 'constraints-page'],
  ...['statistics-page', 'delivery-page', 'fairness-page', 'voyage-reports-page'],
];
const timeline = [...planning, 'ship-schedules-page', 'open-schedules-page', 'embedded-schedule-page'];
const tables = [
  ...['my-requests-page', 'requests-page', 'scenarios-page', 'vessel-plans-page'],
  ...['ship-schedules-page', 'open-schedules-page'],
];

/** From the narrow to the wide: the first that has all the pages. */
export const families: readonly (readonly [name: string, pages: ReadonlySet<string>])[] = [
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
/** What so many pages need is a part of most. */
const most = 8;
const everywhere = 'ui';

const pageName = (id: string): string | undefined => /\/([\w-]+-pages?)\.tsx$/.exec(id)?.[1];

/** The pages that need this module at their start: they import it, or what imports it. No more than make it one of most. */
const pagesNeeding = (id: string, graph: Graph): ReadonlySet<string> => {
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

/** Null for what one page alone needs, and for what is loaded later. */
export const fileOf = (id: string, graph: Graph): string | null => {
  const pages = pagesNeeding(id, graph);
  if (pages.size < 2) return null;
  if (pages.size >= most) return everywhere;
  const family = families.find(([, members]) => [...pages].every((page) => members.has(page)));
  return family?.[0] ?? other;
};
