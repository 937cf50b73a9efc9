import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { DateField } from './date-field.tsx';

const Asked = ({ min = '2028-04-01', error }: { readonly min?: string; readonly error?: string }) => {
  const [value, setValue] = useState<string | null>(null);
  return <DateField label="Day" value={value} onChange={setValue} min={min} max="2029-03-31" error={error} />;
};

it.each([
  ['28 juil', '2028-07-28'],
  ['Feb 3', '2029-02-03'],
  ['3 mar 2029', '2029-03-03'],
  ['someday', 'someday'],
])('%s is %s once the field is left', async (typed, read) => {
  await renderInApp(<Asked />, { language: 'en' });
  const field = page.getByRole('textbox', { name: 'Day' });
  await field.fill(typed);
  await expect.element(field).toHaveValue(typed);
  await userEvent.tab();
  await expect.element(field).toHaveValue(read);
});

it.each([
  ['en', '15 May', /Too early \(allowed: 1\sJune\s2028 to 31\sMarch\s2029\)/],
  ['fr', '15 mai', /Too early \(dates permises\s: du 1er\sjuin\s2028 au 31\smars\s2029\)/],
] as const)(
  'a day without its year outside of the range is kept, and the range is named, %s',
  async (language, typed, words) => {
    await renderInApp(<Asked min="2028-06-01" error="Too early" />, { language });
    const field = page.getByRole('textbox', { name: 'Day' });
    await field.fill(typed);
    await userEvent.tab();
    await expect.element(field).toHaveValue('2028-05-15');
    await expect.element(field).toHaveAccessibleDescription(words);
  },
);

it.each([
  ['en', /^Mon/],
  ['fr', /^lun/],
] as const)('a week of its calendar begins on Monday, %s', async (language, monday) => {
  await renderInApp(<Asked />, { language });
  await page
    .getByRole('button', { name: translator(language)('ui:open_calendar', { field: 'Day' }) })
    .click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect(document.querySelector('[role="grid"] thead th')?.textContent).toMatch(monday);
});
