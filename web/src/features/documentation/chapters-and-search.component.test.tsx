import { portal } from '@shiptime/domain/accounts/administration-wire';
import { eventTypes } from '@shiptime/domain/integrations/event-types';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { interfaceIn } from '#test/interface.ts';
import { network } from '#test/network.ts';
import { show } from '#test/show.tsx';
import { speak } from '#test/words.ts';
import { chapterNames, chapters } from './chapters/chapters.ts';
import { DocumentationPage } from './documentation-page.tsx';

const portalWith = (demo: boolean) => ({
  data: exampleOf(portal, { demo, api_docs: true, demo_accounts: [] }),
});

describe.each(['en', 'fr'] as const)('the chapters of the documentation, %s', (language) => {
  const t = speak(language);
  const open = (path: string, route = '/docs/$name') =>
    show(<DocumentationPage />, { language, path, route });
  beforeEach(() => {
    network.get.answers('/portal', portalWith(true));
    network.describe(interfaceIn(language));
  });

  it.each(chapterNames.filter((chapter) => chapter !== 'start'))('%s says all its parts', async (chapter) => {
    await open(`/docs/${chapter}`);
    for (const part of chapters[chapter]) {
      const title = t(`documentation:chapters.${chapter}.parts.${part}.title`);
      await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    }
    await expectAccessible();
  });

  it('the closed list of errors says of each what it means and what to do', async () => {
    await open('/docs/errors');
    const row = page.getByRole('row', { name: /^limit_reached/ });
    await expect.element(row).toMatchTextContent('409, 422');
    await expect.element(row).toMatchTextContent(t('documentation:problems.limit_reached.remedy'));
  });

  it('every type of event says when it is told', async () => {
    await open('/docs/events');
    const table = page.getByRole('table', { name: t('documentation:kinds_of.events') });
    for (const type of eventTypes)
      await expect
        .element(table.getByRole('row', { name: new RegExp(`^${type.replace('.', String.raw`\.`)} `) }))
        .toMatchTextContent(t(`documentation:events.${type}`));
  });

  it('is searched by keyboard, over chapters and operations', async () => {
    await open('/docs/limits');
    const field = page.getByRole('searchbox', { name: t('documentation:search.label') });
    await userEvent.fill(field, 'stations');
    const listing = language === 'en' ? /^List stations/ : /^Lister les stations/;
    await expect.element(page.getByRole('link', { name: listing })).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('list', { name: t('documentation:search.found') })).toBeVisible();
    expect(document.activeElement?.getAttribute('href')).toMatch(/^\/docs/);
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field).toHaveFocus();
    await userEvent.fill(field, 'hippopotame');
    await expect.element(page.getByText(t('documentation:search.none'))).toBeVisible();
  });
});

const needed = {
  name: 'fiscal_year_id',
  in: 'query',
  required: true,
  description: 'What is asked for',
  schema: { type: 'integer' },
};

describe('an operation in a demonstration', () => {
  const t = speak('en');
  const open = () =>
    show(<DocumentationPage />, {
      language: 'en',
      path: '/docs/resources/stations',
      route: '/docs/resources/$name',
    });
  const tryIt = () => page.getByRole('button', { name: t('documentation:try_it.title') });
  const send = () => page.getByRole('button', { name: t('documentation:try_it.send') });

  it('is tried where it is described', async () => {
    network.get.answers('/portal', portalWith(true));
    network.describe(interfaceIn('en'));
    network.get.answers('/ship_time_requests/12/stations', { data: [] });
    await open();
    await userEvent.click(tryIt().first());
    await userEvent.fill(page.getByRole('textbox', { name: 'id' }), '12');
    await userEvent.click(send());
    await expect.element(page.getByText(t('documentation:try_it.answered', { status: 200 }))).toBeVisible();
    await expectAccessible();
  });

  it('proposes a row that is there, one that the reader may change where that is what it does', async () => {
    network.get.answers('/portal', portalWith(true));
    const described = interfaceIn('en');
    const { get } = described.paths['/api/ship_time_requests/{id}/stations'];
    network.describe({
      ...described,
      paths: { ...described.paths, '/api/ship_time_requests': { get } },
    });
    const rows = [
      { id: 31, can: { edit: false } },
      { id: 32, can: { edit: true } },
    ];
    network.get.answers('/ship_time_requests', { data: rows as never });
    await open();
    await userEvent.click(tryIt().nth(1));
    await expect.element(page.getByRole('textbox', { name: 'id' })).toHaveValue('32');
  });

  it('begins with what it cannot do without, and waits for it', async () => {
    network.get.answers('/portal', portalWith(true));
    const described = interfaceIn('en');
    const stations = described.paths['/api/ship_time_requests/{id}/stations'];
    const get = { ...stations.get, parameters: [...stations.get.parameters, needed] };
    network.describe({
      ...described,
      paths: { '/api/ship_time_requests/{id}/stations': { ...stations, get } },
    });
    await open();
    await userEvent.click(tryIt().first());
    await userEvent.fill(page.getByRole('textbox', { name: 'id' }), '12');
    const query = page.getByRole('textbox', { name: t('documentation:try_it.query') });
    await expect.element(query).toHaveValue('fiscal_year_id=');
    await expect.element(send()).toBeDisabled();
    await userEvent.fill(query, 'fiscal_year_id=12');
    await expect.element(send()).toBeEnabled();
  });

  it('is asked about first where it may change something', async () => {
    network.get.answers('/portal', portalWith(true));
    network.describe(interfaceIn('en'));
    await open();
    await userEvent.click(tryIt().nth(1));
    await userEvent.fill(page.getByRole('textbox', { name: 'id' }), '12');
    await userEvent.click(send());
    await expect
      .element(page.getByRole('alertdialog'))
      .toMatchTextContent('POST /api/ship_time_requests/12/stations');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is only described elsewhere', async () => {
    network.get.answers('/portal', portalWith(false));
    network.describe(interfaceIn('en'));
    await open();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Stations' })).toBeVisible();
    await expect.element(tryIt().first()).not.toBeInTheDocument();
  });
});
