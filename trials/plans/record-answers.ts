import type { Page } from '@playwright/test';

export type Row = {
  readonly id: number;
  readonly lock_version: number;
  readonly [field: string]: unknown;
};

export type Answer = {
  readonly by: string;
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown> | null;
  readonly status: number;
  readonly json: { readonly data?: unknown; readonly meta?: { readonly first?: Row } } | null;
  readonly at: number;
};

/** Records mission traffic of a page; call before opening the page. */
export const recordAnswers = async (page: Page, by: string): Promise<void> => {
  await page.addInitScript((name) => {
    const log: unknown[] = [];
    const clean: number[] = [];
    const contested: unknown[] = [];
    const taken: unknown[] = [];
    Object.assign(window, { heard: log, clean, contested, taken });
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver((changes) => {
        for (const { target, attributeName } of changes) {
          const bar = target instanceof HTMLElement && attributeName === 'data-held' ? target : null;
          if (bar?.dataset['held']) taken.push({ mission: Number(bar.dataset['bar']), at: Date.now() });
        }
        const status = document.querySelector('[data-status]')?.getAttribute('data-status');
        if (status === 'saved') clean.push(Date.now());
        for (const notice of document.querySelectorAll('[data-contested]')) {
          const [mission, field] = (notice.getAttribute('data-contested') ?? '').split(' ');
          contested.push({ by: name, mission: Number(mission), field, at: Date.now() });
        }
      }).observe(document.body, {
        subtree: true,
        childList: true,
        attributeFilter: ['data-status', 'data-held'],
      });
    });
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const [path, method] = [String(input), init?.method ?? 'GET'];
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
      const entry = { by: name, method, path, body };
      try {
        const answer = await fetch(input, init);
        if (/missions|vessel_plans/.test(path)) {
          const text = await answer.clone().text();
          const json = text === '' ? null : JSON.parse(text);
          log.push({ ...entry, status: answer.status, json, at: Date.now() });
        }
        return answer;
      } catch (error) {
        log.push({ ...entry, status: 0, json: null, at: Date.now() });
        throw error;
      }
    };
  }, by);
};

export const recordedAnswersOf = (page: Page): Promise<readonly Answer[]> =>
  page.evaluate(() => (window as unknown as { heard: Answer[] }).heard);

type Shown = { readonly by: string; readonly mission: number; readonly field: string; readonly at: number };

export type PlannerView = { readonly clean: readonly number[]; readonly contested: readonly Shown[] };

export const findDragStartTime = (page: Page, mission: number, since: number): Promise<number | undefined> =>
  page.evaluate(
    ([id, from]) =>
      (window as unknown as { taken: { mission: number; at: number }[] }).taken.find(
        (each) => each.mission === id && each.at >= from,
      )?.at,
    [mission, since] as const,
  );

export const readPlannerView = (page: Page): Promise<PlannerView> =>
  page.evaluate(() => {
    const { clean, contested } = window as unknown as PlannerView;
    return { clean, contested };
  });
