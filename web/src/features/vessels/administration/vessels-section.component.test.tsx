import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { portalInfoSchema } from '@shiptime/domain/accounts/administration-wire';
import { vesselResourceSchema } from '@shiptime/domain/vessels/vessel-wire';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, teleost } from '#test/reference.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { VesselsSection } from './vessels-section.tsx';

const unknown = exampleOf(vesselResourceSchema, {
  ...teleost,
  home_port_id: 1,
  range: null,
  endurance: null,
});

beforeEach(() => {
  signInAs({ user_type_id: 5 });
  answerReferenceLists();
  network.get.answers('/vessels', { data: [unknown] });
  network.get.answers('/portal', { data: exampleOf(portalInfoSchema) });
  network.get.answers('/ship_time_requests', { data: [] });
});

describe.each(['en', 'fr'] as const)('what is not known of ships, %s', (language) => {
  const t = translator(language);
  const name = language === 'fr' ? 'NGCC Teleost' : 'CCGS Teleost';

  it('is listed with what it leaves unchecked, and opens at its field', async () => {
    await renderInApp(<VesselsSection />, { language });
    await page.getByRole('button', { name: t('vessels:planning.missing'), exact: false }).click();
    const list = page.getByRole('table', { name: t('vessels:planning.missing') });
    await expect.element(list.getByRole('rowheader', { name })).toBeVisible();
    await expect.element(list).toMatchTextContent(t('vessels:planning.unchecked.range'));
    await expectAccessible();
    const link = list.getByRole('link', { name: t('vessels:particulars.endurance') });
    await expect
      .element(link)
      .toHaveAttribute('href', `/administration/vessels?record=${teleost.id}&field=endurance`);
  });

  it('is filled in at the field that the address names', async () => {
    await renderInApp(<VesselsSection />, {
      language,
      path: `/?record=${teleost.id}&field=endurance`,
      route: '/',
    });
    const field = page
      .getByRole('dialog')
      .getByRole('textbox', { name: t('vessels:particulars.endurance'), exact: false });
    await expect.element(field).toHaveFocus();
    await expectAccessible();
  });
});

describe.each(['en', 'fr'] as const)('an identifier on which sources differ, %s', (language) => {
  const t = translator(language);
  const name = language === 'fr' ? 'NGCC Teleost' : 'CCGS Teleost';
  const sourceOf = (value: string) =>
    ({ scheme: 'ices_code', value, source: 'dfo_platforms.csv', confidence: 'low' }) as const;
  const row = { ...unknown, ices_code: null, identifier_sources: [sourceOf('18CR'), sourceOf('18QL')] };

  it('is chosen by an administrator', async () => {
    network.get.answers('/vessels', { data: [row] });
    network.patch.answers(`/vessels/${row.id}`, { data: row });
    await renderInApp(<VesselsSection />, { language });
    await page.getByRole('button', { name: t('reference:identifiers.title'), exact: false }).click();
    const named = {
      action: t('reference:identifiers.choose'),
      scheme: t('reference:identifiers.schemes.ices_code'),
    };
    await expectAccessible();
    const words = t('reference:identifiers.named', { ...named, value: '18QL', name });
    await page.getByRole('button', { name: words }).click();
    await expect
      .poll(() => network.patch.asked(`/vessels/${row.id}`))
      .toMatchObject([
        {
          body: {
            ices_code: '18QL',
            identifier_sources: [sourceOf('18CR'), { ...sourceOf('18QL'), confidence: 'confirmed' }],
          },
        },
      ]);
  });
});
