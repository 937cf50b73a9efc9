/** A description of an interface as the portal gives it, as small as it may be: one resource, in both languages. */
const words = {
  en: {
    title: 'Stations',
    group: 'Applications',
    list: 'List stations of an application',
    create: 'Add a station',
    access: 'For whoever is signed in. Programs need the scope `applications:read`.',
    north: 'decimal degrees, north positive',
    invalid: 'Values are wrong or missing',
    filter: 'Any of the values, separated by commas',
  },
  fr: {
    title: 'Stations',
    group: 'Demandes',
    list: 'Lister les stations d’une demande',
    create: 'Ajouter une station',
    access: 'Pour qui est connecté. Les programmes ont besoin de la portée `applications:read`.',
    north: 'degrés décimaux, nord positif',
    invalid: 'Des valeurs sont fausses ou manquent',
    filter: 'L’une des valeurs, séparées par des virgules',
  },
};

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const exampleStation = { id: 7, name: 'HL_01', latitude: 44.4, position: null, person: { id: 1 } };

const schemasWith = (name: object, latitude: object) => ({
  Station: {
    type: 'object',
    required: ['id', 'name', 'latitude', 'position', 'person'],
    properties: {
      id: { type: 'integer', minimum: 1 },
      name,
      latitude,
      position: { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] },
      person: ref('Person'),
    },
  },
  Person: { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } },
  StationPage: { type: 'object', properties: { data: { type: 'array', items: ref('Station') } } },
});

export const interfaceIn = (language: 'en' | 'fr') => {
  const { title, group, list, create, access, north, invalid, filter } = words[language];
  const latitude = { type: 'number', minimum: -90, maximum: 90, description: north };
  const name = { type: 'string', maxLength: 1000 };
  const responses = { '422': { description: invalid } };
  return {
    info: { version: '1.0.0' },
    'x-errors': [
      { type: 'invalid', statuses: [422] },
      { type: 'limit_reached', statuses: [409, 422] },
    ],
    'x-resources': [{ slug: 'stations', title, group, schema: 'Station' }],
    components: { schemas: schemasWith(name, latitude) },
    paths: {
      '/api/ship_time_requests/{id}/stations': {
        get: {
          operationId: 'listStations',
          summary: list,
          description: access,
          'x-resource': 'stations',
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
            { name: 'filter[name]', in: 'query', description: filter, schema: { type: 'string' } },
            { name: 'filter[type]', in: 'query', description: filter, schema: { type: 'string' } },
          ],
          responses: { '200': { content: json(ref('StationPage'), { data: [exampleStation] }) } },
        },
        post: {
          operationId: 'createStation',
          summary: create,
          description: access,
          'x-resource': 'stations',
          requestBody: {
            required: true,
            content: json({
              type: 'object',
              required: ['name', 'latitude'],
              properties: { name, latitude },
            }),
          },
          responses: {
            '201': { content: json({ type: 'object', properties: { data: ref('Station') } }) },
            ...responses,
          },
          'x-error-types': { '422': ['invalid', 'limit_reached'] },
        },
      },
    },
  };
};
