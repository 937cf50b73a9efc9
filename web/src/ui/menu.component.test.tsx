import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Menu } from './menu.tsx';

const t = translator('en');

it('has the keyboard in its first action each time it is opened', async () => {
  await renderInApp(
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

it('has the keyboard back on its button when what an action opened is closed', async () => {
  const Asking = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Menu
          label={t('ui:columns')}
          actions={[{ id: 'a', label: t('ui:search'), onAction: () => setOpen(true) }]}
        />
        <ConfirmDialog
          name="example"
          title={t('ui:no_match')}
          isOpen={isOpen}
          onCancel={() => setOpen(false)}
          onConfirm={() => undefined}
          confirmLabel={t('ui:yes')}
        >
          <p>{t('ui:not_given')}</p>
        </ConfirmDialog>
      </>
    );
  };
  await renderInApp(<Asking />, { language: 'en' });
  const button = page.getByRole('button', { name: t('ui:columns') });
  const byKey = async () => {
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  };
  await expect.element(button).toBeVisible();
  for (const open of [byKey, () => button.click()]) {
    await open();
    await page.getByRole('menuitem', { name: t('ui:search') }).click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  }
});
