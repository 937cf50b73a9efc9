import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { StatusLine } from './status-line.tsx';

afterEach(() => page.viewport(1280, 800));

const words =
  'The plans of several vessels on one timeline. Each can be edited where its level is yours; drag a mission to another vessel to move it there.';
const line = (
  <StatusLine selection={<p>2 missions selected</p>}>
    <p>{words}</p>
    <button type="button">Keyboard</button>
  </StatusLine>
);

it.each(['en', 'fr'] as const)(
  'on a telephone what is said of the room opens, and nothing of it moves sideways, %s',
  async (language) => {
    await page.viewport(320, 640);
    await renderInApp(line, { language });
    const button = page.getByRole('button', { name: translator(language)('scheduler:room.status') });
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await expect.element(page.getByText('2 missions selected')).toBeVisible();
    await expect.element(page.getByText(words)).not.toBeVisible();
    await userEvent.click(button);
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Keyboard' })).toBeVisible();
    for (const part of document.querySelectorAll('p, div')) expect(part.scrollWidth).toBeLessThanOrEqual(320);
  },
);

it('at a desk all of it is in sight', async () => {
  await renderInApp(line, { language: 'en' });
  await expect.element(page.getByText(words)).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(1);
});
