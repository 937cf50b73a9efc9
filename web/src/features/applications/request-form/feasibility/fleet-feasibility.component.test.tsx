import { demandSchema } from '@shiptime/domain/applications/wire/demand';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '#lib/paths.ts';
import { FormModelContext } from '#features/applications/request-form/form-model.ts';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { createTestFormModel } from '#test/form-model.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, cabot, teleost, year } from '#test/reference.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { FleetFeasibility } from './fleet-feasibility.tsx';

const month = `${year.start_date.slice(0, 4)}-07`;

describe.each(['en', 'fr'] as const)('the ships to choose from, %s', (language) => {
  const t = translator(language);
  const words = (key: string, params?: Record<string, string | number>) =>
    t(`application_form:fleet.${key}`, params);
  const nameOf = (ship: typeof teleost) => (language === 'fr' ? ship.name_fr : ship.name_en);
  const button = (ship: typeof teleost, which: 'first' | 'second') =>
    page.getByRole('button', { name: `${words(`${which}_choice`)} – ${nameOf(ship)}` });
  const open = async (window: { start: string | null; end: string | null } = { start: null, end: null }) => {
    answerReferenceLists({});
    network.get.answers('/ship_time_requests/41/demand', {
      data: [exampleOf(demandSchema, { vessel_id: teleost.id, month, applications: 2 })],
    });
    network.get.answers('/scheduling_constraints', { data: [], meta: { total: 0, last_page: 1 } });
    const form = createTestFormModel({
      vessel_preference_1_id: null,
      vessel_preference_2_id: null,
      min_science_berths: null,
      operational_window_start: window.start,
      operational_window_end: window.end,
    });
    await renderInApp(
      <FormModelContext value={form}>
        <FleetFeasibility />
      </FormModelContext>,
      { language },
    );
    await expect.element(button(teleost, 'first')).toBeVisible();
    return form.editor;
  };
  const press = async (ship: typeof teleost, which: 'first' | 'second', key = '{Enter}') => {
    (button(ship, which).element() as HTMLElement).focus();
    await userEvent.keyboard(key);
  };

  it('keeps the keyboard with the ship that was chosen', async () => {
    const editor = await open();
    await press(teleost, 'first');
    await expect.element(button(teleost, 'first')).toHaveFocus();
    await expect.element(button(teleost, 'first')).toHaveAttribute('aria-pressed', 'true');
    await press(cabot, 'second');
    await expect.element(button(cabot, 'second')).toHaveFocus();
    expect(editor.state().edits).toMatchObject({
      vessel_preference_1_id: teleost.id,
      vessel_preference_2_id: cabot.id,
    });
    await userEvent.keyboard('{Enter}');
    await expect.element(button(cabot, 'second')).toHaveFocus();
    await expect.element(button(cabot, 'second')).toHaveAttribute('aria-pressed', 'false');
    await expectAccessible();
  });

  it('leads to all that is known of a ship', async () => {
    await open();
    await expect
      .element(page.getByRole('link', { name: nameOf(teleost), exact: true }))
      .toHaveAttribute('href', paths.shipInformation(teleost.id));
  });

  const ships = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.querySelector('a')?.textContent);
  const sortBy = (key: string) =>
    userEvent.click(page.getByRole('button', { name: words(key), exact: true }));

  it('leaves the chosen row where it was, and names the ship above', async () => {
    await open();
    const before = ships();
    await userEvent.click(button(teleost, 'first'));
    await expect.element(button(teleost, 'first')).toHaveAttribute('aria-pressed', 'true');
    expect(ships()).toEqual(before);
    await expect.element(page.getByText(words('chosen_first', { ship: nameOf(teleost) }))).toBeVisible();
  });

  it('sorts by the column that is pressed, both ways', async () => {
    await open();
    await sortBy('ship');
    const before = ships();
    await sortBy('ship');
    expect(ships()).toEqual(before.toReversed());
  });

  it('weighs the ships once a number is there, not at each of its digits', async () => {
    const editor = await open();
    const weighed = () => page.getByRole('columnheader', { name: words('verdict'), exact: true }).elements();
    expect(weighed()).toEqual([]);
    editor.set('min_science_berths', 9);
    editor.set('min_science_berths', 999);
    await expect.poll(weighed).toHaveLength(1);
    editor.set('min_science_berths', null);
    await expect.poll(weighed).toEqual([]);
  });

  it('says what it does not know yet, and leads to the section that asks', async () => {
    await open();
    await expect.element(page.getByText(words('unanswered'))).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: t('applications:sections.scheduling') }))
      .toHaveAttribute('href', paths.request(41, { section: 'scheduling' }));
  });

  it('takes a filter as a need, and keeps ships with unknown data as a question', async () => {
    await open();
    await userEvent.fill(page.getByRole('textbox', { name: words('least_berths') }), '500');
    await expect
      .element(page.getByText(t('applications:feasibility.verdicts.unknown')).first())
      .toBeVisible();
    expect(ships()).toHaveLength(2);
  });

  it('says how many others want a ship, within the window once there is one', async () => {
    await open({ start: `${month}-01`, end: `${month}-20` });
    await expect
      .element(page.getByRole('columnheader', { name: words('others'), exact: true }))
      .toBeVisible();
    const demands = () =>
      [...document.querySelectorAll(`td[data-label="${words('others')}"]`)].map((cell) => cell.textContent);
    await expect.poll(demands).toContain('2');
  });
});
