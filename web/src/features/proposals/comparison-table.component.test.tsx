import { proposalSchema, type Proposal } from '@shiptime/domain/proposals/proposal-wire';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleOf } from '#test/example.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { ComparisonTable } from './comparison-table.tsx';

const made = (id: number, start_date: string): Proposal =>
  exampleOf(proposalSchema, {
    id,
    state: 'done',
    changes: [
      {
        id: 1,
        kind: 'add',
        mission_id: 1,
        ship_time_request_id: 1,
        from: { vessel_id: 1, start_date: null, start_fraction: 0 },
        to: { vessel_id: 1, start_date, start_fraction: 0 },
        operational_days: { from: 10, to: 10 },
        second: null,
        reason_code: 'free_room',
        breaks: [],
        unknown: [],
        warnings: [],
        scheduling_constraints: null,
        applied: false,
      },
    ],
  });

it.each(['en', 'fr'] as const)(
  'the same plan is offered once, and another says in what it differs, %s',
  async (language) => {
    const t = translator(language);
    const rows = [
      { key: '1', label: 'Un', proposal: made(1, '2028-06-05') },
      { key: '2', label: 'Deux', proposal: made(2, '2028-06-05') },
      { key: '3', label: 'Trois', proposal: made(3, '2028-07-05') },
    ];
    await renderInApp(<ComparisonTable caption="Trois" rows={rows} shownId={1} onShow={() => undefined} />, {
      language,
    });
    const changes = t('proposals:comparison.changes_one', { count: 1 });
    const also = t('proposals:comparison.also', { options: t('proposals:quoted', { title: 'Deux' }) });
    const differs = t('proposals:comparison.differs_one', { count: 1, option: 'Un' });
    await expect.element(page.getByText(`${changes} · ${also}`)).toBeVisible();
    await expect.element(page.getByText(`${changes} · ${differs}`)).toBeVisible();
    const buttons = rows.map(({ label }) =>
      page.getByRole('button', { name: t('proposals:comparison.show_of', { option: label }) }).elements(),
    );
    expect(buttons.map(({ length }) => length)).toEqual([1, 0, 1]);
  },
);

it('the same plan stays in sight while it is looked at, and says so', async () => {
  const t = translator('en');
  const rows = [
    { key: '1', label: 'Un', proposal: made(1, '2028-06-05') },
    { key: '2', label: 'Deux', proposal: made(2, '2028-06-05') },
  ];
  await renderInApp(<ComparisonTable caption="Trois" rows={rows} shownId={2} onShow={() => undefined} />, {
    language: 'en',
  });
  await expect.element(page.getByText(t('proposals:comparison.same', { option: 'Un' }))).toBeVisible();
});

it('figures of a proposal for plans as they were are not shown; one that was applied says so and keeps its figures', async () => {
  const t = translator('en');
  const figuresThen = { missions: 1, days: 10, transit_days: 1, unscheduled: 0 };
  const metrics = { before: figuresThen, after: figuresThen };
  const stale = { ...made(1, '2028-06-05'), state: 'stale' as const, metrics };
  const applied = { ...stale, id: 2, changes: stale.changes.map((each) => ({ ...each, applied: true })) };
  const rows = [
    { key: '1', label: 'Un', proposal: stale },
    { key: '2', label: 'Deux', proposal: applied },
  ];
  await renderInApp(<ComparisonTable caption="Deux" rows={rows} shownId={1} onShow={() => undefined} />);
  const cells = (name: string) =>
    page
      .getByRole('row')
      .filter({ hasText: name })
      .getByRole('cell')
      .elements()
      .map((cell) => cell.textContent);
  await expect.element(page.getByText(t('proposals:stale'))).toBeVisible();
  await expect.element(page.getByText(t('proposals:comparison.applied_one', { count: 1 }))).toBeVisible();
  const figures = (name: string) => cells(name).filter((cell) => /\d/.test(cell ?? ''));
  expect(figures('Un')).toEqual([]);
  expect(figures('Deux')).not.toEqual([]);
});
