import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { FilterBar } from './filters.tsx';
import { Select } from './select.tsx';

describe.each(['en', 'fr'] as const)('what narrows a list, %s', (language) => {
  const t = translator(language);
  const label = t('application_list:filters');
  const field = page.getByRole('button', { name: t('application_list:all') });
  const open = () =>
    renderInApp(
      <FilterBar label={label} count={2} lead={<p>lead</p>} actions={<p>actions</p>}>
        <button type="button">{t('application_list:all')}</button>
      </FilterBar>,
      { language },
    );

  it('stands above the list where there is room', async () => {
    await page.viewport(1440, 900);
    await open();
    await expect.element(field).toBeVisible();
    await expect.element(page.getByRole('button', { name: label })).not.toBeInTheDocument();
  });

  it('is as wide as what is chosen, not as all that could be', async () => {
    await page.viewport(1440, 900);
    const long = { id: 1, label: 'Environnement et Changement climatique Canada' };
    await renderInApp(
      <FilterBar label={label} count={0}>
        <Select label="one" isFilter options={[long]} value={null} placeholder="All" onChange={() => {}} />
        <Select label="other" isFilter options={[long]} value={1} placeholder="All" onChange={() => {}} />
      </FilterBar>,
      { language },
    );
    await expect.element(page.getByLabelText('other')).toBeVisible();
    const widthOf = (name: string) => page.getByLabelText(name).element().getBoundingClientRect().width;
    expect(widthOf('one')).toBeLessThan(160);
    expect(widthOf('other')).toBeGreaterThan(320);
  });

  it('is behind a heading on a narrow screen, with how many are set; the search stays in sight', async () => {
    await page.viewport(390, 844);
    await open();
    await expect.element(page.getByText('lead')).toBeVisible();
    await expect.element(page.getByText('actions')).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
    const heading = page.getByRole('button', { name: new RegExp(`^${label}`) });
    await expect.element(heading).toMatchTextContent(t('ui:filters_set_other', { count: 2 }));
    await expect.element(heading).toHaveAttribute('aria-expanded', 'false');
    await heading.click();
    await expect.element(field).toBeVisible();
    await expectAccessible();
  });
});
