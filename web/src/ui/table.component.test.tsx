import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#test/show.tsx';
import { Table } from './table.tsx';

const ship = { id: 7, name: 'CCGS Teleost', state: 'In service' };

const Ships = () => (
  <Table
    caption="Ships"
    columns={[
      { key: 'id', header: 'Number', align: 'end', cell: ({ id }) => id },
      { key: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name },
      { key: 'state', header: 'State', cell: ({ state }) => state },
    ]}
    rows={[ship]}
    rowKey={({ id }) => id}
  />
);

const topOf = (text: string) => page.getByText(text).element().getBoundingClientRect().top;

it.each([390, 320])('a card of a narrow screen is headed by what names it, at %d pixels', async (width) => {
  await page.viewport(width, 844);
  await renderInApp(<Ships />, { language: 'en' });
  await expect.element(page.getByRole('rowheader', { name: 'CCGS Teleost' })).toBeVisible();
  expect(topOf('CCGS Teleost')).toBeLessThan(topOf('7'));
  expect(topOf('7')).toBeLessThan(topOf('In service'));
  const before = getComputedStyle(page.getByRole('rowheader').element(), '::before').content;
  expect(before).toBe('none');
});
