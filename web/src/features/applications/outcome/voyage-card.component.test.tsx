import { voyageSchema } from '@shiptime/domain/applications/wire/outcome';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleOf } from '#test/example.ts';
import { teleost } from '#test/reference.ts';
import { renderInApp } from '#test/show.tsx';
import { VoyageCard } from './voyage-card.tsx';

const voyage = (mission_id: number, start_date: string, fiscal_year_id = 1) =>
  exampleOf(voyageSchema, {
    ...{ mission_id, start_date, end_date: '2099-09-30', fiscal_year_id, start_fraction: 0 },
    ...{ mobilization_days: 0, operational_days: 5, demobilization_days: 0, shared_with: null },
    ...{ mobilization_port: null, demobilization_port: null, port_call_stops: [] },
    vessel: { id: teleost.id, name_en: teleost.name_en, name_fr: teleost.name_fr },
  });
const first = voyage(1, '2099-05-12');
const second = voyage(2, '2099-08-12');

it.each([
  ['en', 'Part 2 of 2'],
  ['fr', 'Partie 2 de 2'],
] as const)('a split voyage says which part it is, %s', async (language, said) => {
  await renderInApp(<VoyageCard voyage={second} all={[second, first]} isOwn level={2} />, { language });
  await expect.element(page.getByText(said, { exact: true })).toBeVisible();
});

it('voyages of two years are no parts of one', async () => {
  const next = voyage(3, '2100-05-12', 2);
  await renderInApp(<VoyageCard voyage={next} all={[first, next]} isOwn level={2} />);
  await expect.element(page.getByRole('heading')).toBeVisible();
  expect(page.getByText(/^Part /).elements()).toEqual([]);
});
