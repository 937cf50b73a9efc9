import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { calendarReaders, readCalendarWith } from '../../server/test/calendar-readers.ts';
import { type Language, translator } from '../words.ts';

const readers = Object.keys(calendarReaders) as (keyof typeof calendarReaders)[];

export const expectCalendarInMailbox = async (
  page: Page,
  language: Language,
  application: number,
  start: string,
): Promise<void> => {
  const t = translator(language);
  await page.goto(`/mailbox?lang=${language}`);
  const subjects = (['en', 'fr'] as const).map((each) =>
    translator(each)('mail:application_finalised.subject', { number: application }),
  );
  await page.getByRole('button', { name: new RegExp(`(${subjects.join('|')}).*proponent@`) }).click();
  const files = page.getByRole('region', { name: t('accounts:mailbox.files') });
  await expect(files.getByRole('listitem')).toHaveText(/shiptime-\d+\.ics.*\d+\s(kB|KB|ko)/i);
  const downloading = page.waitForEvent('download');
  await files.getByRole('button').click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^shiptime-\d+\.ics$/);
  const text = await readFile(await file.path(), 'utf8');
  for (const reader of readers) {
    const [event] = readCalendarWith(reader, text);
    expect(event, reader).toMatchObject({ status: 'CONFIRMED' });
    expect(event!.start.slice(0, 10), reader).toBe(start);
  }
};
