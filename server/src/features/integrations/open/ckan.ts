import type { OpenDataYear } from '@shiptime/domain/integrations/integration-wire';
import { translate } from '#http/language.ts';
import {
  type CatalogueFacts,
  listDistributions,
  datasetUuidOfYear,
  buildInBothLanguages,
  keywordsOf,
  publisherName,
  deriveUuid,
  catalogueText,
} from './catalogue.ts';

const nameOfYear = ({ fiscal_year }: OpenDataYear): string => `ship-schedule-${fiscal_year}`;

const packageOf = (facts: CatalogueFacts, year: OpenDataYear) => {
  const values = { year: year.fiscal_year };
  const title = buildInBothLanguages((language) => catalogueText(language, 'dataset', values));
  const notes = buildInBothLanguages((language) => catalogueText(language, 'dataset_text', values));
  const id = datasetUuidOfYear(facts, year);
  return {
    id,
    name: nameOfYear(year),
    type: 'dataset',
    state: 'active',
    private: false,
    title: title.en,
    title_translated: title,
    notes: notes.en,
    notes_translated: notes,
    keywords: buildInBothLanguages(keywordsOf),
    tags: keywordsOf('en').map((name) => ({ name, display_name: name })),
    license_id: facts.licence.ckan_id,
    license_title: facts.licence.name_en,
    license_url: facts.licence.url_en,
    isopen: true,
    author: publisherName(facts, 'en'),
    maintainer_email: facts.contact?.startsWith('mailto:') ? facts.contact.slice(7) : null,
    frequency: 'irregular',
    time_period_coverage_start: year.start_date,
    time_period_coverage_end: year.end_date,
    version: String(year.latest_version),
    url: `${facts.address}/open-schedules?year=${year.fiscal_year}`,
    metadata_created: year.published_at.replace('Z', ''),
    metadata_modified: year.updated_at.replace('Z', ''),
    num_resources: listDistributions(year).length,
    resources: listDistributions(year).map(({ form, mediaType, format, url }, position) => {
      const name = buildInBothLanguages((language) => translate(language, `scheduler:open.forms.${form}`));
      return {
        id: deriveUuid(url),
        package_id: id,
        position,
        name: name.en,
        name_translated: name,
        format,
        mimetype: mediaType,
        url,
        language: ['en', 'fr'],
        created: year.published_at.replace('Z', ''),
        last_modified: year.updated_at.replace('Z', ''),
      };
    }),
  };
};

const numberIn = (value: unknown, fallback: number): number =>
  /^\d{1,6}$/.test(String(value)) ? Number(value) : fallback;

export const ckanActions = ['package_list', 'package_show', 'package_search'] as const;

export const buildCkanResult = (
  action: (typeof ckanActions)[number],
  facts: CatalogueFacts,
  query: Readonly<Record<string, unknown>>,
): unknown => {
  if (action === 'package_list') return facts.years.map(nameOfYear);
  if (action === 'package_show') {
    const found = facts.years.find((year) =>
      [nameOfYear(year), datasetUuidOfYear(facts, year)].includes(String(query['id'])),
    );
    return found ? packageOf(facts, found) : null;
  }
  const start = numberIn(query['start'], 0);
  return {
    count: facts.years.length,
    sort: 'metadata_modified desc',
    results: facts.years
      .slice(start, start + numberIn(query['rows'], 10))
      .map((year) => packageOf(facts, year)),
  };
};
