import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#test/show.tsx';
import { PlainButton } from './plain-button.tsx';

it('looks pressed while it is, without the pointer over it', async () => {
  await renderInApp(
    <>
      <PlainButton>Off</PlainButton>
      <PlainButton aria-pressed>On</PlainButton>
    </>,
    { language: 'en' },
  );
  const paperOf = (name: string) =>
    getComputedStyle(page.getByRole('button', { name }).element()).backgroundColor;
  await expect.element(page.getByRole('button', { name: 'On' })).toBeVisible();
  expect(paperOf('On')).not.toBe(paperOf('Off'));
});
