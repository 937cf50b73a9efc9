import type { Locator, Page } from '@playwright/test';

export const middleOf = async (target: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = (await target.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export const touchscreenOn = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    down: (x: number, y: number) => send('touchStart', [{ x, y }]),
    move: async (x: number, y: number) => {
      await send('touchMove', [{ x: x - 20, y }]);
      await send('touchMove', [{ x, y }]);
    },
    swipe: async (x: number, from: number, to: number) => {
      const steps = 12;
      await send('touchStart', [{ x, y: from }]);
      for (let step = 1; step <= steps; step += 1)
        await send('touchMove', [{ x, y: from + ((to - from) * step) / steps }]);
      await send('touchEnd', []);
    },
    up: () => send('touchEnd', []),
  };
};
