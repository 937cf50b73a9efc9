import { demand } from '@shiptime/domain/applications/wire/demand';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '#lib/paths.ts';
import { FormModelContext } from '#features/applications/request-form/form-model.ts';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { formOf } from '#test/form-model.ts';
import { network } from '#test/network.ts';
import { answerReference, cabot, teleost, year } from '#test/reference.ts';
import { show } from '#test/show.tsx';
import { speak } from '#test/words.ts';
import { FleetFeasibility } from './fleet-feasibility.tsx';

const month = `${year.start_date.slice(0, 4)}-07`;

describe.each(['en', 'fr'] as const)('the ships to choose from, %s', (language) => {
  const t = speak(language);
  const words = (key: string, params?: Record<string, string | number>) =>
    t(`application_form:fleet.${key}`, params);
  const nameOf = (ship: typeof teleost) => (language === 'fr' ? ship.name_fr : ship.name_en);
  const button = (ship: typeof teleost, which: 'first' | 'second') =>
    page.getByRole('button', { name: `${words(`${which}_choice`)} – ${nameOf(ship)}` });
  const open = async (window: { start: string | null; end: string | null } = { start: null, end: null }) => {
    answerReference({});
    network.get.answers('/ship_time_requests/41/demand', {
      data: [exampleOf(demand, { vessel_id: teleost.id, month, applications: 2 })],
    });
    network.get.answers('/scheduling_constraints', { data: [], meta: { total: 0, last_page: 1 } });
    const form = formOf({
      vessel_preference_1_id: null,
      vessel_preference_2_id: null,
      min_science_berths: null,
      operational_window_start: window.start,
      operational_window_end: window.end,
    });
    await show(
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

  it('leaves the chosen one where the finger met it, and names it above', async () => {
    await open();
    const ships = () =>
      page
        .getByRole('listitem')
        .elements()
        .map((card) => card.querySelector('h4')?.textContent);
    const before = ships();
    expect(before.at(-1)).toBe(nameOf(teleost));
    await userEvent.click(button(teleost, 'first'));
    await expect.element(button(teleost, 'first')).toHaveAttribute('aria-pressed', 'true');
    expect(ships()).toEqual(before);
    await expect.element(page.getByText(words('chosen_first', { ship: nameOf(teleost) }))).toBeVisible();
  });

  it('weighs the ships once a number is there, not at each of its digits', async () => {
    const editor = await open();
    const groups = () =>
      page
        .getByRole('heading', { level: 3 })
        .elements()
        .map((head) => head.textContent);
    const before = groups();
    editor.set('min_science_berths', 9);
    editor.set('min_science_berths', 999);
    await expect.element(page.getByRole('heading', { name: words('groups.unknown') })).toBeVisible();
    expect(groups()).not.toEqual(before);
    editor.set('min_science_berths', null);
    await expect.poll(groups).toEqual(before);
  });

  it('speaks of the window only once there is one', async () => {
    await open();
    await expect.element(page.getByText(words('demand_year_other', { count: 2 }))).toBeVisible();
    expect(page.getByText(words('demand_other', { count: 2 })).elements()).toEqual([]);
  });

  it('says how many others want a ship within the window', async () => {
    await open({ start: `${month}-01`, end: `${month}-20` });
    await expect.element(page.getByText(words('demand_other', { count: 2 }))).toBeVisible();
  });

  it('says that ships are beside one another, and leads there', async () => {
    await open();
    for (const ship of [teleost, cabot]) {
      const box = page.getByRole('checkbox', { name: `${words('compare')} – ${nameOf(ship)}` });
      (box.element() as HTMLElement).focus();
      await userEvent.keyboard(' ');
    }
    const toComparison = page.getByRole('button', { name: `${words('to_comparison')} – ${nameOf(cabot)}` });
    await expect.element(toComparison).toBeVisible();
    await userEvent.tab();
    await expect.element(toComparison).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('region', { name: words('comparison') })).toHaveFocus();
  });
});
