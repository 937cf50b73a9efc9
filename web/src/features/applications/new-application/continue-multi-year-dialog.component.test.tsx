import { applicationSchema } from '@shiptime/domain/applications/wire/application';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, year } from '#test/reference.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { ContinueMultiYearDialog } from './continue-multi-year-dialog.tsx';

const survey = (id: number, user_id: number, project_title: string) =>
  exampleOf(applicationSchema, { id, user_id, project_title, fiscal_year_id: year.id });

beforeEach(async () => {
  await signInAs({ id: 1 });
  answerReferenceLists();
  for (const id of [8, 9]) network.get.answers(`/ship_time_requests/${id}/attachments`, { data: [] });
});

describe.each(['en', 'fr'] as const)('last year’s survey once more, %s', (language) => {
  const t = translator(language);

  it('is called so, and begins with one’s own', async () => {
    const earlier = [survey(9, 2, 'Of a colleague'), survey(8, 1, 'My own')];
    await renderInApp(<ContinueMultiYearDialog earlier={earlier} onClose={() => undefined} />, { language });
    const dialog = page.getByRole('dialog', { name: t('application_form:home.continue_title') });
    await expect.element(dialog).toBeVisible();
    const which = dialog.getByLabelText(t('application_form:home.which'));
    await expect.element(which).toHaveValue('8');
    await expectAccessible();
  });

  it('copies into the open year alone, and leads to letters of intent for later ones', async () => {
    const open = { ...year, active: true };
    const later = { ...open, id: 6, name: '2028-2029', deadline_at: '2099-06-01T06:59:59.000Z' };
    answerReferenceLists({ fiscal_years: [open, later] });
    const earlier = [survey(8, 1, 'My own')].map((one) => ({ ...one, fiscal_year_id: 99 }));
    await renderInApp(<ContinueMultiYearDialog earlier={earlier} onClose={() => undefined} />, { language });
    const dialog = page.getByRole('dialog');
    const said = dialog.getByText(t('application_form:new.for_year', { year: year.name }));
    await expect.element(said).toBeVisible();
    await expect.element(dialog.getByText(later.name, { exact: false })).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('link', { name: t('letters:title') })).toBeVisible();
  });
});
