import { resourceByCollectionPath, pluralByResource } from './collections.ts';
import type { OpenApiDocument, JsonObject, OpenApiOperation } from './openapi-types.ts';
import type { OpenApiTranslate } from './openapi-text.ts';

const besides: Readonly<Record<string, string>> = {
  '/api/scheduling_constraints': 'SchedulingConstraint',
  '/api/ship_time_requests/{id}/voyage_report': 'VoyageReport',
  '/api/fiscal_years/{id}/voyage_reports': 'VoyageReport',
  '/api/ship_time_requests/{id}/standing': 'ApplicationStanding',
  '/api/ship_time_requests/{id}/rank': 'ApplicationStanding',
  '/api/stations': 'Station',
  '/api/receipts': 'Application',
  '/api/users/{id}/second_factors': 'SecondFactor',
  '/api/users/{id}/sessions': 'Session',
  '/api/vessel_plans/{id}/kept_conflicts': 'KeptConflict',
  '/api/calendar': 'CalendarFeed',
  '/api/ship_time_requests/{id}/voyages.ics': 'CalendarFeed',
  '/api/open': 'OpenSchedule',
  '/api/shared_voyages': 'VoyageAgreement',
  '/api/costs': 'VesselPlan',
  '/api/delivery': 'VesselPlan',
  '/api/invitations': 'Invitation',
  '/api/users/{id}/inbox': 'Application',
  '/api/fiscal_years/{id}/weights': 'Proposal',
  '/api/port_distances': 'OverruledDistance',
  '/api/statistics': 'Statistics',
  '/api/events': 'Event',
  '/api/auth/token': 'ServiceAccount',
};

const same: Readonly<Record<string, string>> = {
  MissionOfPlan: 'Mission',
  MissionActivityEntry: 'PlanActivityEntry',
};

const prefixes = Object.entries({ ...resourceByCollectionPath, ...besides }).toSorted(
  ([a], [b]) => b.length - a.length,
);

const begins = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

export const resourceNameOfPath = (path: string): string | undefined => {
  const plain = path.replaceAll('-', '_');
  const name = prefixes.find(([prefix]) => begins(plain, prefix))?.[1];
  return name === undefined ? undefined : (same[name] ?? name);
};

const slugs: Readonly<Record<string, string>> = {
  OperatingHours: 'operating-hours',
  VesselRates: 'vessel-rates',
  VoyageReport: 'voyage-reports',
  OverruledDistance: 'distances',
  Event: 'events',
  reference: 'settings',
  accounts: 'sign-in',
  administration: 'operation',
};

export const slugOf = (name: string): string =>
  slugs[name] ??
  (pluralByResource[name] ?? name)
    .replaceAll(/(?!^)[A-Z]/g, (letter) => `-${letter}`)
    .replaceAll(/[_ ]/g, '-')
    .toLowerCase();

type Place = { readonly path: string; readonly method: string; readonly operation: OpenApiOperation };

const nameIn = (schema: unknown): string | undefined =>
  /^#\/components\/schemas\/(\w+)$/.exec(String((schema as JsonObject | undefined)?.['$ref']))?.[1];

const property = (schema: unknown, name: string): unknown =>
  ((schema as JsonObject | undefined)?.['properties'] as JsonObject | undefined)?.[name];

const schemaOf = (places: readonly Place[], schemas: Record<string, JsonObject>): string | undefined => {
  const named = places
    .filter(({ method }) => method === 'get')
    .map(({ path, operation }) => {
      const whole = operation.responses['200']?.content?.['application/json']?.schema;
      const page = nameIn(whole);
      const data = property(page === undefined ? whole : schemas[page], 'data');
      const row = nameIn((data as JsonObject | undefined)?.['items']);
      return { name: nameIn(data) ?? row, isOne: nameIn(data) !== undefined && path.endsWith('}') };
    });
  return (named.find(({ isOne }) => isOne) ?? named[0])?.name;
};

const groups = {
  applications: ['applications', 'letters of intent', 'notices'],
  planning: [
    ...['review', 'vessel plans', 'missions', 'conflicts', 'activity', 'versions'],
    ...['sailing together', 'guests', 'proposals', 'scenarios'],
  ],
  schedules: ['fleet plans', 'open data', 'calendar feeds', 'statistics'],
  vessels: ['vessels'],
  lists: ['reference'],
  programs: ['integrations'],
  accounts: ['accounts', 'portal'],
  administration: ['administration'],
};
const order = Object.values(resourceByCollectionPath);
const placeOf = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
const groupNames = Object.keys(groups);
const groupOf = (tag: string): number => Object.values(groups).findIndex((tags) => tags.includes(tag));

const mainTag = (places: readonly Place[]): string => {
  const tags = places.map(({ operation }) => operation.tags?.[0] ?? '');
  const count = (tag: string) => tags.filter((each) => each === tag).length;
  return tags.toSorted((a, b) => count(b) - count(a))[0]!;
};

export const collectResources = (
  paths: OpenApiDocument['paths'],
  schemas: Record<string, JsonObject>,
  words: OpenApiTranslate,
): JsonObject[] => {
  const found = new Map<string, { name: string; isResource: boolean; places: Place[] }>();
  for (const [path, item] of Object.entries(paths))
    for (const [method, operation] of Object.entries(item)) {
      const resource = resourceNameOfPath(path);
      const name = resource ?? operation.tags?.[0] ?? '';
      const known = found.get(slugOf(name)) ?? { name, isResource: resource !== undefined, places: [] };
      known.places.push({ path, method, operation });
      found.set(slugOf(name), known);
    }
  return [...found]
    .map(([slug, { name, isResource, places }]) => {
      const schema = isResource ? (name in schemas ? name : schemaOf(places, schemas)) : undefined;
      const group = groupOf(mainTag(places));
      return { slug, name, group, ...(schema && { schema }) };
    })
    .toSorted((a, b) => a.group - b.group || placeOf(a.name) - placeOf(b.name))
    .map(({ name, group, ...rest }) => ({
      ...rest,
      title: words(`titles.${name.replaceAll(' ', '_')}`),
      group: words(`groups.${groupNames[group]}`),
    }));
};
