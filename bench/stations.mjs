// Measures typing and panning with 300 stations. Only main-thread time is independent of other load.
import { sql } from 'kysely';
import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../e2e/browser.ts';
import { reportFigure } from './figures.mjs';
import { createPerson, percentile, startPortal } from './portal-under-load.mjs';

const stations = 300;
const keys = 120;
const panning = { drags: 12, steps: 40 };
const limits = { key: 16, frame: 16.7 };

const plant = async (db, owner) => {
  const { rows } = await sql`
    insert into ship_time_requests (user_id, project_title, fiscal_year_id)
    values (${owner}, 'Three hundred stations', (select max(id) from fiscal_years)) returning id`.execute(db);
  await sql`insert into stations (ship_time_request_id, position, name, type, latitude, longitude)
    select ${rows[0].id}, n, 'AZ_' || n, 'CTD', 42 + (n % 60) / 10.0, -66 + n / 20.0
    from generate_series(1, ${stations}) n`.execute(db);
  return rows[0].id;
};

const nextFrames = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const mainThread = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  let before = await read();
  return async () => {
    const now = await read();
    const spent = now - before;
    before = now;
    return spent;
  };
};

const open = async (portal, person, id) => {
  await fetch(`${portal.url}/api/users/${person.id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ options: { first_login: false } }),
  });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${portal.url}/legal/accessibility`);
  await page.evaluate((token) => {
    const expires_at = new Date(Date.now() + 3_600_000).toISOString();
    localStorage.setItem('shiptime.contact', String(Date.now()));
    localStorage.setItem('shiptime.session', JSON.stringify({ token, expires_at }));
  }, person.token);
  await page.goto(`${portal.url}/request/${id}?section=area_of_operations&lang=en`);
  await page
    .locator('tr[data-station]')
    .nth(stations - 1)
    .waitFor({ timeout: 60_000 });
  return { browser, page };
};

const type = async (page) => {
  await page.evaluate(() => {
    globalThis.painted = [];
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
  const cell = page
    .locator('tr[data-station]')
    .nth(stations / 2)
    .locator('[data-field="name"]');
  await cell.click();
  await nextFrames(page);
  const spent = await mainThread(page);
  const work = [];
  for (let count = 0; count < keys; count += 1) {
    await spent();
    await page.keyboard.press('abcdefgh'[count % 8]);
    await nextFrames(page);
    work.push(await spent());
  }
  const idle = [];
  for (let count = 0; count < 20; count += 1) {
    await spent();
    await nextFrames(page);
    idle.push(await spent());
  }
  const waiting = percentile(idle, 0.5);
  return {
    painted: await page.evaluate(() => globalThis.painted),
    work: work.map((time) => Math.max(0, time - waiting)),
  };
};

const pan = async (page) => {
  const map = page.getByRole('application');
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 4];
  const spent = await mainThread(page);
  await page.evaluate(() => {
    globalThis.frames = [];
    let before = performance.now();
    const frame = (now) => {
      globalThis.frames.push(now - before);
      before = now;
      globalThis.panning = requestAnimationFrame(frame);
    };
    globalThis.panning = requestAnimationFrame(frame);
  });
  await spent();
  for (let drag = 0; drag < panning.drags; drag += 1) {
    const way = drag % 2 === 0 ? 1 : -1;
    await page.mouse.move(x - 60 * way, y);
    await page.mouse.down();
    for (let step = 1; step <= panning.steps; step += 1) {
      await page.mouse.move(x - 60 * way + way * step * 3, y + step * way);
    }
    await page.mouse.up();
  }
  const work = await spent();
  const frames = await page.evaluate(() => {
    cancelAnimationFrame(globalThis.panning);
    return globalThis.frames.slice(1);
  });
  return { frames, work: work / frames.length };
};

const report = (title, values) =>
  console.log(
    `  ${title.padEnd(44)} p50 ${percentile(values, 0.5).toFixed(1)}  p95 ${percentile(values, 0.95).toFixed(1)}  max ${Math.max(...values).toFixed(1)} ms`,
  );

const portal = await startPortal();
try {
  const person = await createPerson(portal.db, 2);
  const { browser, page } = await open(portal, person, await plant(portal.db, person.id));
  try {
    await page.waitForTimeout(5000);
    const typing = await type(page);
    console.log(`${stations} stations, ${typing.painted.length} keys in a cell of the table`);
    report('from the key to its paint', typing.painted);
    report('work of the main thread for a key', typing.work);
    const panned = await pan(page);
    const seconds = panned.frames.reduce((sum, time) => sum + time, 0) / 1000;
    console.log(`${stations} stations, the map panned for ${seconds.toFixed(1)} s`);
    report('from frame to frame', panned.frames);
    console.log(
      `  ${(panned.frames.length / seconds).toFixed(1)} frames a second, ${panned.work.toFixed(1)} ms of the main thread for each`,
    );
    reportFigure('300 stations, main thread for a key, p95', percentile(typing.work, 0.95), 'ms', {
      atMost: limits.key,
    });
    reportFigure('300 stations, main thread for a frame of the map', panned.work, 'ms', {
      atMost: limits.frame,
    });
  } finally {
    await browser.close();
  }
} finally {
  await portal.stop();
}
