import type { Licence } from '@shiptime/domain/integrations/licences';
import type { Language } from '@shiptime/domain/shared/text';
import { catalogueText } from '../open/catalogue.ts';
import type { Feature } from '../open/layers.ts';
import type { CollectionId } from './collections.ts';
import { positionsOf } from './intersects.ts';
import { maximumItemsPerPage } from './items-query.ts';

export type OgcContext = {
  readonly root: string;
  readonly language: Language;
  readonly licence: Licence;
};

export type OgcLink = {
  readonly href: string;
  readonly rel: string;
  readonly type?: string;
  readonly title?: string;
};

const json = 'application/json';
export const geoJsonMediaType = 'application/geo+json';
const openApi = 'application/vnd.oai.openapi+json;version=3.0';

const licenceLink = ({ licence, language }: OgcContext): OgcLink => ({
  href: licence[`url_${language}`],
  rel: 'license',
  title: licence[`name_${language}`],
});

export const ogcLandingPage = (place: OgcContext) => ({
  title: catalogueText(place.language, 'catalogue'),
  description: catalogueText(place.language, 'catalogue_text'),
  links: [
    { href: place.root, rel: 'self', type: json },
    { href: `${place.root}/api`, rel: 'service-desc', type: openApi },
    { href: `${place.root}/conformance`, rel: 'conformance', type: json },
    { href: `${place.root}/collections`, rel: 'data', type: json },
    licenceLink(place),
  ],
});

const classes = ['core', 'geojson', 'oas30'];

export const ogcConformance = () => ({
  conformsTo: classes.map((name) => `http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/${name}`),
});

const boundsOf = (features: readonly Feature[]): number[] | null => {
  const positions = features.flatMap(({ geometry }) => (geometry ? positionsOf(geometry) : []));
  if (positions.length === 0) return null;
  const least = (index: 0 | 1) => Math.min(...positions.map((position) => position[index]));
  const most = (index: 0 | 1) => Math.max(...positions.map((position) => position[index]));
  return [least(0), least(1), most(0), most(1)];
};

const daysOf = (features: readonly Feature[], name: string): string[] =>
  features
    .flatMap(({ properties }) => properties[name] ?? [])
    .map(String)
    .toSorted();

const extentOf = (features: readonly Feature[]) => {
  const bounds = boundsOf(features);
  const [first, last] = [daysOf(features, 'start_date')[0], daysOf(features, 'end_date').at(-1)];
  return {
    ...(bounds && {
      spatial: { bbox: [bounds], crs: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84' },
    }),
    ...(first !== undefined &&
      last !== undefined && { temporal: { interval: [[`${first}T00:00:00Z`, `${last}T23:59:59Z`]] } }),
  };
};

export const describeCollection = (place: OgcContext, id: CollectionId, features: readonly Feature[]) => {
  const own = `${place.root}/collections/${id}`;
  return {
    id,
    title: catalogueText(place.language, `collections.${id}`),
    itemType: 'feature',
    extent: extentOf(features),
    crs: ['http://www.opengis.net/def/crs/OGC/1.3/CRS84'],
    links: [
      { href: own, rel: 'self', type: json },
      { href: `${own}/items`, rel: 'items', type: geoJsonMediaType },
      licenceLink(place),
    ],
  };
};

const parameter = (name: string, schema: object, place: 'query' | 'path' = 'query') => ({
  ...{ name, in: place, required: place === 'path', schema },
  ...(place === 'query' && { style: 'form', explode: false }),
});

const answering = (type: string) => ({
  responses: { 200: { description: 'OK', content: { [type]: { schema: { type: 'object' } } } } },
});

export const ogcApiDefinition = (place: OgcContext, ids: readonly CollectionId[]) => ({
  openapi: '3.0.3',
  info: {
    title: catalogueText(place.language, 'catalogue'),
    version: '1.0.0',
    license: { name: place.licence[`name_${place.language}`], url: place.licence[`url_${place.language}`] },
  },
  servers: [{ url: place.root }],
  paths: {
    '/': { get: { operationId: 'getLandingPage', ...answering(json) } },
    '/conformance': { get: { operationId: 'getConformance', ...answering(json) } },
    '/collections': { get: { operationId: 'getCollections', ...answering(json) } },
    ...Object.fromEntries(
      ids.flatMap((id) => [
        [`/collections/${id}`, { get: { operationId: `describe_${id}`, ...answering(json) } }],
        [
          `/collections/${id}/items`,
          {
            get: {
              operationId: `list_${id}`,
              parameters: [
                parameter('limit', {
                  type: 'integer',
                  minimum: 1,
                  maximum: maximumItemsPerPage,
                  default: 100,
                }),
                parameter('offset', { type: 'integer', minimum: 0, default: 0 }),
                parameter('bbox', {
                  type: 'array',
                  oneOf: [
                    { minItems: 4, maxItems: 4 },
                    { minItems: 6, maxItems: 6 },
                  ],
                  items: { type: 'number' },
                }),
                parameter('datetime', { type: 'string' }),
              ],
              ...answering(geoJsonMediaType),
            },
          },
        ],
        [
          `/collections/${id}/items/{featureId}`,
          {
            get: {
              operationId: `get_${id}`,
              parameters: [parameter('featureId', { type: 'string' }, 'path')],
              ...answering(geoJsonMediaType),
            },
          },
        ],
      ]),
    ),
  },
});
