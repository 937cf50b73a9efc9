import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { Button } from './button.tsx';
import { MultiSelect } from './multi-select.tsx';

describe.each(['en', 'fr'] as const)('many choices, %s', (language) => {
  const t = translator(language);
  const [label, after] = [t('applications:fields.project_area_ids.label'), t('ui:close')];
  const Choices = ({ count }: { count: number }) => {
    const [value, setValue] = useState<number[]>([]);
    const options = Array.from({ length: count }, (_, id) => ({ id, label: `${id}` }));
    return (
      <>
        <MultiSelect label={label} options={options} value={value} onChange={setValue} />
        <Button>{after}</Button>
      </>
    );
  };

  it('of a long list are passed by one press', async () => {
    await renderInApp(<Choices count={45} />, { language });
    const search = page.getByRole('searchbox');
    await expect.element(search).toBeVisible();
    (search.element() as HTMLElement).focus();
    await userEvent.tab();
    const pass = page.getByRole('button', { name: t('ui:pass_list', { list: label }) });
    await expect.element(pass).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: after })).toHaveFocus();
  });

  it('of a list that is short have nothing to pass', async () => {
    await renderInApp(<Choices count={3} />, { language });
    await expect.element(page.getByRole('checkbox').first()).toBeInTheDocument();
    expect(page.getByRole('button', { name: t('ui:pass_list', { list: label }) }).elements()).toEqual([]);
  });
});
