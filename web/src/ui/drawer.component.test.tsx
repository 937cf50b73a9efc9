import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { Button } from './button.tsx';
import { Drawer } from './drawer.tsx';

const t = translator('en');

const Page = ({ opensOnce = false }: { opensOnce?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [isRead, setRead] = useState(false);
  const open = () => {
    setOpen(true);
    setOpened(true);
  };
  return (
    <main>
      <h1 tabIndex={-1}>Fleet</h1>
      {!(opensOnce && wasOpened) && <Button onPress={open}>Open</Button>}
      {isOpen && (
        <Drawer name="example" title="News" isOpen onClose={() => setOpen(false)}>
          {!isRead && <Button onPress={() => setRead(true)}>Mark as read</Button>}
          <a href="#news">All news</a>
        </Drawer>
      )}
    </main>
  );
};

const opener = () => page.getByRole('button', { name: 'Open', exact: true });
const drawer = () => page.getByRole('dialog', { name: 'News' });

const ways: Readonly<Record<string, () => Promise<void>>> = {
  'by its button': () => userEvent.click(page.getByRole('button', { name: t('ui:close') })),
  'by Escape': () => userEvent.keyboard('{Escape}'),
  'by a press beside it': () => userEvent.click(document.body, { position: { x: 900, y: 400 }, force: true }),
};

describe('a drawer', () => {
  it.each(Object.entries(ways))(
    'gives the keyboard back to what opened it when it is closed %s',
    async (_way, close) => {
      await page.viewport(1440, 900);
      await renderInApp(<Page />);
      for (const press of [() => opener().click(), () => userEvent.keyboard('{Enter}')]) {
        await press();
        await expect.element(drawer()).toBeVisible();
        await close();
        await expect.element(drawer()).not.toBeInTheDocument();
        await expect.element(opener()).toHaveFocus();
      }
    },
  );

  it('gives it to the heading of the page where what opened it is gone', async () => {
    await renderInApp(<Page opensOnce />);
    await opener().click();
    await expect.element(drawer()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('heading', { name: 'Fleet' })).toHaveFocus();
  });

  it('keeps it where what was pressed in it goes', async () => {
    await renderInApp(<Page />);
    await opener().click();
    await page.getByRole('button', { name: 'Mark as read' }).click();
    await expect.element(page.getByRole('link', { name: 'All news' })).toHaveFocus();
  });
});
