import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#test/show.tsx';
import { Tabs } from './tabs.tsx';

afterEach(() => page.viewport(1280, 800));

const names = ['Ligne du temps', 'Tableau', 'Calendrier', 'Carte'];
const tabs = names.map((name) => ({ id: name, label: name, content: name }));

it('stands in one line on the narrowest screen, says that there is more, and shows what is chosen', async () => {
  await page.viewport(320, 640);
  await renderInApp(<Tabs label="Vues" tabs={tabs} selected="Carte" onSelect={() => undefined} />, {
    language: 'fr',
  });
  const list = page.getByRole('tablist', { name: 'Vues' });
  await expect.element(list).toHaveAttribute('data-more', 'start');
  const boxes = page
    .getByRole('tab')
    .elements()
    .map((tab) => tab.getBoundingClientRect());
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes.at(-1)!.right).toBeLessThanOrEqual(list.element().getBoundingClientRect().right + 1);
  expect(list.element().scrollHeight).toBeLessThanOrEqual(list.element().clientHeight);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
