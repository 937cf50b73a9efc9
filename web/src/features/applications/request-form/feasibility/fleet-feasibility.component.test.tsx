import { application } from '@shiptime/domain/applications/wire/application';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FormModelContext } from '#features/applications/request-form/form-model.ts';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { formOf } from '#test/form-model.ts';
import { network } from '#test/network.ts';
import { answerReference, cabot, teleost } from '#test/reference.ts';
import { show } from '#test/show.tsx';
import { speak } from '#test/words.ts';
import { FleetFeasibility } from './fleet-feasibility.tsx';

describe.each(['en', 'fr'] as const)('the ships to choose from, %s', (language) => {
  const t = speak(language);
  const nameOf = (ship: typeof cabot) => (language === 'en' ? ship.name_en : ship.name_fr);

  it('leads from the cards that are compared to the comparison above them', async () => {
    answerReference({});
    network.get.answers('/ship_time_requests/41', { data: exampleOf(application, { id: 41 }) });
    network.get.answers('/ship_time_requests/41/demand', { data: [] });
    network.get.answers('/scheduling_constraints', { data: [], meta: { total: 0, last_page: 1 } });
    const form = formOf({
      vessel_preference_1_id: null,
      vessel_preference_2_id: null,
      min_science_berths: 4,
    });
    await show(
      <FormModelContext value={form}>
        <FleetFeasibility />
      </FormModelContext>,
      { language },
    );
    const see = page.getByRole('button', { name: t('application_form:fleet.see_comparison') });
    const pick = (ship: typeof cabot) =>
      page
        .getByRole('checkbox', { name: `${t('application_form:fleet.compare')} – ${nameOf(ship)}` })
        .click({ force: true });
    await pick(cabot);
    await expect.element(see).not.toBeInTheDocument();
    await pick(teleost);
    await see.first().click();
    const comparison = page.getByRole('region', { name: t('application_form:fleet.comparison') });
    await expect.element(comparison).toHaveFocus();
    await expect.element(comparison).toBeInViewport();
    await expectAccessible();
  });
});
