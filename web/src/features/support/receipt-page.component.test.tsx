import { receiptSchema } from '@shiptime/domain/ledger/ledger-wire';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { ReceiptPage } from './receipt-page.tsx';

describe.each(['en', 'fr'] as const)('a receipt, %s', (language) => {
  const open = async () => {
    network.get.answers('/receipts/GOOD', { data: exampleOf(receiptSchema, { application_id: 41 }) });
    await renderInApp(<ReceiptPage />, { language, path: '/receipt/GOOD', route: '/receipt/$token' });
    await expect.element(page.getByText('41', { exact: true })).toBeVisible();
  };

  it('leads back to the application where somebody is signed in', async () => {
    await signInAs({ id: 1 });
    await open();
    await expect.element(page.getByRole('link', { name: '41' })).toHaveAttribute('href', '/request/41');
    await expectAccessible();
  });

  it('has no such link for visitors', async () => {
    await open();
    expect(page.getByRole('link', { name: '41' }).query()).toBeNull();
  });
});
