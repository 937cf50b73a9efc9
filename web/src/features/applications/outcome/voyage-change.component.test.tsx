import { voyageSchema } from '@shiptime/domain/applications/wire/outcome';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { teleost } from '#test/reference.ts';
import { renderInApp } from '#test/show.tsx';
import { VoyageChange } from './voyage-change.tsx';

const before = exampleOf(voyageSchema, {
  mission_id: 12,
  start_date: '2099-05-12',
  end_date: '2099-05-16',
  start_fraction: 0,
  mobilization_days: 0,
  operational_days: 5,
  demobilization_days: 0,
  shared_with: null,
  mobilization_port: null,
  demobilization_port: null,
  vessel: { id: teleost.id, name_en: teleost.name_en, name_fr: teleost.name_fr },
  requested_berths: 8,
  approved_berths: 6,
});
const said = {
  en: `${teleost.name_en}, 6 of 8 requested berths: sails 12 May 00:00, returns 16 May 2099 24:00`,
  fr: `${teleost.name_fr}, 6 sur les 8 couchettes demandées : appareille le 12 mai à 0 h, revient le 16 mai 2099 à 24 h`,
};
const when = { en: 'Changed on 26 November 2098', fr: 'Modifié le 26 novembre 2098' };

describe.each(['en', 'fr'] as const)('what was published before it changed, %s', (language) => {
  it('is said with the day of the change', async () => {
    await renderInApp(
      <VoyageChange
        changed={{ at: '2098-11-26T15:00:00.000Z', before: [before], reasons: ['The engine'] }}
      />,
      {
        language,
      },
    );
    await expect.element(page.getByText(when[language], { exact: false })).toBeVisible();
    await expect.element(page.getByRole('listitem')).toMatchTextContent(said[language]);
    await expect.element(page.getByText(/: The engine$/)).toBeVisible();
    await expectAccessible();
  });

  it('is not there where nothing has changed', async () => {
    await renderInApp(<VoyageChange changed={null} />, { language });
    expect(page.getByRole('listitem').elements()).toEqual([]);
  });
});
