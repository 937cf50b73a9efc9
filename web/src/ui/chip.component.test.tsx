import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { Chip } from './chip.tsx';
import { Table } from './table.tsx';

afterEach(() => page.viewport(1280, 800));

const words = 'Assessment of groundfish and of what they live on along the whole of the northern shelf';
const columns = (status: string) => [
  { key: 'title', header: 'Title', isRowHeader: true, cell: () => words },
  { key: 'status', header: 'Status', cell: () => <Chip icon="search">{status}</Chip> },
  { key: 'next', header: 'Next', cell: () => words },
];

const heightAt = async (status: string, wide: boolean, width: number): Promise<number> => {
  await page.viewport(width, 800);
  await renderInApp(
    <Table
      caption={status}
      columns={columns(status)}
      rows={[{ id: 1 }]}
      rowKey={({ id }) => id}
      wide={wide}
    />,
    { language: 'fr' },
  );
  const chip = page.getByText(status, { exact: true }).last();
  await expect.element(chip).toBeVisible();
  return chip.element().getBoundingClientRect().height;
};

it.each([720, 1100, 1440])('a status stands on one line in a table, at %i pixels', async (width) => {
  expect(
    await heightAt(translator('fr')('applications:statuses.unable_to_fulfill'), false, width),
  ).toBeLessThan(36);
});

it.each(['en', 'fr'] as const)(
  'where columns stand close “In review” stands on one line, %s',
  async (language) => {
    expect(await heightAt(translator(language)('applications:statuses.in_review'), true, 720)).toBeLessThan(
      36,
    );
  },
);
