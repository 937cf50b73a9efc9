import { personSchema } from '@shiptime/domain/accounts/account-wire';
import { applicationSchema } from '@shiptime/domain/applications/wire/application';
import { stagesSchema } from '@shiptime/domain/applications/wire/stages';
import { presenceSchema } from '@shiptime/domain/applications/wire/history';
import { formatDayRange } from '@shiptime/domain/shared/day-words';

import { constraintRowSchema } from '@shiptime/domain/vessels/vessel-wire';
import { coastalStateSchema } from '@shiptime/domain/reference/reference-wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, teleost, year } from '#test/reference.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { ApplicationFormPage } from './application-form-page.tsx';

const plain = exampleOf(applicationSchema, {
  id: 41,
  fiscal_year_id: year.id,
  project_title: 'Rules',
  stages: exampleOf(stagesSchema, { results_expected: '2027-09' }),
  ...{ primaryProponent: exampleOf(personSchema), primary_proponent: exampleOf(personSchema) },
  ...{ coProponents: [], co_proponents: [], collaborators: [], stations: [] },
  ...{ fundingSources: [], funding_sources: [], areasOfConsideration: [], areas_of_consideration: [] },
});
const draft = { ...plain, can: { ...plain.can, view: true, edit: true } };

const opening = year.start_date.slice(0, 4);

type Rule = readonly [field: string, typed: string, code: string, params?: Record<string, string>];

const rules: Readonly<Record<string, readonly Rule[]>> = {
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

beforeEach(async () => {
  await signInAs({ id: 1 });
  answerReferenceLists();
  network.openLive();
  network.get.answers('/ship_time_requests/41', { data: draft });
  network.get.answers('/ship_time_requests/41/demand', { data: [] });
  network.get.answers('/ship_time_requests/41/attachments', { data: [] });
  network.get.answers('/ship_time_requests/41/invitations', { data: [] });
  network.get.answers('/scheduling_constraints', { data: [] });
  network.patch.answers('/ship_time_requests/41', { data: draft });
  network.post.answers('/ship_time_requests/41/presence', { data: exampleOf(presenceSchema) });
});

const isSeen = (words: string) => () =>
  page
    .getByText(words, { exact: false })
    .elements()
    .some(({ clientHeight }) => clientHeight > 1);

describe.each(['en', 'fr'] as const)('the form of an application, %s', (language) => {
  const t = translator(language);
  const open = (section: string) =>
    renderInApp(<ApplicationFormPage />, {
      language,
      path: `/request/41?section=${section}`,
      route: '/request/{-$id}',
    });
  const field = (name: string) =>
    page.getByLabelText(t(`applications:fields.${name}.label`), { exact: false });

  it.each(Object.entries(rules))('says at its field what is wrong in %s', async (section, wrong) => {
    await open(section);
    for (const [name, typed, code, params] of wrong) {
      const control = field(name);
      await userEvent.fill(control, typed);
      await userEvent.tab();
      await expect
        .element(control)
        .toHaveAccessibleDescription(expect.stringContaining(t(`errors:fields.${code}`, params)));
    }
    await expectAccessible();
  });

  it('says at each date what is wrong with it, and that the window is too small', async () => {
    const dates = {
      operational_days: 100,
      operational_window_start: '2027-03-31',
      operational_window_end: '2027-06-10',
      preferred_start_window_start: '2027-06-20',
      preferred_start_window_end: '2027-06-15',
    };
    network.get.answers('/ship_time_requests/41', { data: { ...draft, ...dates } });
    await open('scheduling');
    for (const code of ['before_fiscal_year', 'outside_operational_window', 'end_before_start'])
      await expect.poll(isSeen(t(`errors:fields.${code}`))).toBe(true);
    const [words = ''] = t('applications:warnings.window_too_small').split(/\d/);
    await expect.poll(isSeen(words.trim().slice(0, 25))).toBe(true);
    await expectAccessible();
  });

  const inRefit = () => {
    const asked = {
      vessel_preference_1_id: teleost.id,
      vessel_preference_2_id: null,
      operational_days: 10,
      mobilization_days: 0,
      demobilization_days: 0,
      operational_window_start: `${opening}-05-01`,
      operational_window_end: `${opening}-05-20`,
      preferred_start_window_start: `${opening}-05-03`,
      preferred_start_window_end: `${opening}-05-08`,
    };
    network.get.answers('/ship_time_requests/41', { data: { ...draft, ...asked } });
    const refit = { vessel_id: teleost.id, start_date: `${opening}-04-01`, end_date: `${opening}-06-24` };
    network.get.answers('/scheduling_constraints', {
      data: [exampleOf(constraintRowSchema, refit)],
    });
  };
  const never = t('applications:feasibility.reasons.window_never_free');

  it('says at the window that the chosen ship is in refit, and moves the window to her free days', async () => {
    inRefit();
    await open('scheduling');
    await expect.poll(isSeen(never)).toBe(true);
    const days = formatDayRange(language, `${opening}-06-25`, `${opening}-07-14`);
    await page.getByRole('button', { name: t('application_form:warnings.move_window', { days }) }).click();
    await expect.element(field('operational_window_start').first()).toHaveValue(`${opening}-06-25`);
    await expect.element(field('operational_window_end').first()).toHaveValue(`${opening}-07-14`);
    await expect.element(field('preferred_start_window_start').first()).toHaveValue(`${opening}-06-27`);
    await expect.element(field('preferred_start_window_end').first()).toHaveValue(`${opening}-07-02`);
    await expectAccessible();
  });

  it('says it on the last page, with the remedy to press', async () => {
    inRefit();
    await open('submit');
    await expect.poll(isSeen(never)).toBe(true);
    const days = formatDayRange(language, `${opening}-06-25`, `${opening}-07-14`);
    await expect.poll(isSeen(t('applications:warnings.first_choice', { against: never }))).toBe(true);
    const move = page.getByRole('button', { name: t('application_form:warnings.move_window', { days }) });
    await move.first().click();
    await expect.poll(isSeen(never)).toBe(false);
  });

  it('counts characters as people see them', async () => {
    await open('scheduling');
    await userEvent.fill(field('scheduling_constraints'), `${'🇨🇦'.repeat(3)}e\u0301`);
    await expect.element(page.getByText(t('ui:characters_used_other', { count: 4, max: 500 }))).toBeVisible();
  });

  it('loses no press that meets a message coming up, and tells nothing to who passes by', async () => {
    await open('requirements');
    const ideal = field('ideal_science_berths');
    await userEvent.fill(ideal, '1000');
    const answers = page.getByRole('radiogroup', {
      name: t('applications:fields.helicopter_required.label'),
    });
    await answers.getByText(t('ui:no')).click({ delay: 500 });
    await expect.element(answers.getByRole('radio', { name: t('ui:no') })).toBeChecked();
    await expect.element(ideal).toHaveAccessibleDescription(/999/);
    const justification = field('vessel_preference_justification');
    await justification.click();
    await userEvent.tab();
    await expect.element(justification).not.toHaveFocus();
    await expect.element(justification).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('shows on a telephone every section below its line, which stays as high whatever is said of saving', async () => {
    await page.viewport(390, 844);
    await open('requirements');
    const step = page.getByRole('button', { name: t('applications:sections.requirements'), exact: false });
    await userEvent.click(step.first());
    const links = page.getByRole('navigation').getByRole('link');
    await expect.poll(() => links.elements().length).toBe(7);
    for (const link of links.elements()) {
      const { left, right } = link.getBoundingClientRect();
      expect([left >= 0, right <= 390]).toEqual([true, true]);
    }
    await userEvent.click(step.first());
    const bar = step.first().element().parentElement!;
    const height = bar.offsetHeight;
    await userEvent.fill(field('min_science_berths'), '6');
    await expect.element(page.getByText(t('application_form:save.dirty'))).toBeVisible();
    expect(bar.offsetHeight).toBe(height);
    await page.viewport(1440, 900);
  });

  it('says at a desk in one line where one is, and that it is saved', async () => {
    await page.viewport(1440, 900);
    await open('requirements');
    const place = t('application_form:step', {
      number: '3',
      of: '7',
      section: t('applications:sections.requirements'),
    });
    const words = page.getByText(place, { exact: true });
    await expect.element(words).toBeVisible();
    const line = words.element().parentElement!;
    await expect.element(line).toMatchTextContent(t('application_form:save.saved'));
    const bar = line.parentElement!;
    expect(getComputedStyle(bar).position).toBe('sticky');
    const height = bar.offsetHeight;
    expect(height).toBeLessThan(70);
    await userEvent.fill(field('min_science_berths'), '6');
    await expect.element(line).toMatchTextContent(t('application_form:save.dirty'));
    expect(bar.offsetHeight).toBe(height);
    await expectAccessible();
  });

  it('has the consents of other states beside the question in whose waters one works, below it where it is narrow', async () => {
    const [state] = [
      { id: 7, key: 'greenland', name_en: 'Greenland', name_fr: 'Groenland', clearance_days: 90 },
    ];
    answerReferenceLists({ coastal_states: [exampleOf(coastalStateSchema, state)] });
    const abroad = { in_foreign_waters: true, coastal_state_ids: [7] };
    network.get.answers('/ship_time_requests/41', { data: { ...draft, ...abroad } });
    await page.viewport(1440, 900);
    await open('area_of_operations');
    const title = page.getByText(t('application_form:clearance.title'));
    await expect.element(title).toBeVisible();
    const question = page
      .getByText(t('applications:fields.coastal_state_ids.label'), { exact: false })
      .first();
    const boxes = () =>
      [question.element().getBoundingClientRect(), title.element().getBoundingClientRect()] as const;
    const [asked, consents] = boxes();
    expect(consents.left).toBeGreaterThan(asked.right);
    expect(Math.abs(consents.top - asked.top)).toBeLessThan(100);
    await page.viewport(390, 844);
    await expect.poll(() => boxes()[1].top > boxes()[0].bottom).toBe(true);
  });

  it('names what could not be saved, with the way to it', async () => {
    await open('requirements');
    const name = field('min_science_berths');
    await userEvent.fill(name, '6.5');
    await userEvent.tab();
    const link = page.getByRole('link', { name: t('applications:fields.min_science_berths.label') });
    await expect
      .element(link, { timeout: 8000 })
      .toHaveAttribute('href', expect.stringMatching(/section=requirements#field-min_science_berths$/));
  });

  it('says between what an amount has to lie, on leaving it, and writes its cents', async () => {
    await open('funding');
    await page.getByRole('button', { name: t('application_form:parts.funding_sources.add') }).click();
    const number = new Intl.NumberFormat(`${language}-CA`);
    const bounds = { min: number.format(2500), max: number.format(25_000_000) };
    const amount = page.getByLabelText(t('application_form:parts.funding_sources.amount'));
    await expect
      .element(amount)
      .toHaveAccessibleDescription(t('applications:rows.funding_source.amount.hint', bounds));
    await userEvent.fill(amount, '1000');
    await userEvent.tab();
    await expect
      .element(amount)
      .toHaveAccessibleDescription(expect.stringContaining(t('errors:fields.out_of_range', bounds)));
    await userEvent.fill(amount, language === 'fr' ? '125000,5' : '125000.5');
    await userEvent.tab();
    await expect.element(amount).not.toHaveAttribute('aria-invalid', 'true');
    await expect.element(amount).toHaveValue(language === 'fr' ? '125\u00a0000,50' : '125,000.50');
    await expectAccessible();
  });

  it('folds what is complete before submission, and opens where something is missing', async () => {
    network.get.answers('/ship_time_requests/41', { data: { ...draft, no_collaborations: true } });
    await open('submit');
    const fold = (section: string) =>
      page.getByRole('button', { name: t(`applications:sections.${section}`), exact: false });
    await expect.element(fold('collaborations')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(fold('funding')).toHaveAttribute('aria-expanded', 'true');
    await fold('collaborations').click();
    await expect
      .element(page.getByText(t('applications:fields.no_collaborations.label'), { exact: false }).first())
      .toBeVisible();
    await expectAccessible();
  });
});
