import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan, theFiscalYear } from '#test/factories/plans.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

const directory = mkdtempSync(path.join(os.tmpdir(), 'shiptime-readable-'));
let portal: TestApp;
let admin: TestClient;

beforeAll(async () => {
  mkdirSync(path.join(directory, 'assets'));
  const index =
    '<!doctype html><html lang="en"><head><title>Shiptime</title></head><body><div id="root"></div></body></html>';
  writeFileSync(path.join(directory, 'index.html'), index);
  portal = await startTestApp({ webDirectory: directory, publicUrl: 'https://ships.example' });
  admin = await portal.as(await aUser(portal.db, 'administrator'));
  const plan = await aPlan(portal.db, {
    fiscal_year_id: await theFiscalYear(portal.db, 2072),
    review_level: 'executive',
  });
  await aMission(portal.db, plan.id, { title: 'Krill </script><b>& eggs', start_date: '2072-05-01' });
  await admin.post(`/api/vessel_plans/${plan.id}/set_final`);
});
afterAll(async () => {
  await portal.close();
  rmSync(directory, { recursive: true });
});

const read = async (url: string) => (await portal.visitor.get(url)).body;

it('the open schedule can be read without JavaScript, in both languages', async () => {
  await admin.patch('/api/settings', { open_schedule: true });
  const english = await read('/open-schedules?year=2072-2073&lang=en');
  expect(english).toContain('<title>Ship schedule 2072-2073</title>');
  expect(english).toMatch(/<noscript>[^]*Krill &lt;\/script&gt;&lt;b&gt;&amp; eggs[^]*<\/noscript>/);
  const french = await read('/open-schedules?year=2072-2073&lang=fr');
  expect(french).toContain('<html lang="fr"');
  expect(french).toContain('Horaire des navires 2072-2073');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(french)![1]!;
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Dataset',
    temporalCoverage: '2072-04-01/2073-03-31',
    license: 'https://ouvert.canada.ca/fr/licence-du-gouvernement-ouvert-canada',
  });
  expect(await read('/')).toContain('"@type":"WebSite"');
});

it('every page of the sitemap can be read without JavaScript, in both languages', async () => {
  const sitemap = await read('/sitemap.xml');
  const addresses = [...sitemap.matchAll(/hreflang="(\w+)" href="https:\/\/ships\.example([^"]+)"/g)];
  expect(addresses.length).toBeGreaterThanOrEqual(8);
  for (const [, language, address] of addresses) {
    const page = await read(address!.replaceAll('&amp;', '&'));
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toMatch(/application\/ld\+json[^]*<noscript><main>/);
  }
  expect(sitemap).toContain('<loc>https://ships.example/ship-information</loc>');
});

it('nothing of it is in a page while the schedule is not open, or in other pages', async () => {
  expect(await read('/login')).not.toContain('ld+json');
  await admin.patch('/api/settings', { open_schedule: false });
  for (const page of ['/', '/open-schedules?year=2072-2073'])
    expect(await read(page)).not.toMatch(/ld\+json|Krill/);
});
