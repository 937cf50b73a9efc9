import { expect, test } from '../fixtures.ts';
import { createKeyboardFormSteps } from '../steps/apply-by-keyboard.ts';
import { waitForMailTo } from '../steps/mail.ts';
import { apiAs, signIn } from '../steps/people.ts';
import { fetchOpenYear, windowsStartingOn } from '../steps/plan.ts';
import { translator } from '../words.ts';

const chosen = {
  agency: 'Fisheries and Oceans Canada',
  type: 'Monitoring and assessment',
  theme: 'Population and Ecosystem Assessment',
  vessel: 'CCGS Teleost',
  hours: '24 hours per day',
  port: 'Halifax',
  area: 'Cabot Strait',
  days: '12.5',
  amount: '25000.50',
};

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

const language = 'en';

test('the whole form by keyboard, in English', async ({ page, portal, mailServer, accessible }) => {
  const t = translator(language);
  const form = createKeyboardFormSteps(page, language);
  const api = await apiAs(portal, 'proponent');
  const { id: user } = await api<{ id: number }>('GET', '/auth/user');
  await api('PATCH', `/users/${user}`, { language });
  const year = await fetchOpenYear(await apiAs(portal, 'admin'));
  const days = windowsStartingOn(`${year.start_date.slice(0, 4)}-06-01`);
  const section = (name: string) => t(`applications:sections.${name}`);
  const dialog = page.getByRole('dialog');
  const looksWell = async () => {
    await accessible();
    await page.setViewportSize(narrow);
    await page.evaluate(() => window.scrollTo(0, 0));
    await accessible();
    await page.setViewportSize(wide);
  };
  const saveRow = () =>
    form.enter(dialog.getByRole('button', { name: t('application_form:parts.save'), exact: true }));
  await page.setViewportSize(wide);

  await test.step('a new application', async () => {
    await signIn(page, 'proponent', language, '/request');
    await form.write('project_title', 'Tides');
    await form.enter(page.getByRole('button', { name: t('application_form:new.create') }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tides');
  });

  await test.step('general information', async () => {
    await form.choose('agency_id', chosen.agency);
    await form.tick(form.box('is_responsible_manager'));
    await form.yesOrNo('multi_year', 'no');
    await looksWell();
    await form.next(section('project_description'), section('project_description'));
  });

  await test.step('project description', async () => {
    for (const name of ['executive_summary', 'impact_statement', 'mission_objectives'])
      await form.write(name, 'Été «\u00a0Ωμέγα\u00a0»');
    await form.choose('project_type_id', chosen.type);
    await form.choose('thematic_area_id', chosen.theme);
    await looksWell();
    await form.next(section('requirements'), section('requirements'));
  });

  await test.step('requirements', async () => {
    await form.choose('vessel_preference_1_id', chosen.vessel);
    await form.write('vessel_preference_justification', 'CTD');
    await form.write('min_science_berths', '6');
    await form.write('ideal_science_berths', '8');
    await form.yesOrNo('helicopter_required', 'no');
    await looksWell();
    await form.next(section('scheduling'), section('scheduling'));
  });

  await test.step('scheduling', async () => {
    await form.write('operational_days', chosen.days);
    await form.choose('operating_hours_id', chosen.hours);
    for (const [name, day] of Object.entries(days)) await form.write(name, day);
    for (const name of ['mobilization', 'demobilization']) {
      await form.write(`${name}_days`, '1');
      await form.choose(`${name}_port_id`, chosen.port);
    }
    await looksWell();
    await form.next(section('area_of_operations'), section('area_of_operations'));
  });

  await test.step('area of operations, with a station and an area of consideration', async () => {
    await form.tick(
      page
        .getByRole('group', { name: t('applications:fields.project_area_ids.label') })
        .getByRole('checkbox', { name: chosen.area, exact: true }),
    );
    await form.yesOrNo('in_foreign_waters', 'no');
    await form.yesOrNo('in_marine_protected_areas', 'no');
    const add = t('application_form:parts.areas_of_consideration.add');
    const adding = page.getByRole('button', { name: add, exact: true });
    await form.enter(adding);
    await form.writeIn(dialog.getByLabel(t('application_form:parts.areas_of_consideration.name')), 'Gully');
    await accessible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(adding).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(t('application_form:parts.areas_of_consideration.name'))).toHaveValue(
      'Gully',
    );
    await saveRow();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('cell', { name: 'Gully', exact: true })).toBeVisible();
    await looksWell();
    await form.next(section('collaborations'), section('collaborations'));
  });

  await test.step('a collaborator', async () => {
    await form.enter(
      page.getByRole('button', { name: t('application_form:parts.collaborators.add'), exact: true }),
    );
    for (const name of ['organization', 'primary_contact', 'contribution'])
      await form.writeIn(dialog.getByLabel(t(`application_form:parts.collaborators.${name}`)), 'Dalhousie');
    await accessible();
    await saveRow();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByText(t('application_form:parts.saved', { name: 'Dalhousie' }), { exact: true }),
    ).toBeVisible();
    await looksWell();
    await form.next(section('funding'), section('funding'));
  });

  await test.step('a source of funding', async () => {
    const words = (name: string) => t(`application_form:parts.funding_sources.${name}`);
    await form.enter(page.getByRole('button', { name: words('add'), exact: true }));
    await form.writeIn(dialog.getByLabel(words('organization')), 'DFO');
    await form.writeIn(dialog.getByLabel(words('amount')), chosen.amount);
    await form.reach(dialog.getByLabel(words('status')));
    await form.press('ArrowDown');
    await accessible();
    await saveRow();
    await expect(dialog).toBeHidden();
    await looksWell();
  });

  await test.step('nothing is missing: reads it all and submits, pressing twice', async () => {
    await expect(page.getByText(t('application_form:missing.none'))).toBeVisible();
    const ways = page.getByRole('main').getByRole('link', { name: t('application_form:submit.go') });
    await form.enter(ways.first(), 'Shift+Tab');
    await expect(
      page.getByRole('heading', { level: 2, name: t('application_form:submit.go') }),
    ).toBeFocused();
    await expect(ways).toHaveCount(0);
    await form.enter(page.getByRole('button', { name: section('project_description') }));
    await expect(page.getByText('Été «\u00a0Ωμέγα\u00a0»').first()).toBeVisible();
    await looksWell();
    await form.enter(page.getByRole('button', { name: t('application_form:submit.submit'), exact: true }));
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(t('application_form:submit.cannot_be_undone'));
    await accessible();
    await form.reach(question.getByRole('button', { name: t('application_form:submit.submit') }));
    await form.press('Enter');
    await form.press('Enter');
  });

  await test.step('the receipt has the number and the time, and so has the mail, once', async () => {
    const id = Number(/\/request\/(\d+)/.exec(page.url())?.[1]);
    const receipt = page.getByRole('status').filter({ hasText: t('application_form:submit.done', { id }) });
    await expect(receipt).toBeFocused();
    const { data } = await api<{ data: { submitted_at: string } }>('GET', `/ship_time_requests/${id}`);
    await expect(receipt.locator('time')).toHaveAttribute('datetime', data.submitted_at);
    await looksWell();
    const subject = t('mail:application_submit.subject', { number: id });
    const mail = await waitForMailTo(mailServer, 'proponent@shiptime.example', subject);
    expect(mail.text).toContain(data.submitted_at.slice(0, 4));
    expect(mailServer.mails.filter((one) => one.subject?.startsWith(subject))).toHaveLength(1);
    const history = await api<{ data: { action: string }[] }>('GET', `/ship_time_requests/${id}/history`);
    expect(history.data.map(({ action }) => action)).toEqual(['submit']);
  });
});
