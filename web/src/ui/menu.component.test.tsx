import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#test/show.tsx';
import { speak } from '#test/words.ts';
import { Menu } from './menu.tsx';

const t = speak('en');

it('has the keyboard in its first action each time it is opened', async () => {
  await show(
    <Menu label={t('ui:close')} actions={[{ id: 'a', label: t('ui:search'), onAction: () => undefined }]} />,
    { language: 'en' },
  );
  const button = page.getByRole('button', { name: t('ui:close') });
  const action = page.getByRole('menuitem', { name: t('ui:search') });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  for (const key of ['{Enter}', '{Enter}', ' ', '{ArrowDown}']) {
    await userEvent.keyboard(key);
    await expect.element(action, { timeout: 5000 }).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button, { timeout: 5000 }).toHaveFocus();
  }
});
