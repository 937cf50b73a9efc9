import { portal } from '@shiptime/domain/accounts/administration-wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { interfaceIn } from '#test/interface.ts';
import { network } from '#test/network.ts';
import { show } from '#test/show.tsx';
import { speak } from '#test/words.ts';
import { DocumentationPage } from './documentation-page.tsx';

const account = {
  email: 'proponent@shiptime.example',
  password: 'Shiptime-Demo-1',
  name: 'P',
  monogram: 'P',
};

describe.each(['en', 'fr'] as const)('the documentation of the interface, %s', (language) => {
  const t = speak(language);
  const open = (path: string, route = path) => show(<DocumentationPage />, { language, path, route });
  beforeEach(() => {
    network.get.answers('/portal', {
      data: exampleOf(portal, {
        demo: true,
        api_docs: true,
        demo_accounts: [{ ...account, user_type_id: 2 }],
      }),
    });
    network.describe(interfaceIn(language));
  });

  it('begins with a first call, ready to be pasted, in the language that one writes', async () => {
    await open('/docs');
    await expect
      .element(page.getByRole('heading', { level: 1, name: t('documentation:chapters.start.title') }))
      .toBeVisible();
    await expect.element(page.getByText(/curl -s "\$ADDRESS\/api\/auth\/user"/)).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'Python' }).first());
    await expect.element(page.getByText(/import json, urllib\.request/)).toBeVisible();
    // All samples at once, and the account of the demonstration in them.
    await expect.element(page.getByText(/print\(page\["meta"\]\["total"\]/)).toBeVisible();
    await expect.element(page.getByText(/"email": "proponent@shiptime\.example"/)).toBeVisible();
    await expectAccessible();
  });

  it('tells a resource from the portal’s own description: fields, who may, what can go wrong', async () => {
    await open('/docs/resources/stations', '/docs/resources/$name');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Stations' })).toBeVisible();
    const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) }).first();
    await expect.element(rowOf('id')).toMatchTextContent(t('documentation:writing.read_only'));
    await expect.element(rowOf('latitude')).toMatchTextContent(t('documentation:writing.required'));
    await expect
      .element(rowOf('latitude'))
      .toMatchTextContent(language === 'en' ? /north positive/ : /nord positif/);
    await expect.element(rowOf('position')).toMatchTextContent(t('documentation:kinds.or_null'));
    const listing =
      language === 'en' ? 'List stations of an application' : 'Lister les stations d’une demande';
    await expect.element(page.getByRole('heading', { level: 2, name: listing })).toBeVisible();
    await expect.element(page.getByText('filter[…]')).toBeVisible();
    await expect.element(page.getByText(/"HL_01"/)).toBeVisible();
    await userEvent.click(page.getByText(t('documentation:operation.errors', { statuses: '422' })));
    await expect.element(page.getByText('limit_reached')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 3, name: 'Person' })).toBeVisible();
    await expectAccessible();
  });

  it('lists the resources, and says what there is not', async () => {
    await open('/docs/resources');
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Stations' }).last())
      .toHaveAttribute('href', '/docs/resources/stations');
    await expectAccessible();
  });
});

it('a chapter or a resource that is not there is not found', async () => {
  network.get.answers('/portal', { data: exampleOf(portal, { api_docs: true }) });
  network.describe(interfaceIn('en'));
  const where = await show(<DocumentationPage />, { path: '/docs/none', route: '/docs/$name' });
  await expect.poll(where).toBe('/404');
});

it('where the interface is described to nobody there is no page', async () => {
  network.get.answers('/portal', { data: exampleOf(portal, { api_docs: false }) });
  network.describe(interfaceIn('en'));
  const where = await show(<DocumentationPage />, { path: '/docs' });
  await expect.poll(where).toBe('/404');
});
