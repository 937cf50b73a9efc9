import { applicationSchema } from '@shiptime/domain/applications/wire/application';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
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

  it('moves the focus to the request once it is sent, and back to the button once it is withdrawn', async () => {
    const words = (key: string) => t(`applications:withdrawal.${key}`);
    const button = (key: string) => page.getByRole('button', { name: words(key), exact: true });
    const own = { ...row, can: { ...row.can, ask_to_withdraw: true, withdraw: false } };
    const asked = {
      ...row,
      withdrawal_asked_at: '2027-01-04T12:00:00.000Z',
      can: { ...row.can, take_back_withdrawal: true, ask_to_withdraw: false, withdraw: false },
    };
    const reload = (application: typeof row) =>
      window.dispatchEvent(new CustomEvent('reload', { detail: application }));
    const Reloading = () => {
      const [application, setApplication] = useState<typeof row>(own);
      useEffect(() => {
        const take = (event: Event) => setApplication((event as CustomEvent<typeof row>).detail);
        window.addEventListener('reload', take);
        return () => window.removeEventListener('reload', take);
      }, []);
      return <WithdrawalRequest application={application} />;
    };
    network.post.answers('/ship_time_requests/8/withdrawal_request', { data: asked } as never);
    network.delete.answers('/ship_time_requests/8/withdrawal_request', {} as never);
    await renderInApp(<Reloading />, { language });
    await button('title').click();
    await button('ask').click();
    await expect.element(page.getByText(words('sent'))).toBeVisible();
    reload(asked);
    await expect.element(page.getByText(words('asked'))).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toContain(words('asked'));
    await button('take_back').click();
    await expect.element(page.getByText(words('taken_back'))).toBeVisible();
    reload(own);
    await expect.element(button('title')).toHaveFocus();
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
