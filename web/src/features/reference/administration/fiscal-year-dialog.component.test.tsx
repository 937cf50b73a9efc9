import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { network } from '#test/network.ts';
import { year } from '#test/reference.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { FiscalYearDialog } from './fiscal-year-dialog.tsx';

const closed = { ...year, deadline_at: '2026-05-01T06:59:59.000Z' };

beforeEach(() => signInAs({ user_type_id: 5 }));

describe.each(['en', 'fr'] as const)('a fiscal year, %s', (language) => {
  const t = translator(language);
  const open = (edited: typeof year | null) =>
    renderInApp(<FiscalYearDialog year={edited} years={[closed]} onClose={() => undefined} />, { language });
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: t('reference:record.save') });
  const day = dialog.getByRole('textbox', { name: t('reference:years.deadline_day') });
  const reason = dialog.getByRole('textbox', { name: t('reference:years.reason') });

  it('after the last one is named and closed as the rule says', async () => {
    network.post.answers('/fiscal_years', { data: year });
    await open(null);
    await expect.element(dialog).toHaveAccessibleName(t('reference:years.add_named', { name: '2028-2029' }));
    await expect.element(day).toHaveValue('2027-04-30');
    await expect.element(reason).not.toBeInTheDocument();
    await expectAccessible();
    await save.click();
    await expect.element(page.getByText(t('reference:record.saved'))).toBeVisible();
    expect(network.post.asked('/fiscal_years')).toMatchObject([{ body: { start_date: '2028-04-01' } }]);
  });

  it('whose deadline moves asks for the reason, at its place', async () => {
    network.patch.answers('/fiscal_years/5', { data: year });
    await open(closed);
    await expect.element(reason).not.toBeInTheDocument();
    await userEvent.fill(day, '2026-05-15');
    await save.click();
    await expect
      .element(reason)
      .toHaveAccessibleDescription(expect.stringContaining(t('errors:fields.required')));
    expect(network.patch.asked('/fiscal_years/5')).toEqual([]);
    await expectAccessible();
    await userEvent.fill(reason, 'The call went out late.');
    await save.click();
    await expect.element(page.getByText(t('reference:record.saved'))).toBeVisible();
    expect(network.patch.asked('/fiscal_years/5')).toMatchObject([
      { body: { deadline_at: '2026-05-16T06:59:59.000Z', reason: 'The call went out late.' } },
    ]);
  });

  it('that cannot be saved says why, and keeps what was typed', async () => {
    network.patch.refuses('/fiscal_years/5', 500, {});
    await open(closed);
    await userEvent.fill(day, '2026-05-15');
    await userEvent.fill(reason, 'Late.');
    await save.click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expect.element(reason).toHaveValue('Late.');
    await expect.element(day).toHaveValue('2026-05-15');
  });
});
