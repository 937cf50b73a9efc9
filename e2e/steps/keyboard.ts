import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

/** How long a page is depends on what others have put there: a bound for what cannot be reached at all. */
const farthest = 400;

type Found = ElementHandle<Element>;

const lookAt = (found: Found) =>
  found.evaluate((element) => {
    if (!element.isConnected) return 'gone';
    return element.contains(document.activeElement) && element !== document.body ? 'focused' : 'elsewhere';
  });

/** Looked up again only where the page has put another in its place: a long page has many elements to look through. */
const focusOn = async (target: Locator) => {
  let found = (await target.elementHandle()) as Found;
  return async (): Promise<boolean> => {
    const seen = await lookAt(found);
    if (seen !== 'gone') return seen === 'focused';
    found = (await target.elementHandle()) as Found;
    return (await lookAt(found)) === 'focused';
  };
};

/** Somebody without a mouse: only keys, and only what can be reached by them. */
export const keyboard = (page: Page) => {
  const press = (key: string) => page.keyboard.press(key);
  const reach = async (target: Locator, key = 'Tab'): Promise<void> => {
    await expect(target).toBeVisible();
    const isFocused = await focusOn(target);
    for (let count = 0; count < farthest; count += 1) {
      if (await isFocused()) return;
      await press(key);
    }
    throw new Error(`${String(target)} is not reached within ${farthest} presses of ${key}`);
  };
  return {
    press,
    reach,
    /** Goes there, backwards by Shift+Tab, and presses Enter. */
    enter: async (target: Locator, key = 'Tab') => {
      await reach(target, key);
      await press('Enter');
    },
    /** Goes to a field and writes over what it holds. */
    write: async (target: Locator, text: string) => {
      await reach(target);
      await press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    /** Opens a menu and chooses from it. */
    choose: async (button: Locator, item: Locator) => {
      await reach(button);
      await press('Enter');
      await expect(item).toBeVisible();
      await reach(item, 'ArrowDown');
      await press('Enter');
    },
  };
};
