import { portalInfoSchema } from '@shiptime/domain/accounts/administration-wire';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, year } from '#test/reference.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { FleetSchedulerPage } from './fleet-scheduler-page.tsx';

it.each(['en', 'fr'] as const)(
  'a year without plans is no dead end: another year, and where plans come from, %s',
  async (language) => {
    const t = translator(language);
    answerReferenceLists();
    network.get.answers('/portal', { data: exampleOf(portalInfoSchema) });
    network.get.answers('/fiscal_years', { data: [year] } as never);
    network.get.answers('/vessel_plans', { data: [], meta: { total: 0 } });
    await renderInApp(<FleetSchedulerPage />, { language });
    await expect.element(page.getByText(t('scheduler:list.none', { year: year.name }))).toBeVisible();
    await expect
      .element(page.getByLabelText(t('plans:fields.fiscal_year_id.label')))
      .toHaveValue(String(year.id));
    const way = page.getByRole('link', { name: t('scheduler:list.to_plans') });
    await expect.element(way).toHaveAttribute('href', expect.stringContaining(`fiscalYearId=${year.id}`));
  },
);
