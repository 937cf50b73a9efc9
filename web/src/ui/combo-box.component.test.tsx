import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#test/show.tsx';
import { ComboBox } from './combo-box.tsx';

const options = ['Halifax', 'Québec', 'Victoria'].map((label, id) => ({ id, label }));

/** While the list is open the kit hides the page from screen readers: what has the focus never stands in what is hidden. */
const hiddenFocus = () => {
  const found: string[] = [];
  document.addEventListener('focusin', ({ target }) => {
    const { textContent } = target as HTMLElement;
    if ((target as Element).closest('[aria-hidden="true"], [inert]')) found.push(textContent || 'a field');
  });
  return found;
};

describe.each(['en', 'fr'] as const)('a list to choose from, %s', (language) => {
  const field = page.getByRole('combobox');
  const open = async () => {
    await show(
      <>
        <a href="#before">Before</a>
        <ComboBox label="Port" name="port" options={options} value={null} onChange={() => undefined} />
        <a href="#after">After</a>
      </>,
      { language },
    );
    await field.click();
    await expect.element(page.getByRole('option', { name: 'Victoria' })).toBeVisible();
  };

  it.each([
    ['After', '{Tab}'],
    ['Before', '{Shift>}{Tab}{/Shift}'],
  ])('is left to what stands %s it, and nothing is hidden there', async (name, keys) => {
    await open();
    const found = hiddenFocus();
    await userEvent.keyboard(keys);
    await expect.element(page.getByRole('link', { name })).toHaveFocus();
    await expect.element(page.getByRole('option', { name: 'Victoria' })).not.toBeInTheDocument();
    expect(found).toEqual([]);
  });
});
