import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test as base } from '../fixtures.ts';
import { startPortal, type Portal } from '../portal.ts';
import { paste, samplesOn } from '../steps/samples.ts';
import { holdSession } from '../steps/session.ts';
import { writingOperations } from '../try-its/operations.ts';
import { press } from '../try-its/press.ts';

/** The receiver of webhooks that the samples write runs on this very machine. */
const test = base.extend<object, { portal: Portal }>({
  portal: [
    async ({ mailServer }, provide) => {
      const portal = await startPortal({ SMTP_URL: mailServer.url, WEBHOOK_PRIVATE_ADDRESSES: '1' });
      await provide(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
});

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** What each chapter promises that its samples show, in the order in which they show it. */
const promised: Readonly<Record<string, Partial<Record<'curl' | 'JavaScript', readonly RegExp[]>>>> = {
  start: {
    curl: [/"first_name":/, /"primaryProponent":/, /"operational_days":12\.5/, /"type":"incomplete"/],
    JavaScript: [/first_name: /, /incomplete \[/],
  },
  access: {
    curl: [/"last_used_at"|"created_at"/, /"project_title":/, /"insufficient_scope"/, /"scope":"plans:read"/],
    JavaScript: [/shp_ \d+/, /insufficient_scope plans:read/],
  },
  lists: {
    curl: [/"primaryProponent":/, /"type":"unknown_filter"/, /"last_name":/, /page 1 of \d/, /304$/m],
    JavaScript: [/unknown_filter .*status_id/, /days_total|project_title/, /200 304/],
  },
  writing: {
    curl: [
      ...[/"executive_summary":"Two moorings are recovered\."/, /"type":"stale"/],
      ...[/HTTP\/1\.1 201[^]*HTTP\/1\.1 201[^]*idempotency-replayed: true/i, /"position":/, /204$/m],
    ],
    JavaScript: [
      ...[/Two moorings are recovered\. 1/, /stale \d/, /\[ (\d+), null \] \[ \1, 'true' \]/],
      ...[/\[ 'M1', \d \]/, /null/],
    ],
  },
  errors: {
    curl: [/"type":"invalid"/, /"field":"fiscal_year_id","code":"/, /HTTP\/1\.1 404/, /"type":"not_found"/],
    JavaScript: [/invalid \S+/, /fiscal_year_id \w+/, /404 \S+/, /type: 'not_found'/],
  },
  limits: {
    curl: [/x-ratelimit-limit: \d+/i, /x-ratelimit-reset: \d+/i],
    JavaScript: [/^\d+ \d+$/m, /^\d+$/m],
  },
  files: {
    curl: [/application \d+/, /"imported":2/, /2$/m, /%PDF-/],
    JavaScript: [/422 \{\s+'rows\.\d\.latitude'/, /200 attachment; filename="demande/],
  },
  events: {
    curl: [/"next_cursor":"\d+"/],
    JavaScript: [/^\d{2,} \d+$/m],
  },
  webhooks: {
    curl: [/"secret":"whsec_/, /"type":"webhook\.test"/, /"state":"/],
    JavaScript: [/genuine webhook\.test/, /\[ 'sent', 1, 204 \]/],
  },
  'open-schedule': {
    curl: [/"spare_berths":/, /304$/m, /fiscal_year,version,vessel_id/, /BEGIN:VCALENDAR/],
    JavaScript: [/\[ '\d{4}-\d\d-\d\d', (\d+|null) \]/, /304$/m, /FeatureCollection \d+/],
  },
  calendars: {
    curl: [/"url":"http/, /BEGIN:VCALENDAR/, /204$/m],
    JavaScript: [/^\d+$/m, /404$/m],
  },
  planning: {
    curl: [/"review_level":"regional"/, /"severity":|"data":\[\]/],
    JavaScript: [/regional/, /4 null/, /done \d+/, /^0 \d+$/m],
  },
};

test('what the chapters show is what is answered, in a shell and in JavaScript', async ({ page }) => {
  const receiver = String(await freePort());
  const first = {
    curl: await samplesOn(page, 'start', 'curl'),
    JavaScript: await samplesOn(page, 'start', 'JavaScript'),
  };
  for (const [chapter, languages] of Object.entries(promised)) {
    for (const language of ['curl', 'JavaScript'] as const) {
      await test.step(`${chapter}, ${language}`, async () => {
        const own = chapter === 'start' ? first[language] : await samplesOn(page, chapter, language);
        expect(own.length, 'samples').toBeGreaterThan(0);
        const code = chapter === 'start' ? own : [...first[language].slice(0, 1), ...own];
        const printed = paste(
          language,
          language === 'curl'
            ? code
            : code.map((each) =>
                each
                  .replace('https://receiver.example.org/shiptime', `http://127.0.0.1:${receiver}/`)
                  .replace('.listen(3000)', `.listen(${receiver}, '127.0.0.1')`),
              ),
        );
        for (const what of languages[language] ?? []) expect.soft(printed).toMatch(what);
      });
    }
  }
});

for (const language of ['en', 'fr'] as const)
  test(`what writes is tried where it is described, with what the page proposes (${language})`, async ({
    page,
    portal,
  }) => {
    const operations = await writingOperations(portal);
    const tried = async (method: string, path: string) => {
      const operation = operations.find((each) => each.method === method && each.path === path)!;
      await page.goto(`/docs/resources/${operation.resource}?lang=${language}`);
      return (await press(page, language, operation)).status;
    };
    await holdSession(page, portal, 'proponent');
    expect(await tried('POST', '/api/ship_time_requests')).toBe(201);
    expect(await tried('PATCH', '/api/ship_time_requests/{id}')).toBe(200);
    expect(await tried('PUT', '/api/ship_time_requests/{id}/stations')).toBe(200);
    await holdSession(page, portal, 'admin');
    expect(await tried('PATCH', '/api/ports/{id}')).toBe(200);
  });
