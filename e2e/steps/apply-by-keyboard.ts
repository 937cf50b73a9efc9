import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, translator } from '../words.ts';
import { keyboardOn } from './keyboard.ts';

export const createKeyboardFormSteps = (page: Page, language: Language) => {
  const t = translator(language);
  const keys = keyboardOn(page);
  const label = (name: string) => t(`applications:fields.${name}.label`);
  const labelled = (name: string) => page.getByRole('main').getByLabel(label(name)).first();

  const chooseFromList = async (list: Locator, option: string) => {
    await keys.reach(list);
    await keys.press('Home');
    const chosen = () => list.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.label);
    for (let count = 0; count < 60 && (await chosen()) !== option; count += 1) await keys.press('ArrowDown');
    expect(await chosen()).toBe(option);
  };

  return {
    ...keys,
    write: (name: string, text: string) => keys.write(labelled(name), text),
    writeIn: (field: Locator, text: string) => keys.write(field, text),
    choose: async (name: string, option: string) => {
      const control = labelled(name);
      await expect(control).toBeVisible();
      if ((await control.evaluate((element) => element.tagName)) === 'SELECT') {
        await chooseFromList(control, option);
        return;
      }
      await keys.write(control, option);
      await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
      await keys.press('ArrowDown');
      await keys.press('Enter');
      await expect(control).toHaveValue(option);
    },
    yesOrNo: async (name: string, answer: 'yes' | 'no') => {
      const group = page.getByRole('radiogroup', { name: label(name) });
      await keys.reach(group.getByRole('radio').first().locator('xpath=ancestor::label/..'));
      await keys.press('Space');
      if (answer === 'no') await keys.press('ArrowDown');
      await expect(group.getByRole('radio', { name: t(`ui:${answer}`), exact: true })).toBeChecked();
    },
    tick: async (box: Locator) => {
      await keys.reach(box);
      await keys.press('Space');
      await expect(box).toBeChecked();
    },
    box: (name: string) => page.getByRole('checkbox', { name: label(name) }),
    next: async (link: string, heading: string) => {
      await keys.enter(page.getByRole('main').getByRole('link', { name: link, exact: true }).last());
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeFocused();
    },
  };
};
