import type { OpenDataYear } from '@shiptime/domain/integrations/integration-wire';
import type {
  OpenDataPort,
  OpenSchedule,
  OpenDataVessel,
} from '@shiptime/domain/plans/versions/open-schedule';
import { formatDayRange } from '@shiptime/domain/shared/day-words';
import { languages, type Language } from '@shiptime/domain/shared/text';
import type { FastifyRequest } from 'fastify';
import { translate } from '#http/language.ts';
import type { NoscriptPage } from '#http/noscript-page.ts';
import { Html, html } from '#openapi/pages/html.ts';
import { readSettings } from '#features/reference/settings.ts';
import { readCatalogueFacts } from './catalogue-facts.ts';
import {
  type CatalogueFacts,
  listDistributions,
  datasetUuidOfYear,
  keywordsOf,
  publisherName,
  catalogueText,
} from './catalogue.ts';
import { nameInLanguage } from './open-formats.ts';
import { requireOpenSchedule } from './open-schedules.ts';
import { renderShipsPage } from './noscript-ships.ts';

const mediaOf = (facts: CatalogueFacts, year: OpenDataYear) =>
  listDistributions(year).map(({ mediaType, url }) => ({
    '@type': 'DataDownload',
    encodingFormat: mediaType,
    contentUrl: url,
    license: facts.licence.url_en,
  }));

const datasetOf = (facts: CatalogueFacts, year: OpenDataYear, language: Language) => ({
  '@context': 'https://schema.org',
  '@type': 'Dataset',
  '@id': `${facts.address}/api/open/schedules/${year.fiscal_year}/versions`,
  identifier: datasetUuidOfYear(facts, year),
  name: catalogueText(language, 'dataset', { year: year.fiscal_year }),
  description: catalogueText(language, 'dataset_text', { year: year.fiscal_year }),
  url: `${facts.address}/open-schedules?year=${year.fiscal_year}`,
  inLanguage: languages,
  license: facts.licence[`url_${language}`],
  creator: { '@type': 'Organization', name: publisherName(facts, language), url: facts.address },
  temporalCoverage: `${year.start_date}/${year.end_date}`,
  datePublished: year.published_at,
  dateModified: year.updated_at,
  version: String(year.latest_version),
  isAccessibleForFree: true,
  keywords: keywordsOf(language),
  includedInDataCatalog: {
    '@type': 'DataCatalog',
    name: catalogueText(language, 'catalogue'),
    url: `${facts.address}/api/open/catalogue.jsonld`,
  },
  distribution: mediaOf(facts, year),
});

const portsOf = (ports: readonly (OpenDataPort | null)[], language: Language): string =>
  [...new Set(ports.flatMap((port) => (port ? [nameInLanguage(port, language)] : [])))].join(' → ');

const vesselTable = (vessel: OpenDataVessel, language: Language): Html => {
  const head = ['dates', 'voyage', 'ports', 'spare_berths'].map((name) =>
    catalogueText(language, `columns.${name}`),
  );
  return html`<h2>${nameInLanguage(vessel, language)}</h2>
    <table>
      <thead>
        <tr>
          ${head.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${vessel.missions.map(
          (mission) =>
            html`<tr>
              <td>${formatDayRange(language, mission.start_date, mission.end_date)}</td>
              <td>${mission.title}</td>
              <td>${portsOf([mission.mobilization_port, mission.demobilization_port], language)}</td>
              <td>${mission.spare_berths}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
};

const scheduleBody = (
  facts: CatalogueFacts,
  year: OpenDataYear,
  schedule: OpenSchedule,
  language: Language,
): Html => {
  const { licence } = facts;
  return html`<main>
    <h1>${catalogueText(language, 'dataset', { year: year.fiscal_year })}</h1>
    <p>${catalogueText(language, 'dataset_text', { year: year.fiscal_year })}</p>
    <p><a href="${licence[`url_${language}`]}" rel="license">${licence[`name_${language}`]}</a></p>
    <ul>
      ${facts.years.map(
        ({ fiscal_year }) =>
          html`<li><a href="/open-schedules?year=${fiscal_year}&lang=${language}">${fiscal_year}</a></li>`,
      )}
    </ul>
    ${schedule.vessels.map((vessel) => vesselTable(vessel, language))}
    <h2>${translate(language, 'scheduler:open.data')}</h2>
    <ul>
      ${listDistributions(year).map(
        ({ form, url }) =>
          html`<li><a href="${url}">${translate(language, `scheduler:open.forms.${form}`)}</a></li>`,
      )}
    </ul>
  </main>`;
};

const schedulePage = async (request: FastifyRequest): Promise<NoscriptPage | null> => {
  const { server, language } = request;
  const facts = await readCatalogueFacts(server, request);
  const { year: asked } = request.query as { year?: unknown };
  const year = facts.years.find(({ fiscal_year }) => fiscal_year === asked) ?? facts.years[0];
  if (!year) return null;
  const { schedule } = await requireOpenSchedule(server.db, year.fiscal_year, 'latest');
  return {
    title: catalogueText(language, 'dataset', { year: year.fiscal_year }),
    description: catalogueText(language, 'dataset_text', { year: year.fiscal_year }),
    address: `${facts.address}/open-schedules?year=${year.fiscal_year}`,
    data: datasetOf(facts, year, language),
    body: scheduleBody(facts, year, schedule, language).text,
  };
};

const frontPage = async (request: FastifyRequest): Promise<NoscriptPage> => {
  const { server, language } = request;
  const facts = await readCatalogueFacts(server, request);
  const name = translate(language, 'app:portal_name');
  return {
    title: name,
    description: catalogueText(language, 'portal_text'),
    address: `${facts.address}/`,
    data: {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      description: catalogueText(language, 'portal_text'),
      url: facts.address,
      inLanguage: languages,
      publisher: { '@type': 'Organization', name: publisherName(facts, language) },
    },
    body: html`<main>
      <h1>${name}</h1>
      <p>${catalogueText(language, 'portal_text')}</p>
      <p><a href="/open-schedules?lang=${language}">${translate(language, 'scheduler:open.title')}</a></p>
    </main>`.text,
  };
};

const pages: ReadonlyMap<string, (request: FastifyRequest) => Promise<NoscriptPage | null>> = new Map([
  ['/', frontPage],
  ['/open-schedules', schedulePage],
  ['/ship-information', renderShipsPage],
]);

export const noscriptPaths = [...pages.keys()];

export const findNoscriptPage = async (
  request: FastifyRequest,
  path: string,
): Promise<NoscriptPage | null> => {
  const page = pages.get(path);
  if (!page) return null;
  const settings = await readSettings(request.server.db).catch(() => null);
  return settings?.open_schedule ? page(request).catch(() => null) : null;
};
