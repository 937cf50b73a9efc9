import { expect, test } from '../fixtures.ts';
import { signIn } from '../steps/people.ts';
import { translator } from '../words.ts';

const language = 'fr';

test('a new fiscal year and a new vessel, in French', async ({ page, accessible }) => {
  const t = translator(language);
  const ship = 'CCGS Marie Rollet';
  const navire = ship.replace('CCGS', 'NGCC');
  const section = (name: string) =>
    page
      .getByRole('navigation', { name: t('accounts:administration.title') })
      .getByRole('link', { name: t(`accounts:administration.sections.${name}`), exact: true })
      .click();
  const dialog = page.getByRole('dialog');
  const save = () => dialog.getByRole('button', { name: t('reference:record.save'), exact: true }).click();

  await signIn(page, 'admin', language, '/administration');
  await accessible();

  const year = await test.step('adds the next fiscal year', async () => {
    await section('fiscal-years');
    await page.getByRole('button', { name: t('reference:years.add') }).click();
    const title = (await dialog.getByRole('heading', { level: 2 }).textContent()) ?? '';
    const name = /\d{4}-\d{4}/.exec(title)?.[0] ?? '';
    await accessible();
    await save();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    return name;
  });

  await test.step('moves its deadline, which asks for the reason', async () => {
    await page.getByRole('button', { name: t('reference:record.edit_named', { name: year }) }).click();
    await dialog
      .getByRole('textbox', { name: t('reference:years.deadline_day') })
      .fill(`${Number(year.slice(0, 4)) - 1}-05-15`);
    await save();
    const reason = dialog.getByRole('textbox', { name: t('reference:years.reason') });
    await expect(reason).toBeVisible();
    await reason.fill('The call went out late.');
    await accessible();
    await save();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: year })).toContainText('15 mai');
  });

  await test.step('adds a vessel with its particulars', async () => {
    await section('vessels');
    await page.getByRole('button', { name: t('vessels:administration.add') }).click();
    await save();
    await expect(dialog.getByText(t('errors:fields.required')).first()).toBeVisible();
    await dialog.getByLabel(t('vessels:administration.name_en')).fill(ship);
    await dialog.getByLabel(t('vessels:administration.name_fr')).fill(navire);
    await dialog.getByLabel(t('vessels:administration.class')).selectOption({ index: 1 });
    await dialog.getByLabel(t('vessels:particulars.science_berths')).fill('12');
    await accessible();
    await save();
    await expect(dialog).toBeHidden();
    await page.goto(`/ship-information?lang=${language}`);
    await expect(page.getByText(navire).first()).toBeAttached();
  });

  await test.step('and finds it all in the audit log', async () => {
    await page.goto(`/administration/audit?lang=${language}`);
    await page.getByLabel(t('administration:audit.search')).fill(ship);
    await expect(page.getByRole('row').filter({ hasText: ship })).toHaveCount(1);
    await page.getByLabel(t('administration:audit.search')).fill('late');
    await expect(page.getByText('The call went out late.').first()).toBeVisible();
    await accessible();
    await section('outbox');
    await expect(page.getByText(t('administration:outbox.lead'))).toBeVisible();
    await accessible();
  });
});

test('statistics of a fiscal year, for those who review', async ({ page, accessible }) => {
  const t = translator('fr');
  await signIn(page, 'national', 'fr', '/statistics');
  await expect(page.getByRole('img', { name: new RegExp(t('statistics:demand.fleet')) })).toBeVisible();
  await expect(page.getByRole('table', { name: t('statistics:vessels.caption') })).toBeVisible();
  await accessible();
});
