// Measures conflict checks, dragging and zooming in a browser.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { reportFigure } from './figures.mjs';
import { chromiumArguments, chromiumPath } from '../e2e/browser.ts';

const wanted = {
  all: { median: 1, p95: 3 },
  one: { p95: 0.1 },
  frame: { p95: 17 },
  zoom: { p95: 50 },
};
const root = path.join(import.meta.dirname, 'timeline');
const outDir = mkdtempSync(path.join(tmpdir(), 'shiptime-timeline-'));
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const serve = () =>
  new Promise((resolve) => {
    const server = http.createServer((request, response) => {
      const name = request.url.slice(1).split('?')[0] || 'index.html';
      try {
        const content = readFileSync(path.join(outDir, path.normalize(name)));
        response
          .writeHead(200, { 'content-type': types[path.extname(name)] ?? 'application/octet-stream' })
          .end(content);
      } catch {
        response.writeHead(404).end();
      }
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

const share = (times, part) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))];
const report = (name, times, limits = {}) => {
  const atMost = (limit) => (limit === undefined ? undefined : { atMost: limit });
  reportFigure(`${name}, median`, share(times, 0.5), 'ms', atMost(limits.median));
  reportFigure(`${name}, p95`, share(times, 0.95), 'ms', atMost(limits.p95));
};

const framesWhile = async (page, work) => {
  await page.evaluate(() => globalThis.framesSince());
  await work();
  return page.evaluate(() => globalThis.framesSince());
};

const busyTime = async (session) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
};

const dragAround = async (page, id, steps) => {
  const box = await page.locator(`#bar-${id}`).boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.move(x + 120 * Math.sin((step / steps) * 6 * Math.PI), y);
  }
  await page.mouse.up();
};

await build({
  root,
  plugins: [react()],
  logLevel: 'error',
  build: { outDir, target: 'es2022', emptyOutDir: true },
});
const server = await serve();
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });

const openTimeline = async (vessels, missionsEach) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-CA' });
  page.on('pageerror', (error) => {
    console.error(error);
    process.exitCode = 1;
  });
  await page.goto(`http://127.0.0.1:${server.address().port}/?size=${vessels}x${missionsEach}`);
  await page.locator('[data-bar]').first().waitFor({ timeout: 120_000 });
  const session = await page.context().newCDPSession(page);
  // Measures thread time, because a busy machine delays frames without making them more expensive.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.waitForTimeout(5000);
  return { page, session, name: `${vessels} × ${missionsEach}` };
};

const barInView = (page) =>
  page.evaluate(() => {
    const middle = innerWidth / 2;
    const seen = [...document.querySelectorAll('[data-bar]')]
      .map((bar) => [bar, bar.getBoundingClientRect()])
      .filter(([, { top, left, right }]) => top > 150 && top < 600 && left > 220 && right < innerWidth - 20);
    return Number(
      seen.sort((a, b) => Math.abs(a[1].left - middle) - Math.abs(b[1].left - middle))[0][0].dataset.bar,
    );
  });

const measureDrags = async ({ page, session, name }, limits) => {
  for (const preset of ['year', 'quarter', 'month', 'week']) {
    await page.evaluate((zoom) => globalThis.zoomTime(zoom), preset);
    const id = await barInView(page);
    await dragAround(page, id, 30);
    const before = await busyTime(session);
    const frames = await framesWhile(page, () => dragAround(page, id, 300));
    const busy = (await busyTime(session)) - before;
    report(`${name}, frames of a drag, ${preset}`, frames, limits);
    console.log(
      `  ${(1000 / share(frames, 0.5)).toFixed(0)} frames a second; the page works ${(busy / frames.length).toFixed(2)} ms for each`,
    );
  }
};

const measureZooms = async ({ page, session, name }, limits) => {
  const zooms = [];
  const start = await busyTime(session);
  for (let round = 0; round < 12; round += 1)
    for (const preset of ['quarter', 'month', 'week', 'month', 'quarter', 'year'])
      zooms.push(await page.evaluate((zoom) => globalThis.zoomTime(zoom), preset));
  const each = ((await busyTime(session)) - start) / zooms.length;
  report(`${name}, zoom step until painted`, zooms.slice(6), limits);
  console.log(`  the page works ${each.toFixed(1)} ms for each`);
};

try {
  const usual = await openTimeline(40, 60);
  const { all, one, found } = await usual.page.evaluate(() => globalThis.conflictTimes());
  console.log(`40 vessels × 60 missions, ${found} conflicts, Chromium ${browser.version()}`);
  report('40 × 60, every rule in a browser', all, wanted.all);
  report('40 × 60, one mission checked in a browser', one, wanted.one);
  report(
    '40 × 60, frames while nothing happens',
    await framesWhile(usual.page, () => usual.page.waitForTimeout(3000)),
  );
  await measureDrags(usual, wanted.frame);
  await measureZooms(usual, wanted.zoom);
  await usual.page.close();
  const crowded = await openTimeline(100, 100);
  await measureDrags(crowded);
  await measureZooms(crowded);
} finally {
  await browser.close();
  server.close();
  rmSync(outDir, { recursive: true, force: true });
}
