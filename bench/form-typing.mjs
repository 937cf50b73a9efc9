// Measures the latency of typing with 300 stations.
import { reportFigure } from './figures.mjs';
import { percentile } from './portal-under-load.mjs';
import { startMainThreadTimer, withThreeHundredStations } from './three-hundred-stations.mjs';

const keys = 120;
const betweenKeys = 90;
const wanted = 16;

const open = async (page, address) => {
  await page.goto(address);
  await page.locator('#field-equipment_requirements').waitFor({ timeout: 60_000 });
  await page.locator('main [data-choose]').first().waitFor();
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
};

const type = async (page, field, pressed) => {
  await page.locator(`#${field}`).focus();
  await page.keyboard.press('Control+End');
  const spent = await startMainThreadTimer(page);
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
  reportFigure(`typing, ${title}, main thread for each key`, work, 'ms', { atMost: wanted });
};

await withThreeHundredStations('requirements', async (page, address) => {
  await open(page, address);
  report('a long text', await type(page, 'field-equipment_requirements', [...'echo sounder and nets ']));
  report(
    'a number, every ship weighed again',
    await type(page, 'field-min_science_berths', ['1', '2', 'Backspace', 'Backspace']),
  );
});
