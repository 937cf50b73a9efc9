import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

const maxTabPresses = 400;

type Found = ElementHandle<Element>;

const lookAt = (found: Found) =>
  found.evaluate((element) => {
    if (!element.isConnected) return 'gone';
    return element.contains(document.activeElement) && element !== document.body ? 'focused' : 'elsewhere';
  });

/** Looks the element up again only if it was replaced, because long pages are slow to search. */
const focusOn = async (target: Locator) => {
  let found = (await target.elementHandle()) as Found;
  return async (): Promise<boolean> => {
    const seen = await lookAt(found);
    if (seen !== 'gone') return seen === 'focused';
    found = (await target.elementHandle()) as Found;
    return (await lookAt(found)) === 'focused';
  };
};

export const keyboardOn = (page: Page) => {
  const press = (key: string) => page.keyboard.press(key);
  const reach = async (target: Locator, key = 'Tab'): Promise<void> => {
    await expect(target).toBeVisible();
    const isFocused = await focusOn(target);
    for (let count = 0; count < maxTabPresses; count += 1) {
      if (await isFocused()) return;
      await press(key);
    }
    throw new Error(`${String(target)} is not reached within ${maxTabPresses} presses of ${key}`);
  };
  return {
    press,
    reach,
    enter: async (target: Locator, key = 'Tab') => {
      await reach(target, key);
      await press('Enter');
    },
    write: async (target: Locator, text: string) => {
      await reach(target);
      await press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    choose: async (button: Locator, item: Locator) => {
      await reach(button);
      await press('Enter');
      await expect(item).toBeVisible();
      await reach(item, 'ArrowDown');
      await press('Enter');
    },
  };
};
