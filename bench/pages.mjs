/**
 * Measures requests, kilobytes and load time of each page: cold, warm, and at 300 ms and 2 Mbit/s.
 * `--data` lists the requests.
 */
import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../e2e/browser.ts';
import { startPortal } from '../e2e/portal.ts';
import { reportFigure } from './figures.mjs';

const password = 'Shiptime-Demo-1';
const slowLine = { offline: false, latency: 300, downloadThroughput: 250_000, uploadThroughput: 250_000 };

/** A page is usable when `ready` is visible. `wanted` limits milliseconds, requests and kilobytes. */
const pages = (application) => [
  { name: 'front page', path: '/', ready: 'main h1', wanted: { script: 130 } },
  {
    name: 'an application',
    as: 'proponent',
    path: `/request/${application}`,
    ready: 'main input',
    wanted: { cold: 1000, warm: 1500, slow: 5000, requests: 40, kilobytes: 350 },
  },
  {
    name: 'my applications',
    as: 'proponent',
    path: '/my-requests',
    ready: 'main table tbody tr, main li a',
    wanted: {},
  },
  { name: 'the list', as: 'coordinator', path: '/requests', ready: 'main table tbody tr', wanted: {} },
  { name: 'the schedules', as: 'proponent', path: '/ship-schedules', ready: 'main h1', wanted: {} },
];

const signIn = async (portal, who) => {
  const answer = await fetch(`${portal.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@shiptime.example`, password }),
  });
  return answer.json();
};

const listen = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const seen = new Map();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    seen.set(requestId, { type, url: response.url, bytes: 0, isCached: response.fromDiskCache }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = seen.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return { session, seen };
};

const open = async (page, portal, { path, ready }, line) => {
  const { session, seen } = await listen(page);
  if (line) await session.send('Network.emulateNetworkConditions', line);
  const started = performance.now();
  await page.goto(portal.url + path, { waitUntil: 'commit' });
  await page.waitForFunction(
    (selector) => [...document.querySelectorAll(selector)].some((found) => found.checkVisibility()),
    ready,
    { polling: 'raf', timeout: 60_000 },
  );
  const usable = performance.now() - started;
  for (let before = -1; before !== seen.size; await page.waitForTimeout(500)) before = seen.size;
  await session.detach();
  const all = [...seen.values()].filter(({ type }) => type !== 'EventSource');
  const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0) / 1000;
  return {
    usable,
    requests: all.filter(({ isCached }) => !isCached).length,
    scripts: all.filter(({ type }) => type === 'Script').length,
    data: all.filter(({ url }) => url.includes('/api/')).map(({ url }) => url.replace(portal.url, '')),
    script: sum(all.filter(({ type }) => type === 'Script')),
    kilobytes: sum(all),
  };
};

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
const portal = await startPortal();
try {
  const { access_token } = await signIn(portal, 'proponent');
  const headers = { authorization: `Bearer ${access_token}` };
  const { data } = await (
    await fetch(`${portal.url}/api/ship_time_requests?filter[status_id]=1&limit=1&page=1`, { headers })
  ).json();
  for (const each of pages(data[0].id)) {
    const session = each.as && (await signIn(portal, each.as));
    const fresh = async () => {
      const context = await browser.newContext({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });
      if (session)
        await context.addInitScript(
          ([key, value]) => localStorage.setItem(key, value),
          [
            'shiptime.session',
            JSON.stringify({ token: session.access_token, expires_at: session.expires_at }),
          ],
        );
      return context;
    };
    const visit = async (line, again = false) => {
      const context = await fresh();
      if (again) {
        const before = await context.newPage();
        await open(before, portal, each);
        await before.close();
      }
      const seen = await open(await context.newPage(), portal, each, line);
      await context.close();
      return seen;
    };
    await visit();
    const cold = [];
    for (let count = 0; count < 5; count += 1) cold.push(await visit());
    const figures = {
      cold: median(cold.map(({ usable }) => usable)),
      warm: (await visit(slowLine, true)).usable,
      slow: (await visit(slowLine)).usable,
      requests: cold[0].requests,
      kilobytes: cold[0].kilobytes,
      script: cold[0].script,
    };
    const say = (what, name, unit) => {
      const limit = each.wanted[name];
      reportFigure(
        `${each.name}, ${what}`,
        figures[name],
        unit,
        limit === undefined ? undefined : { atMost: limit },
      );
    };
    say('ready when opened cold', 'cold', 'ms');
    say('ready over 300 ms and 2 Mbit/s', 'slow', 'ms');
    say('ready over it again', 'warm', 'ms');
    say(`requests (${cold[0].scripts} of scripts, ${cold[0].data.length} of data)`, 'requests', '');
    say('all that is sent', 'kilobytes', 'KB');
    say('script', 'script', 'KB');
    if (process.argv.includes('--data')) console.log(cold[0].data.map((url) => `  ${url}`).join('\n'));
  }
} finally {
  await browser.close();
  await portal.stop();
}
