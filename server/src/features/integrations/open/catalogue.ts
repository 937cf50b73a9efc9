import { createHash } from 'node:crypto';
import type { Licence } from '@shiptime/domain/integrations/licences';
import type { OpenDataYear } from '@shiptime/domain/integrations/integration-wire';
import { languages, type Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';

export type CatalogueFacts = {
  readonly address: string;
  readonly years: readonly OpenDataYear[];
  readonly licence: Licence;
  readonly operator: { readonly name_en: string; readonly name_fr: string } | null;
  readonly contact: string | null;
};

export const publisherName = ({ operator }: CatalogueFacts, language: Language): string =>
  operator?.[`name_${language}`] ?? translate(language, 'app:portal_name');

export const deriveUuid = (text: string): string => {
  const bytes = createHash('sha1').update(text).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

type Form = keyof OpenDataYear['latest'];

const distributions: Readonly<Record<Form, readonly [mediaType: string, format: string]>> = {
  json: ['application/json', 'JSON'],
  geojson: ['application/geo+json', 'GEOJSON'],
  legs_geojson: ['application/geo+json', 'GEOJSON'],
  ports_geojson: ['application/geo+json', 'GEOJSON'],
  project_areas_geojson: ['application/geo+json', 'GEOJSON'],
  gpkg: ['application/geopackage+sqlite3', 'GPKG'],
  csv: ['text/csv', 'CSV'],
  legs_csv: ['text/csv', 'CSV'],
  cruises_csv: ['text/csv', 'CSV'],
  ics: ['text/calendar', 'ICS'],
};

export const listDistributions = ({ latest }: OpenDataYear) =>
  (Object.entries(distributions) as [Form, readonly [string, string]][]).map(
    ([form, [mediaType, format]]) => ({ form, mediaType, format, url: latest[form] }),
  );

export const datasetUuidOfYear = ({ address }: CatalogueFacts, { fiscal_year }: OpenDataYear): string =>
  deriveUuid(`${address}/api/open/schedules/${fiscal_year}/versions`);

export const catalogueText = (language: Language, key: string, values: object = {}): string =>
  translate(language, `open_data:${key}`, { ...values });

export const buildInBothLanguages = <T>(of: (language: Language) => T): Record<Language, T> => ({
  en: of('en'),
  fr: of('fr'),
});

const tagged = (of: (language: Language) => string) =>
  languages.map((language) => ({ '@language': language, '@value': of(language) }));

export const keywordsOf = (language: Language): string[] => catalogueText(language, 'keywords').split('; ');

const day = (value: string) => ({ '@type': 'xsd:date', '@value': value });
const moment = (value: string) => ({ '@type': 'xsd:dateTime', '@value': value });

const european = 'http://publications.europa.eu/resource/authority';
const mediaTypes = 'https://www.iana.org/assignments/media-types';

const shared = (facts: CatalogueFacts) => ({
  'dct:language': [`${european}/language/ENG`, `${european}/language/FRA`].map((id) => ({ '@id': id })),
  'dct:license': { '@id': facts.licence.url_en },
  'dct:publisher': {
    '@type': 'foaf:Organization',
    'foaf:name': tagged((language) => publisherName(facts, language)),
    'foaf:homepage': { '@id': facts.address },
  },
});

const distributionNodes = (facts: CatalogueFacts, year: OpenDataYear) =>
  listDistributions(year).map(({ form, mediaType, url }) => ({
    '@id': url,
    '@type': 'dcat:Distribution',
    'dct:title': tagged((language) => translate(language, `scheduler:open.forms.${form}`)),
    'dcat:accessURL': { '@id': url },
    'dcat:downloadURL': { '@id': url },
    'dcat:mediaType': { '@id': `${mediaTypes}/${mediaType}` },
    'dct:license': [{ '@id': facts.licence.url_en }, { '@id': facts.licence.url_fr }],
  }));

const datasetNode = (facts: CatalogueFacts, year: OpenDataYear) => {
  const { address, contact } = facts;
  const values = { year: year.fiscal_year };
  return {
    '@id': `${address}/api/open/schedules/${year.fiscal_year}/versions`,
    '@type': 'dcat:Dataset',
    ...shared(facts),
    'dct:identifier': datasetUuidOfYear(facts, year),
    'dct:title': tagged((language) => catalogueText(language, 'dataset', values)),
    'dct:description': tagged((language) => catalogueText(language, 'dataset_text', values)),
    'dct:issued': moment(year.published_at),
    'dct:modified': moment(year.updated_at),
    'dct:accrualPeriodicity': { '@id': `${european}/frequency/IRREG` },
    'dct:temporal': {
      '@type': 'dct:PeriodOfTime',
      'dcat:startDate': day(year.start_date),
      'dcat:endDate': day(year.end_date),
    },
    'dcat:version': String(year.latest_version),
    'dcat:keyword': languages.flatMap((language) =>
      keywordsOf(language).map((word) => ({ '@language': language, '@value': word })),
    ),
    'dcat:landingPage': { '@id': `${address}/open-schedules?year=${year.fiscal_year}` },
    ...(contact && {
      'dcat:contactPoint': {
        '@type': 'vcard:Organization',
        'vcard:fn': tagged((language) => publisherName(facts, language)),
        [contact.startsWith('mailto:') ? 'vcard:hasEmail' : 'vcard:hasURL']: { '@id': contact },
      },
    }),
    'dcat:distribution': distributionNodes(facts, year),
  };
};

export const buildDcatCatalogue = (facts: CatalogueFacts) => ({
  '@context': {
    dcat: 'http://www.w3.org/ns/dcat#',
    dct: 'http://purl.org/dc/terms/',
    foaf: 'http://xmlns.com/foaf/0.1/',
    vcard: 'http://www.w3.org/2006/vcard/ns#',
    xsd: 'http://www.w3.org/2001/XMLSchema#',
  },
  '@id': `${facts.address}/api/open/catalogue.jsonld`,
  '@type': 'dcat:Catalog',
  ...shared(facts),
  'dct:title': tagged((language) => catalogueText(language, 'catalogue')),
  'dct:description': tagged((language) => catalogueText(language, 'catalogue_text')),
  'foaf:homepage': { '@id': `${facts.address}/open-schedules` },
  'dcat:dataset': facts.years.map((year) => datasetNode(facts, year)),
});
