import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#test/show.tsx';
import { i18n } from '../lib/i18n.ts';
import { ComboBox } from './combo-box.tsx';

const options = ['Halifax', 'Québec', 'Victoria'].map((label, id) => ({ id, label }));

/** React Aria hides the page from screen readers while the list is open, so focus must not be in it. */
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
    await renderInApp(
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

  const Form = () => {
    const [value, setValue] = useState<number | null>(null);
    return (
      <>
        <ComboBox label="Port" name="port" options={options} value={value} onChange={setValue} />
        <button type="button">{value === null ? 'none' : options[value]!.label}</button>
      </>
    );
  };

  it.each([
    ['queb', '{Tab}', 'Québec'],
    ['QUÉBEC', '{Enter}', 'Québec'],
    ['vic', '{Enter}{Tab}', 'Victoria'],
    ['halifax', '{Tab}', 'Halifax'],
  ])('takes the one that “%s” means, by %s', async (text, keys, chosen) => {
    await renderInApp(<Form />, { language });
    await userEvent.type(field, text);
    await userEvent.keyboard(keys);
    await expect.element(page.getByRole('button', { name: chosen })).toBeVisible();
    await expect.element(field).toHaveValue(chosen);
  });

  it('keeps what means none or several, and asks for one of the list', async () => {
    await renderInApp(<Form />, { language });
    for (const text of ['Rimouski', 'i']) {
      await userEvent.fill(field, text);
      await userEvent.keyboard('{Tab}');
      await expect.element(field).toHaveValue(text);
      await expect.element(page.getByText(i18n.t('ui:choose_from_list'))).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'none' })).toBeVisible();
    }
    await userEvent.fill(field, 'Vict');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('Victoria');
    await expect.element(page.getByText(i18n.t('ui:choose_from_list'))).not.toBeInTheDocument();
    await userEvent.fill(field, '');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'none' })).toBeVisible();
  });
});
