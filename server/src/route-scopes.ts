import type { RouteScope } from '@shiptime/domain/integrations/scopes';

const reads = (...urls: string[]) => urls.map((url) => `GET ${url}`);
const writes = (method: string, ...urls: string[]) =>
  method.split(' ').flatMap((each) => urls.map((url) => `${each} ${url}`));

const application = '/api/ship_time_requests/:id';
const parts = ['stations', 'funding_sources', 'collaborators', 'areas_of_consideration'].map(
  (part) => `${application}/${part}`,
);
const plan = '/api/vessel_plans/:id';
const mission = '/api/missions/:id';
const fleetPlan = '/api/fleet_plans/:id';
const vessel = '/api/vessels/:id';

/**
 * Unlisted routes are closed to service accounts: decisions, publishing, accounts, settings and other
 * administration.
 */
const table: Readonly<Record<RouteScope, readonly string[]>> = {
  any: reads(
    ...['agencies', 'project-types', 'project_types', 'thematic_areas', 'regions', 'project_areas'].flatMap(
      (list) => [`/api/${list}`, `/api/${list}/:id`],
    ),
    ...['marine_protected_areas', 'coastal_states', 'operating-hours', 'operating_hours'].flatMap((list) => [
      `/api/${list}`,
      `/api/${list}/:id`,
    ]),
    ...[
      'vessel_classes',
      'ports',
      'user_types',
      'request_statuses',
      'fiscal_years',
      'vessels',
      'faqs',
    ].flatMap((list) => [`/api/${list}`, `/api/${list}/:id`]),
    '/api/reference_lists',
    '/api/auth/token',
    '/api/settings',
    '/api/fiscal_years/:id/export.ndjson',
    ...['', '/:id'].map((part) => `/api/capabilities${part}`),
    '/api/port_distances',
    '/api/stations/template.csv',
    '/api/application_form',
    '/api/application_form/export.pdf',
  ),
  'applications:read': reads(
    '/api/ship_time_requests',
    '/api/ship_time_requests/export',
    '/api/ship_time_requests/tracks',
    application,
    ...parts.flatMap((part) => [part, `${part}/:row`]),
    `${application}/attachments`,
    `${application}/attachments/:row`,
    `${application}/attachments/:row/file`,
    `${application}/co_proponents`,
    `${application}/co_proponents/:row`,
    `${application}/history`,
    `${application}/voyage_report`,
    `${application}/voyage_report/cruise_summary.xml`,
    `${application}/demand`,
    `${application}/clarifications`,
    ...['csv', 'minutes.csv', 'mfp.csv', 'geojson', 'gpx', 'kml', 'xlsx'].map(
      (ending) => `${application}/stations/export.${ending}`,
    ),
    `${application}/export.pdf`,
    `${application}/voyages.ics`,
  ),
  'applications:write': [
    ...writes('POST', '/api/ship_time_requests', `${application}/copy`, `${application}/validate`),
    ...writes('POST', `${application}/submit`, `${application}/respond`, `${application}/withdraw`),
    ...writes('PATCH PUT DELETE', application),
    ...writes('POST PUT', ...parts),
    ...writes('PUT PATCH DELETE', ...parts.map((part) => `${part}/:row`)),
    ...writes('POST', `${application}/attachments`),
    ...writes('PUT PATCH DELETE', `${application}/attachments/:row`),
    ...writes('POST', `${application}/stations/import`, `${application}/co_proponents`),
    ...writes('DELETE', `${application}/stations`, `${application}/co_proponents/:row`),
  ],
  'plans:read': reads(
    '/api/vessel_plans',
    '/api/vessel_plans/board',
    '/api/vessel_plans/export',
    '/api/vessel_plans/export.pdf',
    `${plan}/export.pdf`,
    `${plan}/versions/:version/difference/:other/export.pdf`,
    `${plan}/versions/:version/difference/now/export.pdf`,
    plan,
    ...['board', 'conflicts', 'export', 'history', 'missions', 'missions/:mission', 'preflight'].map(
      (part) => `${plan}/${part}`,
    ),
    ...['versions', 'versions/:version', 'versions/:version/difference/:other'].map(
      (part) => `${plan}/${part}`,
    ),
    '/api/missions',
    mission,
    `${mission}/kept_conflicts`,
    `${plan}/activity`,
    `${plan}/snapshot`,
    `${mission}/activity`,
    `${application}/fits`,
    '/api/ship_time_requests/outlooks',
    ...['', '/:id'].map((part) => `/api/scheduling_constraints${part}`),
    '/api/delivered_voyages',
    `${vessel}/scheduling_constraints`,
    `${vessel}/scheduling_constraints/:constraint`,
    '/api/shared_voyages',
    ...['', '/export', '/fairness', '/fairness/export'].map((part) => `/api/statistics${part}`),
    '/api/fiscal_years/:id/voyage_reports',
    '/api/costs',
    '/api/delivery',
    '/api/vessel_rates',
    '/api/vessel_rates/:id',
    '/api/overruled_distances',
    '/api/overruled_distances/:id',
    '/api/scenarios',
    ...['', '/comparison', '/missions', '/missions/:mission'].map((part) => `/api/scenarios/:id${part}`),
  ),
  'plans:write': [
    ...writes('POST', '/api/vessel_plans', `${plan}/missions`, `${plan}/missions/batch`, `${plan}/versions`),
    ...writes('PATCH PUT', plan),
    ...writes('POST', '/api/missions/import'),
    ...writes('DELETE', '/api/delivered_voyages/:id'),
    ...writes('PATCH PUT DELETE', mission, `${plan}/missions/:mission`),
    ...writes('POST', ...['move', 'split', 'join', 'take_back'].map((action) => `${mission}/${action}`)),
    ...writes('POST', `${vessel}/scheduling_constraints`, '/api/overruled_distances'),
    ...writes('PATCH PUT DELETE', '/api/overruled_distances/:id'),
    ...writes('PATCH PUT DELETE', `${vessel}/scheduling_constraints/:constraint`),
  ],
  'schedules:read': reads(
    '/api/fleet_plans',
    fleetPlan,
    ...['versions', 'versions/:version', 'versions/:version/export', 'versions/:version/export.pdf'].map(
      (part) => `${fleetPlan}/${part}`,
    ),
    ...['', '/catalogue.jsonld', '/ckan', '/ckan/api/3/action/:action', '/vessels/:vessel_id.ics'].map(
      (part) => `/api/open${part}`,
    ),
    ...['', '/conformance', '/api', '/collections', '/collections/:collection'].map(
      (part) => `/api/open/ogc${part}`,
    ),
    ...['', '/:feature'].map((part) => `/api/open/ogc/collections/:collection/items${part}`),
    '/api/open/schedules',
    '/api/open/schedules/:fiscal_year/versions',
    ...[
      ...['.json', '.geojson', '/legs.geojson', '/ports.geojson', '/project_areas.geojson', '.gpkg'],
      ...['.csv', '/legs.csv', '/cruises.csv', '.ics'],
    ].map((ending) => `/api/open/schedules/:fiscal_year/versions/:version${ending}`),
  ),
  'events:read': reads('/api/events'),
  'people:read': reads('/api/people', '/api/people/:id'),
  'letters:read': reads(...['', '/:id', '/demand', '/export'].map((part) => `/api/letters_of_intent${part}`)),
  'voyages:read': reads('/api/open_voyages', '/api/berth_requests', '/api/berth_requests/:id'),
};

const byRoute: ReadonlyMap<string, RouteScope> = new Map(
  Object.entries(table).flatMap(([scope, routes]) =>
    routes.map((route) => [route, scope as RouteScope] as const),
  ),
);

export const routeScopes: readonly (readonly [route: string, scope: RouteScope])[] = [...byRoute];

export const findRouteScope = (method: string, url: string): RouteScope | undefined =>
  byRoute.get(`${method === 'HEAD' ? 'GET' : method} ${url}`);
