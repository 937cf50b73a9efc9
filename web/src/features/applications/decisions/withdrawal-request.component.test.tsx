import { applicationSchema } from '@shiptime/domain/applications/wire/application';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { WithdrawalRequest } from './withdrawal-request.tsx';

beforeEach(() => signInAs({ id: 1 }));

const row = exampleOf(applicationSchema, { id: 8, withdrawal_asked_at: null, withdrawal_reason: null });

describe.each(['en', 'fr'] as const)('asking the coordinator to withdraw, %s', (language) => {
  const t = translator(language);

  it('offers a button and an optional reason to the primary proponent', async () => {
    const own = { ...row, can: { ...row.can, ask_to_withdraw: true, withdraw: false } };
    await renderInApp(<WithdrawalRequest application={own} />, { language });
    await page.getByRole('button', { name: t('applications:withdrawal.title') }).click();
    await expect.element(page.getByRole('button', { name: t('applications:withdrawal.ask') })).toBeVisible();
    await expectAccessible();
  });

  it('shows coordinators who asks and why', async () => {
    const asked = {
      ...row,
      withdrawal_asked_at: '2027-01-04T12:00:00.000Z',
      withdrawal_reason: 'The grant was not renewed.',
      can: { ...row.can, take_back_withdrawal: false, withdraw: true },
    };
    await renderInApp(<WithdrawalRequest application={asked} />, { language });
    await expect.element(page.getByText(t('applications:withdrawal.asks'))).toBeVisible();
    await expect.element(page.getByText('The grant was not renewed.')).toBeVisible();
    await expectAccessible();
  });
});
