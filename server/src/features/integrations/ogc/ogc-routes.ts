import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { resolvePublicOrigin } from '#http/public-origin.ts';
import { languageQuerySchema } from '#http/query/query-schema.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { describeLicence } from '../open/geojson-file.ts';
import type { Feature } from '../open/layers.ts';
import { licenceOf } from '../open/open-data-rules.ts';
import { openDataRouteOptions as config } from '../open/requested-schedule.ts';
import { type CollectionId, listCollectionIds, findCollections, findFeatures } from './collections.ts';
import {
  ogcApiDefinition,
  ogcConformance,
  describeCollection,
  geoJsonMediaType,
  ogcLandingPage,
  type OgcLink,
  type OgcContext,
} from './documents.ts';
import { intersectsBox } from './intersects.ts';
import { type ItemsQuery, parseItemsQuery } from './items-query.ts';

const tags = ['open data'];
const root = '/open/ogc';
const querystring = z.looseObject({ lang: languageQuerySchema });
const document = z.looseObject({});
const described = { tags, querystring, response: { 200: document } };
const params = z.object({ collection: z.string().meta({ description: 'such as voyages or ports' }) });
const featureParams = params.extend({ feature: z.string() });

const itemsQuery = querystring.extend({
  limit: z.unknown().optional().meta({ type: 'integer', minimum: 1, maximum: 1000 }),
  offset: z.unknown().optional().meta({ type: 'integer', minimum: 0 }),
  bbox: z
    .unknown()
    .optional()
    .meta({ type: 'string', description: 'bounding box in degrees: west,south,east,north' }),
  datetime: z
    .unknown()
    .optional()
    .meta({ type: 'string', description: 'a day, or an interval such as `2027-05-01/..`' }),
});

const placeOf = (request: FastifyRequest): OgcContext => ({
  root: `${resolvePublicOrigin(request)}/api${root}`,
  language: request.language,
  licence: licenceOf(request.server),
});

const collectionOf = (request: FastifyRequest): CollectionId => {
  const { collection } = request.params as { collection: string };
  const found = listCollectionIds(request.viewer).find((id) => id === collection);
  if (!found) throw notFoundRefusal();
  return found;
};

const selects =
  ({ box, interval }: ItemsQuery) =>
  ({ geometry, properties: { start_date: start = null, end_date: end = null } }: Feature): boolean => {
    if (box && !(geometry && intersectsBox(geometry, box))) return false;
    if (!interval || start === null || end === null) return true;
    return (interval.from === null || end >= interval.from) && (interval.to === null || start <= interval.to);
  };

const pageLinks = (request: FastifyRequest, matched: number, { limit, offset }: ItemsQuery): OgcLink[] => {
  const { root: own } = placeOf(request);
  const items = `${own}/collections/${collectionOf(request)}/items`;
  const linkTo = (rel: string, from: number): OgcLink => {
    const query = new URLSearchParams(request.query as Record<string, string>);
    if (rel !== 'self') query.set('offset', String(from));
    return { href: `${items}${query.size > 0 ? `?${query}` : ''}`, rel, type: geoJsonMediaType };
  };
  return [
    linkTo('self', offset),
    ...(offset > 0 ? [linkTo('prev', Math.max(0, offset - limit))] : []),
    ...(offset + limit < matched ? [linkTo('next', offset + limit)] : []),
    { href: items.replace(/\/items$/, ''), rel: 'collection', type: 'application/json' },
  ];
};

export const ogcRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(root, { config, schema: described }, async (request) => ogcLandingPage(placeOf(request)));
  app.get(`${root}/conformance`, { config, schema: described }, async () => ogcConformance());
  app.get(`${root}/api`, { config, schema: described }, async (request) =>
    ogcApiDefinition(placeOf(request), listCollectionIds(request.viewer)),
  );
  app.get(`${root}/collections`, { config, schema: described }, async (request) => {
    const place = placeOf(request);
    const collections = await findCollections(app.db, request.viewer);
    return {
      links: [{ href: `${place.root}/collections`, rel: 'self', type: 'application/json' }],
      collections: collections.map(([id, features]) => describeCollection(place, id, features)),
    };
  });
  app.get(
    `${root}/collections/:collection`,
    { config, schema: { ...described, params } },
    async (request) => {
      const id = collectionOf(request);
      return describeCollection(placeOf(request), id, await findFeatures(app.db, request.viewer, id));
    },
  );
  app.get(
    `${root}/collections/:collection/items`,
    { config, schema: { tags, params, querystring: itemsQuery } },
    async (request, reply) => {
      const id = collectionOf(request);
      const query = parseItemsQuery(request.query as Record<string, unknown>);
      const matched = (await findFeatures(app.db, request.viewer, id)).filter(selects(query));
      const features = matched.slice(query.offset, query.offset + query.limit);
      const page = {
        type: 'FeatureCollection',
        links: pageLinks(request, matched.length, query),
        licence: describeLicence(licenceOf(app)),
        numberMatched: matched.length,
        numberReturned: features.length,
        features,
      };
      return reply.type(geoJsonMediaType).send(JSON.stringify(page));
    },
  );
  app.get(
    `${root}/collections/:collection/items/:feature`,
    { config, schema: { tags, params: featureParams, querystring } },
    async (request, reply) => {
      const id = collectionOf(request);
      const features = await findFeatures(app.db, request.viewer, id);
      const found = features.find((feature) => String(feature.id) === request.params.feature);
      if (!found) throw notFoundRefusal();
      const collection = `${placeOf(request).root}/collections/${id}`;
      const links = [
        { href: `${collection}/items/${found.id}`, rel: 'self', type: geoJsonMediaType },
        { href: collection, rel: 'collection', type: 'application/json' },
      ];
      return reply.type(geoJsonMediaType).send(JSON.stringify({ ...found, links }));
    },
  );
};
