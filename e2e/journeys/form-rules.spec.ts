import { expect, test } from '../fixtures.ts';
import { apiAs } from '../steps/people.ts';
import { openYear } from '../steps/plan.ts';
import { holdSession } from '../steps/session.ts';
import { aDraft } from '../steps/shared-draft.ts';
import { type Language, speak } from '../words.ts';

type Rule = readonly [field: string, typed: string, code: string, params?: Record<string, string>];

/** What the keys give, section by section, and the words that stand at the field. */
const rules: Record<string, readonly Rule[]> = {
  general_information: [
    ['project_title', '', 'required'],
    ['project_title', 'é'.repeat(251), 'too_long', { max: '250' }],
    ['responsible_manager_name', 'J. Doe (acting)', 'special_characters'],
    ['responsible_manager_email', 'half an address', 'invalid_email'],
  ],
  requirements: [
    ['min_science_berths', 'many', 'only_numbers'],
    ['min_science_berths', '6.5', 'only_integers'],
    ['min_science_berths', '-1', 'only_positive'],
    ['min_science_berths', '1000', 'out_of_range', { min: '0', max: '999' }],
  ],
  scheduling: [
    ['operational_days', '0', 'only_positive'],
    ['operational_days', '0.3', 'quarter_days'],
  ],
};

for (const language of ['en', 'fr'] as const satisfies readonly Language[]) {
  test(`what is wrong is said at its field, in words, ${language}`, async ({ page, portal, accessible }) => {
    const t = speak(language);
    const draft = await aDraft(portal, `Rules, ${language}`);
    const api = await apiAs(portal, 'proponent');
    const year = await openYear(api);
    const before = `${Number(year.start_date.slice(0, 4))}-03-31`;
    const inYear = `${year.start_date.slice(0, 4)}-06-10`;
    await api('PATCH', `/ship_time_requests/${draft.id}`, {
      operational_days: 200,
      operational_window_start: before,
      operational_window_end: inYear,
      preferred_start_window_start: `${year.start_date.slice(0, 4)}-06-20`,
      preferred_start_window_end: `${year.start_date.slice(0, 4)}-06-15`,
    });
    await holdSession(page, portal, 'proponent');
    for (const [section, wrong] of Object.entries(rules)) {
      await page.goto(`/request/${draft.id}?section=${section}&lang=${language}`);
      for (const [field, typed, code, params] of wrong) {
        const control = page.locator(`#field-${field}`);
        await control.fill(typed);
        await control.blur();
        await expect(control).toHaveAccessibleDescription(
          new RegExp(t(`errors:fields.${code}`, params).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)),
        );
      }
    }
    await test.step('dates, each at its own, and the window that is too small', async () => {
      for (const code of ['before_fiscal_year', 'outside_operational_window', 'end_before_start'])
        await expect(
          page
            .getByRole('main')
            .getByText(t(`errors:fields.${code}`))
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
      await page.locator('#field-operational_days').fill('100');
      const [words = ''] = t('applications:warnings.window_too_small').split(/\d/);
      await expect(
        page.getByRole('main').getByText(words.trim().slice(0, 25)).filter({ visible: true }).first(),
      ).toBeVisible();
      await accessible();
    });
    await test.step('a counter counts characters as people see them', async () => {
      const control = page.locator('#field-scheduling_constraints');
      await control.fill(`${'🇨🇦'.repeat(3)}e\u0301`);
      await expect(page.getByText(t('ui:characters_used_other', { count: 4, max: 500 }))).toBeVisible();
    });
    await test.step('a press that meets a message coming up is not lost, and who passes by is told nothing', async () => {
      await page.goto(`/request/${draft.id}?section=requirements&lang=${language}`);
      const ideal = page.locator('#field-ideal_science_berths');
      await ideal.fill('1000');
      const answers = page.getByRole('radiogroup', {
        name: t('applications:fields.helicopter_required.label'),
      });
      await answers.getByText(t('ui:no'), { exact: true }).click({ delay: 500 });
      await expect(answers.getByRole('radio', { name: t('ui:no') })).toBeChecked();
      await expect(ideal).toHaveAccessibleDescription(/999/);
      const justification = page.locator('#field-vessel_preference_justification');
      await justification.focus();
      await page.keyboard.press('Tab');
      await expect(justification).not.toBeFocused();
      await expect(justification).not.toHaveAttribute('aria-invalid', 'true');
    });
  });
}
