import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { followPath } from '../steps/pages.ts';
import { listPagesByAccount } from '../steps/pages-by-account.ts';
import { storeSignedInSession } from '../steps/session.ts';

test.describe.configure({ mode: 'parallel' });

const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) > 100,
      )
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? '') : '',
      ),
  );

const gliding = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((each) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(each);
        return transitionProperty !== 'none' && /[1-9]/u.test(transitionDuration);
      })
      .map((each) => each.outerHTML.slice(0, 120)),
  );

/**
 * In forced-colors mode backgrounds and shadows vanish, so controls need a border, letter or icon, and a
 * selection more than a background.
 */
const untold = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'button, input:not([type="hidden"]), select, textarea, [role="tab"], a[aria-current]',
      ),
    ].filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    return controls
      .filter((each) => {
        const style = getComputedStyle(each);
        const { width, height } = each.getBoundingClientRect();
        if (width < 4 || height < 4) return false;
        const lines = ['Top', 'Right', 'Bottom', 'Left'].some((side) => {
          const at = style as unknown as Record<string, string>;
          return at[`border${side}Style`] !== 'none' && Number.parseFloat(at[`border${side}Width`]!) > 0;
        });
        const isField =
          each.matches('input, select, textarea') &&
          !each.matches('[type="checkbox"], [type="radio"], [type="range"], [type="file"]');
        const framed = lines || each.parentElement!.matches('[class*="group"]');
        if (isField) return !framed;
        return (
          !lines &&
          !each.innerText.trim() &&
          each.querySelector('svg, img') === null &&
          each.matches('button')
        );
      })
      .map((each) => each.outerHTML.slice(0, 160));
  });

const alike = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const states = ['aria-pressed', 'aria-current', 'aria-selected', 'aria-checked'];
    const telling = [
      ...['borderTopColor', 'borderBottomColor', 'borderLeftColor', 'borderLeftWidth', 'borderBottomWidth'],
      ...['outlineStyle', 'outlineColor', 'fontWeight', 'textDecorationLine', 'color', 'backgroundColor'],
    ];
    return states.flatMap((state) =>
      [...document.querySelectorAll<HTMLElement>(`[${state}]:not([${state}="false"])`)]
        .filter((each) => each.checkVisibility())
        .filter((each) => {
          const group = each.closest('ul, ol, [role="tablist"], [role="group"]') ?? each.parentElement;
          const others = [...(group?.querySelectorAll<HTMLElement>(each.tagName) ?? [])];
          const other = others.find(
            (next) =>
              next !== each &&
              next.className === each.className &&
              (next.getAttribute(state) ?? 'false') === 'false',
          );
          if (!other) return false;
          const theirs = [other, ...other.querySelectorAll('*')];
          return [each, ...each.querySelectorAll('*')].every((part, at) => {
            const counterpart = theirs[at];
            if (counterpart?.tagName !== part.tagName) return true;
            const [one, two] = [getComputedStyle(part), getComputedStyle(counterpart)] as unknown as Record<
              string,
              string
            >[];
            return telling.every((name) => one![name] === two![name]);
          });
        })
        .map((each) => `${state}: ${each.outerHTML.slice(0, 160)}`),
    );
  });

for (const who of [null, 'proponent', 'coordinator', 'admin']) {
  test(`every page of ${who ?? 'everyone'}, still and in colours of one’s own`, async ({
    browser,
    portal,
  }) => {
    const context = await browser.newContext({
      ...{ baseURL: portal.url, locale: 'en-CA', viewport: { width: 1440, height: 900 } },
      ...{ reducedMotion: 'reduce' as const, forcedColors: 'active' as const },
    });
    const page = await context.newPage();
    const room = (await listPagesByAccount(portal)).find((each) => each.who === who)!;
    await page.goto('/legal/privacy-policy?lang=en');
    await expect(page.locator('main h1')).toBeVisible();
    if (who) await storeSignedInSession(page, portal, who);
    for (const { path } of room.stops) {
      await test.step(path, async () => {
        await followPath(page, path);
        await expect(page.locator('main h1')).toBeFocused();
        await expect.poll(() => moving(page), { message: `${path} moves` }).toEqual([]);
        expect.soft(await gliding(page), `${path} glides`).toEqual([]);
        expect.soft(await untold(page), `${path}: no line, no letter, no picture`).toEqual([]);
        expect.soft(await alike(page), `${path}: chosen looks like not chosen`).toEqual([]);
      });
    }
    await context.close();
  });
}
