import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './browser.ts';
const base = 'http://localhost:18600';
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
const shots = JSON.parse(process.argv[2]);
for (const [name, who, lang, width, path, wait = 1500, full = false] of shots) {
  const context = await browser.newContext({
    locale: lang === 'fr' ? 'fr-CA' : 'en-CA',
    viewport: { width, height: width < 500 ? 844 : 900 },
    timezoneId: 'America/Halifax',
  });
  const page = await context.newPage();
  await page.goto(`${base}/login?lang=${lang}`);
  if (who) {
    await page.fill('input[type=email]', `${who}@shiptime.example`);
    await page.fill('input[type=password]', 'Shiptime-Demo-1');
    await page.keyboard.press('Enter');
    await page.waitForURL((u) => !u.pathname.startsWith('/login'));
  }
  await page.goto(base + path);
  await page.waitForTimeout(wait);
  await page.screenshot({ path: `/tmp/look/${name}.png`, fullPage: full });
  await context.close();
}
await browser.close();
