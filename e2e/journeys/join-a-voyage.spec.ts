import { expect, test } from '../fixtures.ts';
import { keyboard } from '../steps/keyboard.ts';
import type { Portal } from '../portal.ts';
import { apiAs, asSomebody, signIn } from '../steps/people.ts';
import { speak } from '../words.ts';

const [en, fr] = [speak('en'), speak('fr')];

type Named = { readonly id: number };
type Year = Named & { readonly start_date: string };

/** Late in a fiscal year no published voyage of the demonstration is still ahead: one of the year after is published. */
const publishVoyage = async (portal: Portal): Promise<void> => {
  const admin = await apiAs(portal, 'admin');
  const make = async (path: string, body: object) =>
    (await admin<{ data: Named }>('POST', path, body)).data.id;
  const { data: years } = await admin<{ data: Year[] }>('GET', '/fiscal_years');
  const ahead = years.filter(({ start_date }) => start_date > new Date().toISOString());
  const year = ahead.toSorted((one, other) => one.start_date.localeCompare(other.start_date))[0]!;
  const { data: ships } = await admin<{ data: Record<string, unknown>[] }>('GET', '/vessels');
  const { vessel_class_id, region_id, home_port_id } = ships.find(({ home_port_id: port }) => port !== null)!;
  const vessel_id = await make('/vessels', {
    ...{
      name_en: 'CCGS Guest',
      name_fr: 'NGCC Guest',
      vessel_class_id,
      region_id,
      home_port_id,
      science_berths: 12,
    },
  });
  const plan = await make('/vessel_plans', { vessel_id, fiscal_year_id: year.id });
  await make(`/vessel_plans/${plan}/missions`, {
    ...{
      title: 'Moorings',
      start_date: `${year.start_date.slice(0, 4)}-06-01`,
      operational_days: 6,
      approved_berths: 4,
    },
    ...{ mobilization_port_id: home_port_id, demobilization_port_id: home_port_id },
  });
  for (const step of ['send_to_national', 'send_to_executive', 'set_final'])
    await admin('POST', `/vessel_plans/${plan}/${step}`, {});
};

test('a scientist asks to join a planned voyage, and sails once it is accepted', async ({
  page,
  browser,
  portal,
  accessible,
}) => {
  await publishVoyage(portal);
  let address = '';
  await test.step('they see berths to spare and ask for one', async () => {
    await signIn(page, 'proponent', 'en', '/voyages-to-join');
    await accessible();
    await page
      .getByRole('button', { name: en('guests:go_ask') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(en('guests:ask.objectives')).fill('Two moorings on the way.');
    await dialog.getByRole('button', { name: en('guests:ask.label'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await page
      .getByRole('link', { name: en('guests:asked_link') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/berth-requests\/\d+$/);
    address = new URL(page.url()).pathname;
  });

  await test.step('it is accepted, by keyboard, in French', async () => {
    const other = await asSomebody(browser, portal, 'admin', 'fr', address);
    const keys = keyboard(other);
    const dialog = other.getByRole('dialog');
    await keys.enter(other.getByRole('button', { name: fr('guests:doing.accept.button'), exact: true }));
    await keys.enter(dialog.getByRole('button', { name: fr('guests:doing.accept.label'), exact: true }));
    await expect(dialog).toBeHidden();
    await expect(other.getByText(fr('guests:request.states.accepted'), { exact: true })).toBeVisible();
    await other.context().close();
  });

  await test.step('the guest reads that they sail', async () => {
    await page.goto('/my-requests');
    await expect(page.getByRole('heading', { name: /^You sail on CCGS/ }).first()).toBeVisible();
    await accessible();
  });
});
