import { expect, it } from 'vitest';
import { defaultSettings, settingsChangeSchema, parseSettings, settingsSchema } from './settings.ts';

it('has defaults that are within their own bounds', () => {
  expect(settingsSchema.parse(defaultSettings)).toEqual(defaultSettings);
  expect(parseSettings([])).toEqual(defaultSettings);
});

it('reads what is stored and falls back where a value is missing or out of bounds', () => {
  const rows = [
    { key: 'station_limit', value: 120 },
    { key: 'co_proponent_limit', value: 9 },
    { key: 'reminder_days', value: 'daily' },
    { key: 'gone', value: 1 },
  ];
  expect(parseSettings(rows)).toEqual({ ...defaultSettings, station_limit: 120 });
});

it('never stands with its funding bounds crossed', () => {
  expect(parseSettings([{ key: 'funding_amount_min', value: 30_000_000 }])).toEqual(defaultSettings);
});

it.each([
  [{ station_limit: 301 }, false],
  [{ co_proponent_limit: 6 }, false],
  [{ results_month: 13 }, false],
  [{ government_email_domains: ['not a domain'] }, false],
  [{ embed_origins: ['https://science.example.ca', 'https://*.example.ca', 'http://127.0.0.1:8090'] }, true],
  [{ embed_origins: ['science.example.ca'] }, false],
  [{ embed_origins: ['https://science.example.ca/page'] }, false],
  [{ embed_origins: ['https://a.example; script-src *'] }, false],
  [{ embed_origins: ['*'] }, false],
  [{ embed_origins: ['https://*.com'] }, false],
  [{ embed_origins: ['https://*.co.uk'] }, false],
  [{ embed_origins: ['https://*.gc.ca'] }, true],
  [{ embed_origins: ['http://science.example.ca'] }, false],
  [{ funding_amount_min: 10, funding_amount_max: 5 }, false],
  [{ funding_amount_min: 10 }, true],
  [{ government_email_domains: ['gc.ca', 'nrc-cnrc.gc.ca'], station_limit: 1 }, true],
])('a change to %o is taken: %s', (change, valid) => {
  expect(settingsChangeSchema.safeParse(change).success).toBe(valid);
});
