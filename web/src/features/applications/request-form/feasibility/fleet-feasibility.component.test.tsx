import { application } from '@shiptime/domain/applications/wire/application';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FormModelContext } from '#features/applications/request-form/form-model.ts';
import { nameIn } from '#lib/i18n.ts';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { formOf } from '#test/form-model.ts';
import { network } from '#test/network.ts';
import { answerReference, teleost } from '#test/reference.ts';
import { show } from '#test/show.tsx';
import { speak } from '#test/words.ts';
import { FleetFeasibility } from './fleet-feasibility.tsx';

describe.each(['en', 'fr'] as const)('the ships to choose from, %s', (language) => {
  const t = speak(language);
  const ship = nameIn(language, teleost);
  const ships = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((card) => card.querySelector('h4')?.textContent);

  it('leave the chosen one where the finger met it, and name it above', async () => {
    answerReference({});
    network.get.answers('/ship_time_requests/41', { data: exampleOf(application, { id: 41 }) });
    network.get.answers('/ship_time_requests/41/demand', { data: [] });
    network.get.answers('/scheduling_constraints', { data: [] });
    const form = formOf({ vessel_preference_1_id: null, vessel_preference_2_id: null });
    await show(
      <FormModelContext value={form}>
        <FleetFeasibility />
      </FormModelContext>,
      { language },
    );
    await expect.poll(() => ships().length).toBe(2);
    const before = ships();
    const choose = page.getByRole('button', {
      name: `${t('application_form:fleet.first_choice')} – ${ship}`,
    });
    // The last of them: whatever is chosen would go before it.
    expect(before.at(-1)).toBe(ship);
    await userEvent.click(choose);
    await expect.element(choose).toHaveAttribute('aria-pressed', 'true');
    expect(ships()).toEqual(before);
    await expect.element(page.getByText(t('application_form:fleet.chosen_first', { ship }))).toBeVisible();
    await expectAccessible();
  });
});
