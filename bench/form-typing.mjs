// Typing in the form as it was built, with 300 stations and the fleet's feasibility open below: from a key to what it
// paints, in a long text and in a number that every ship is weighed against. Run after a build, on a machine that has
// nothing else to do:
//   node --import tsx bench/form-typing.mjs
import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../e2e/browser.ts';
import { startPortal } from '../e2e/portal.ts';
import { figure } from './figures.mjs';
import { percentile } from './portal-under-load.mjs';

const stations = 300;
const keys = 120;
/** Quick fingers; the rules are looked at in between, as they are when people type. */
const betweenKeys = 90;
const wanted = 16;

const call = async (url, token, method, path, body) => {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

const plant = async (url, token) => {
  const { data: portal } = await call(url, token, 'GET', '/portal');
  const { data } = await call(url, token, 'POST', '/ship_time_requests', {
    fiscal_year_id: portal.open_fiscal_year.id,
    project_title: 'Three hundred stations',
  });
  await call(url, token, 'PATCH', `/ship_time_requests/${data.id}`, {
    equipment_requirements: 'A rosette, a winch for 5000 m and a laboratory in the cold. '.repeat(30),
    operational_days: 20,
    min_science_berths: 6,
    ideal_science_berths: 8,
  });
  await call(
    url,
    token,
    'PUT',
    `/ship_time_requests/${data.id}/stations`,
    Array.from({ length: stations }, (_, n) => ({
      name: `AZ_${n}`,
      type: 'CTD',
      latitude: 42 + (n % 60) / 10,
      longitude: -66 + n / 20,
    })),
  );
  return data.id;
};

const open = async (url, session, id) => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}/legal/accessibility`);
  await page.evaluate(({ access_token, expires_at }) => {
    localStorage.setItem('shiptime.contact', String(Date.now()));
    localStorage.setItem('shiptime.session', JSON.stringify({ token: access_token, expires_at }));
  }, session);
  await page.goto(`${url}/request/${id}?section=requirements&lang=en`);
  await page.locator('#field-equipment_requirements').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Which ships could serve', exact: false }).first().click();
  await page.locator('main table tbody tr').first().waitFor();
  await page.evaluate(() => {
    globalThis.painted = [];
    globalThis.long = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.long.push(duration);
    }).observe({ type: 'longtask' });
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => globalThis.painted.push(performance.now() - timeStamp);
          channel.port2.postMessage(null);
        }),
      true,
    );
  });
  return { browser, page };
};

/** Milliseconds of the main thread's own time: what else the machine does is not in it. */
const mainThread = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
};

const type = async (page, field, pressed) => {
  await page.locator(`#${field}`).focus();
  await page.keyboard.press('Control+End');
  const spent = await mainThread(page);
  await page.evaluate(() => {
    globalThis.painted.length = 0;
    globalThis.long.length = 0;
  });
  const before = await spent();
  for (let count = 0; count < keys; count += 1) {
    await page.keyboard.press(pressed[count % pressed.length]);
    await page.waitForTimeout(betweenKeys);
  }
  const work = ((await spent()) - before) / keys;
  return { ...(await page.evaluate(() => ({ painted: globalThis.painted, long: globalThis.long }))), work };
};

const report = (title, { painted, long, work }) => {
  const [p50, p95] = [percentile(painted, 0.5), percentile(painted, 0.95)];
  console.log(
    `${painted.length} keys, from key to paint p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, max ${Math.max(...painted).toFixed(1)} ms; ` +
      `tasks over 50 ms: ${long.length}${long.length > 0 ? `, longest ${Math.max(...long).toFixed(0)} ms` : ''}`,
  );
  figure(`typing, ${title}, main thread for each key`, work, 'ms', { atMost: wanted });
};

const portal = await startPortal();
try {
  const session = await call(portal.url, null, 'POST', '/auth/login', {
    email: 'proponent@shiptime.example',
    password: 'Shiptime-Demo-1',
  });
  const id = await plant(portal.url, session.access_token);
  const { browser, page } = await open(portal.url, session, id);
  try {
    report('a long text', await type(page, 'field-equipment_requirements', [...'echo sounder and nets ']));
    report(
      'a number, every ship weighed again',
      await type(page, 'field-min_science_berths', ['1', '2', 'Backspace', 'Backspace']),
    );
  } finally {
    await browser.close();
  }
} finally {
  await portal.stop();
}
