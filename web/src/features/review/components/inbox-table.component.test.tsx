import { inboxItem } from '@shiptime/domain/review/review-wire';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleOf } from '#test/example.ts';
import { answerReference } from '#test/reference.ts';
import { show, signInAs } from '#test/show.tsx';
import { speak } from '#test/words.ts';
import type { Ranking } from '../standings/use-ranking.ts';
import { InboxTable } from './inbox-table.tsx';
import type { TableRow } from './table-order.ts';

const rivals = [1, 2].map((id) => ({
  id,
  operational_days: 40,
  mobilization_days: 4,
  demobilization_days: 2.5,
}));
const row = (id: number, status_id: number, readiness: string): TableRow =>
  ({
    item: {
      ...exampleOf(inboxItem),
      ...{ id, status_id, readiness, can: { accept: true } },
      ...{ operational_window_start: '2027-08-20', operational_window_end: '2027-10-25' },
      ...{ operational_days: 27.5, submitted_at: '2026-04-19T14:00:00.000Z' },
      project_title: 'Relevé multidisciplinaire du nord du golfe du Saint-Laurent, août 2027',
    },
    outlook: { needed_days: 27.5, free_in_a_row: 26.5, rivals },
    ...{ vessel: 'NGCC Naalak Nappaaluk', primary: 'Geneviève Bouchard', fiscalYear: '2027-2028' },
    ...{ place: id, priority: 5 },
  }) as unknown as TableRow;

const ranking = {
  standingOf: (id: number) => ({ place: id }),
  lengthFor: () => 12,
  canMove: () => true,
  move: () => undefined,
} as unknown as Ranking;

const nothing = () => undefined;

it.each(['en', 'fr'] as const)(
  'shows every column on a screen of 1440 pixels, the state among them, %s',
  async (language) => {
    const t = speak(language);
    signInAs({ user_type_id: 5 });
    answerReference();
    await page.viewport(1440 - 64, 900);
    await show(
      <InboxTable
        {...{ ranking, openedId: undefined, chosen: new Set(), onChoose: nothing, onOpen: nothing }}
        {...{ onDeciding: nothing, onDecided: nothing, home: () => null }}
        {...{ sort: { key: 'id', direction: 'ascending' }, onSort: nothing }}
        rows={[row(10, 2, 'ready'), row(11, 3, 'waiting_for_answer')]}
      />,
      { language },
    );
    await expect.element(page.getByText(t('applications:statuses.clarification_needed'))).toBeVisible();
    await expect
      .element(
        page.getByRole('button', { name: new RegExp(t('review:ranking.place', { place: 11, of: 12 })) }),
      )
      .toBeVisible();
    const frame = document.querySelector('[data-close]')!;
    expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
);
