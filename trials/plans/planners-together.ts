import type { Browser, Page } from '@playwright/test';
import { createSeededRandomSource } from '../../server/src/seeds/demo/random.ts';
import type { Portal } from '../../e2e/portal.ts';
import type { Language } from '../../e2e/words.ts';
import { checkRecordedAnswers, type Verdict } from './check-recorded-answers.ts';
import { recordedAnswersOf, recordAnswers, readPlannerView, type Row } from './record-answers.ts';
import { apiAs } from '../../e2e/steps/people.ts';
import { fetchOpenYear } from '../../e2e/steps/plan.ts';
import { ScriptedPlanner } from './scripted-planner.ts';
import { storeSignedInSession } from '../../e2e/steps/session.ts';

type Plan = { readonly id: number; readonly vessel_id: number; readonly review_level: string };

const missions = 8;

const aSharedPlan = async (portal: Portal): Promise<number> => {
  const [admin, coordinator] = [await apiAs(portal, 'admin'), await apiAs(portal, 'coordinator')];
  const year = await fetchOpenYear(admin);
  const { vessels } = await coordinator<{ vessels: number[] }>('GET', '/auth/user');
  const { data: plans } = await admin<{ data: Plan[] }>(
    'GET',
    `/vessel_plans?filter[fiscal_year_id]=${year.id}`,
  );
  const vessel = vessels.find((id) => plans.every(({ vessel_id }) => vessel_id !== id));
  const { data: plan } = await admin<{ data: Plan }>('POST', '/vessel_plans', {
    vessel_id: vessel,
    fiscal_year_id: year.id,
  });
  const first = Date.parse(`${year.start_date}T00:00:00Z`);
  for (let index = 0; index < missions; index += 1) {
    const start = new Date(first + (8 + index * 42) * 86_400_000).toISOString().slice(0, 10);
    await coordinator('POST', `/vessel_plans/${plan.id}/missions`, {
      title: `Trial ${index + 1}`,
      operational_days: 12,
      start_date: start,
    });
  }
  return plan.id;
};

const sit = async (
  browser: Browser,
  portal: Portal,
  who: string,
  language: Language,
  planId: number,
  seed: number,
): Promise<ScriptedPlanner> => {
  const context = await browser.newContext({
    baseURL: portal.url,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await recordAnswers(page, who);
  await storeSignedInSession(page, portal, who);
  await open(page, planId, language);
  return new ScriptedPlanner(page, who, language, createSeededRandomSource(seed));
};

const open = async (page: Page, planId: number, language: Language): Promise<void> => {
  await page.goto(`/vesselPlan/${planId}/scheduler?lang=${language}`);
  await page.locator('[data-bar]').first().waitFor();
};

const same = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

const until = async (what: () => Promise<boolean>, page: Page): Promise<boolean> => {
  for (let tries = 0; tries < 150; tries += 1) {
    if (await what()) return true;
    await page.waitForTimeout(200);
  }
  return false;
};

export type Outcome = Verdict & {
  readonly missions: number;
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly evidence: Parameters<typeof checkRecordedAnswers>;
};

export const runCoPlanningTrial = async (
  browsers: readonly [Browser, Browser],
  portal: Portal,
  milliseconds: number,
  seed: number,
): Promise<Outcome> => {
  const planId = await aSharedPlan(portal);
  const planners = [
    await sit(browsers[0], portal, 'coordinator', 'fr', planId, seed),
    await sit(browsers[1], portal, 'admin', 'en', planId, seed + 1),
  ];
  const end = Date.now() + milliseconds;
  await Promise.all(
    planners.map(async (planner) => {
      while (Date.now() < end) await planner.work();
    }),
  );
  const problems: string[] = [];
  for (const planner of planners) {
    const settled = await until(async () => {
      await planner.tidy();
      return (await planner.status()) === 'saved';
    }, planner.page);
    if (!settled)
      problems.push(`${planner.name} has something that was never saved: ${await planner.saysOfSaving()}`);
  }
  const admin = await apiAs(portal, 'admin');
  const { data: final } = await admin<{ data: Row[] }>('GET', `/vessel_plans/${planId}/missions`);
  const heard = (await Promise.all(planners.map(({ page }) => recordedAnswersOf(page)))).flat();
  const sights = Object.fromEntries(
    await Promise.all(planners.map(async ({ name, page }) => [name, await readPlannerView(page)] as const)),
  );
  const deeds = planners.flatMap((planner) => planner.deeds);
  for (const [index, planner] of planners.entries()) {
    const fresh = await planner.page.context().newPage();
    await open(fresh, planId, index === 0 ? 'fr' : 'en');
    const other = new ScriptedPlanner(
      fresh,
      planner.name,
      index === 0 ? 'fr' : 'en',
      createSeededRandomSource(0),
    );
    const agreed = await until(async () => same(await planner.shown(), await other.shown()), fresh);
    if (!agreed)
      problems.push(
        `${planner.name} sees ${JSON.stringify(await planner.shown())}, the server has ${JSON.stringify(await other.shown())}`,
      );
  }
  const evidence: Outcome['evidence'] = [heard, deeds, final, sights];
  const verdict = checkRecordedAnswers(...evidence);
  return {
    ...verdict,
    evidence,
    problems: [...problems, ...verdict.problems],
    missions: final.length,
    counts: Object.fromEntries(planners.map(({ name, counts }) => [name, Object.fromEntries(counts)])),
  };
};
