import { proposal, type Proposal } from '@shiptime/domain/proposals/proposal-wire';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleOf } from '#test/example.ts';
import { show } from '#test/show.tsx';
import { speak } from '#test/words.ts';
import { ComparisonTable } from './comparison-table.tsx';

const made = (id: number, start_date: string): Proposal =>
  exampleOf(proposal, {
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
        applied: false,
      },
    ],
  });

it.each(['en', 'fr'] as const)(
  'a proposal that would write the same as one above says so, %s',
  async (language) => {
    const t = speak(language);
    const rows = [
      { key: '1', label: 'Un', proposal: made(1, '2028-06-05') },
      { key: '2', label: 'Deux', proposal: made(2, '2028-06-05') },
      { key: '3', label: 'Trois', proposal: made(3, '2028-07-05') },
    ];
    await show(<ComparisonTable caption="Trois" rows={rows} shownId={1} onShow={() => undefined} />, {
      language,
    });
    const same = t('proposals:comparison.same', { option: 'Un' });
    await expect.element(page.getByText(same)).toBeVisible();
    expect(page.getByText(t('proposals:comparison.changes_one', { count: 1 })).elements()).toHaveLength(2);
  },
);
