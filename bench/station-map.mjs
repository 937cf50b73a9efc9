// Compares panning and zooming 300 stations with an idle page.
import { reportFigure } from './figures.mjs';
import { percentile } from './portal-under-load.mjs';
import { startMainThreadTimer, withThreeHundredStations } from './three-hundred-stations.mjs';

const steps = 240;
const wanted = 17;

const countFrames = (page) =>
  page.evaluate(() => {
    globalThis.frames = [];
    let last = performance.now();
    const next = (now) => {
      globalThis.frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });

const during = async (page, spent, work) => {
  await page.evaluate(() => void (globalThis.frames.length = 0));
  const before = await spent();
  await work();
  const busy = (await spent()) - before;
  const frames = await page.evaluate(() => globalThis.frames.slice(1));
  return { frames, each: busy / frames.length };
};

const report = (title, { frames, each }, limit) => {
  reportFigure(
    `map of 300 stations, ${title}, frames, median`,
    percentile(frames, 0.5),
    'ms',
    limit && { atMost: limit },
  );
  reportFigure(`map of 300 stations, ${title}, frames, p95`, percentile(frames, 0.95), 'ms');
  reportFigure(
    `map of 300 stations, ${title}, main thread for each frame`,
    each,
    'ms',
    limit && { atMost: limit },
  );
  console.log(`  ${frames.length} frames, longest ${Math.max(...frames).toFixed(0)} ms`);
};

const middleOf = async (map) => {
  const { x, y, width, height } = await map.boundingBox();
  return [x + width / 2, y + height / 2];
};

const move = async (page, map) => {
  const [x, y] = await middleOf(map);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < steps; step += 1) {
    const turn = (step / steps) * 6 * Math.PI;
    await page.mouse.move(x + 120 * Math.sin(turn), y + 80 * Math.sin(turn / 2));
  }
  await page.mouse.up();
};

const zoom = async (page, map) => {
  const [x, y] = await middleOf(map);
  await page.mouse.move(x, y);
  for (const direction of [-1, 1, -1, 1])
    for (let step = 0; step < 10; step += 1) {
      await page.mouse.wheel(0, direction * 120);
      await page.waitForTimeout(50);
    }
};

await withThreeHundredStations('area_of_operations', async (page, address) => {
  await page.goto('about:blank');
  const spent = await startMainThreadTimer(page);
  await countFrames(page);
  report('an empty page beside it', await during(page, spent, () => page.waitForTimeout(3000)));
  await page.goto(address);
  await page.locator('main [role="application"] canvas').first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(6000);
  const map = page.locator('main [role="application"]').first();
  await map.scrollIntoViewIfNeeded();
  await countFrames(page);
  report('nothing happens', await during(page, spent, () => page.waitForTimeout(3000)));
  report('moved', await during(page, spent, () => move(page, map)), wanted);
  report('zoomed', await during(page, spent, () => zoom(page, map)), wanted);
});
