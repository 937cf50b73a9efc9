import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#test/show.tsx';
import { Checkbox } from './checkbox.tsx';
import { NonBreakingDates } from './non-breaking-dates.tsx';

it('says words with a day among them as one sentence', async () => {
  const text = 'It began on 2027-04-05.';
  await renderInApp(<Checkbox label={<NonBreakingDates text={text} />} value onChange={() => undefined} />, {
    language: 'en',
  });
  await expect.element(page.getByRole('checkbox', { name: text })).toBeInTheDocument();
  expect(page.getByText(text).element().getBoundingClientRect().height).toBeLessThan(32);
});
