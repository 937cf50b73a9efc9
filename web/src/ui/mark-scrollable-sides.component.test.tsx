import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#test/show.tsx';
import { markScrollableSides } from './mark-scrollable-sides.ts';

const parts = [1, 2, 3, 4, 5];

it('says of a row that scrolls sideways on which side there is more of it', async () => {
  await renderInApp(
    <div
      ref={markScrollableSides}
      role="toolbar"
      aria-label="Row"
      style={{ display: 'flex', width: 200, overflowX: 'auto' }}
    >
      {parts.map((part) => (
        <span key={part} style={{ flex: 'none', width: 80 }}>
          {part}
        </span>
      ))}
    </div>,
    { language: 'en' },
  );
  const row = page.getByRole('toolbar', { name: 'Row' });
  await expect.element(row).toHaveAttribute('data-more', 'end');
  row.element().scrollLeft = 100;
  await expect.element(row).toHaveAttribute('data-more', 'both');
  row.element().scrollLeft = 200;
  await expect.element(row).toHaveAttribute('data-more', 'start');
  row.element().lastElementChild?.remove();
  row.element().lastElementChild?.remove();
  row.element().lastElementChild?.remove();
  await expect.element(row).not.toHaveAttribute('data-more');
});
