import { foreseenDemandSchema, letterOfIntentSchema } from '@shiptime/domain/applications/wire/letters';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, teleost, year } from '#test/reference.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { LettersPage } from './letters-page.tsx';

const later = {
  ...year,
  id: 6,
  name: '2028-2029',
  start_date: '2028-04-01',
  end_date: '2029-03-31',
  deadline_at: '2100-05-01T06:59:59.000Z',
};
const yearOf = (some: object) => ({
  fiscal_year_id: 6,
  phase: 'later' as const,
  ship_time_request_id: null,
  can: { apply: false },
  ...some,
});
const letter = exampleOf(letterOfIntentSchema, {
  id: 4,
  title: 'Krill',
  years: [yearOf({})],
  days: 12.5,
  first_month: 6,
  last_month: 7,
  region_id: null,
  project_area_ids: [],
  vessel_id: teleost.id,
  berths: 8,
  withdrawn_at: null,
  can: { edit: true, withdraw: true },
});
const can = {
  administer: false,
  apply: true,
  change_email: false,
  change_password: false,
  edit: true,
  inbox: false,
  ask_to_apply: false,
  plan: false,
};
const listed = (path: string, rows: readonly object[]) =>
  network.get.answers(path as never, { data: rows, meta: { total: rows.length, last_page: 1 } } as never);

describe.each(['en', 'fr'] as const)('letters of intent, %s', (language) => {
  const t = translator(language);
  const dialog = page.getByRole('dialog');
  const open = async (letters: readonly object[], user_type_id: 2 | 4 = 2) => {
    await signInAs({ id: 7, user_type_id, vessels: [], can: { ...can, manage: user_type_id === 4 } });
    listed('/letters_of_intent', letters);
    await renderInApp(<LettersPage />, { language, path: '/letters-of-intent', route: '/letters-of-intent' });
  };
  beforeEach(() => {
    network.openLive();
    answerReferenceLists({ fiscal_years: [year, later].map((each) => ({ ...each, active: true })) });
  });

  it('one says what is expected in years to come, and is told at the field what is missing', async () => {
    await open([]);
    await expect.element(page.getByText(t('letters:none_hint'))).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: t('letters:new') }).click();
    await expectAccessible();
    await expect.element(dialog.getByText(t('letters:edit.read_by'))).toBeVisible();
    await expect.element(dialog.getByRole('checkbox', { name: '2028-2029' })).toBeInTheDocument();
    await expect.element(dialog.getByRole('checkbox', { name: '2027-2028' })).not.toBeInTheDocument();
    network.post.refuses('/letters_of_intent', 422, {
      type: 'invalid',
      message: 'no',
      errors: { title: [t('errors:fields.required')] },
    } as never);
    await dialog.getByRole('button', { name: t('letters:edit.send') }).click();
    const title = dialog.getByRole('textbox', { name: t('letters:fields.title') });
    await expect
      .element(title)
      .toHaveAccessibleDescription(expect.stringContaining(t('errors:fields.required')));
    await userEvent.fill(title, 'Krill');
    network.post.answers('/letters_of_intent', { data: letter });
    listed('/letters_of_intent', [letter]);
    await dialog.getByRole('button', { name: t('letters:edit.send') }).click();
    await expect.element(page.getByRole('heading', { name: 'Krill' })).toBeVisible();
    expect(network.post.asked('/letters_of_intent').at(-1)?.body).toMatchObject({ title: 'Krill' });
  });

  it('when its year is open one press makes the draft', async () => {
    await open([{ ...letter, years: [yearOf({ phase: 'open', can: { apply: true } })] }]);
    await expectAccessible();
    network.post.answers('/letters_of_intent/4/apply', {
      data: { ...letter, years: [yearOf({ phase: 'open', ship_time_request_id: 91 })] },
    });
    await page
      .getByRole('button', { name: new RegExp(t('letters:apply.button', { year: '2028-2029' })) })
      .click();
    await expect.poll(() => network.post.asked('/letters_of_intent/4/apply').length).toBe(1);
    expect(network.post.asked('/letters_of_intent/4/apply')[0]?.body).toEqual({ fiscal_year_id: 6 });
  });

  it('whoever plans sees the demand by month, and every letter', async () => {
    const months = [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3].map((month) => ({
      month,
      days: month === 6 || month === 7 ? 6.25 : 0,
    }));
    network.get.answers('/letters_of_intent/demand', {
      data: exampleOf(foreseenDemandSchema, {
        years: [{ fiscal_year_id: 6, letters: 1, days: 12.5, berths: 8, months }],
      }),
    } as never);
    await open([letter], 4);
    await expect
      .element(page.getByRole('heading', { name: t('letters:demand_title', { year: '2028-2029' }) }))
      .toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: /Krill/ })).toBeVisible();
    await expect
      .element(
        page.getByText(new RegExp(`^${t('letters:months.6')}, ${language === 'en' ? '6.25' : '6,25'}`)),
      )
      .toBeInTheDocument();
    await expectAccessible();
  });
});
