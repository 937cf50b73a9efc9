import { applicationSchema } from '@shiptime/domain/applications/wire/application';
import { inboxItemSchema } from '@shiptime/domain/review/review-wire';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists } from '#test/reference.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import type { RankingControls } from '../standings/use-ranking.ts';
import { findInboxTitleLink } from '../inbox-titles.ts';
import { InboxList } from './inbox-list.tsx';
import type { InboxTableRow } from './inbox-table-order.ts';

const title = (id: number) =>
  `Relevé multidisciplinaire du nord du golfe du Saint-Laurent, août 2027 (${id})`;

const row = (id: number, status_id: number, readiness: string): InboxTableRow =>
  ({
    item: {
      ...exampleOf(inboxItemSchema),
      ...{ id, status_id, readiness, age_days: 224, can: { accept: true, reject: true, clarify: true } },
      ...{ operational_window_start: '2027-08-20', operational_window_end: '2027-10-25' },
      ...{ operational_days: 27.5, submitted_at: '2026-04-19T14:00:00.000Z', proposed_corrections: 0 },
      withdrawal_asked_at: id === 12 ? '2026-04-20T14:00:00.000Z' : null,
      ...{ min_science_berths: 13, ideal_science_berths: 18, project_title: title(id) },
    },
    ...{ outlook: undefined, verdict: 'almost', vessel: 'NGCC Naalak Nappaaluk' },
    ...{ primary: 'Geneviève Bouchard', needs: 'CTD and rosette winch, A-frame, moorings', place: id },
  }) as unknown as InboxTableRow;

const ranking = {
  standingOf: (id: number) => ({ place: id }),
  lengthFor: () => 12,
  canMove: () => true,
  move: () => undefined,
  moved: null,
} as unknown as RankingControls;

const nothing = () => undefined;

const answer = () => {
  answerReferenceLists();
  network.get.answers('/shared_voyages', { data: [] });
  network.get.answers('/scheduling_constraints', { data: [], meta: { total: 0, last_page: 1 } });
  for (const id of [10, 11, 12]) {
    const data = exampleOf(applicationSchema, { id, project_title: title(id) });
    network.get.answers(`/ship_time_requests/${id}`, { data });
    network.get.answers(`/ship_time_requests/${id}/clarifications`, { data: [] });
    network.get.answers(`/ship_time_requests/${id}/history`, { data: [] });
  }
};

const Inbox = ({ first, isNarrow = false }: { first?: number; isNarrow?: boolean }) => {
  const [openedId, open] = useState<number | undefined>(first);
  return (
    <InboxList
      rows={[row(10, 2, 'ready'), row(11, 3, 'waiting_for_answer'), row(12, 2, 'withdrawal_asked')]}
      {...{ sort: { key: 'id', direction: 'ascending' }, onSort: nothing, ranking }}
      {...{ ticked: new Set<number>(), onTick: nothing, openedId, open, isNarrow }}
      {...{ onDeciding: nothing, onDecided: nothing, home: () => null }}
    />
  );
};

const chosen = () => page.getByRole('complementary');
const heading = () => chosen().getByRole('heading', { level: 2 }).first();

it.each(['en', 'fr'] as const)(
  'shows every column and the chosen application with its decision on a screen of 1440 pixels, %s',
  async (language) => {
    const t = translator(language);
    await signInAs({ user_type_id: 5 });
    answer();
    await page.viewport(1440 - 64, 900);
    await renderInApp(<Inbox />, { language });
    await expect.element(page.getByText(t('applications:readiness.waiting_for_answer'))).toBeVisible();
    await expect.element(page.getByText(t('applications:readiness.withdrawal_asked'))).toBeVisible();
    await expect
      .element(
        page.getByRole('button', { name: new RegExp(t('review:ranking.place', { place: 11, of: 12 })) }),
      )
      .toBeVisible();
    const frame = document.querySelector('[data-close]')!;
    expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    for (const line of document.querySelectorAll('tbody tr'))
      expect(line.getBoundingClientRect().height).toBeLessThanOrEqual(90);
    for (const link of document.querySelectorAll('tbody a'))
      expect(link.getClientRects()[0]?.height).toBeGreaterThanOrEqual(24);
    await expect
      .element(chosen().getByRole('button', { name: t('applications:actions.accept.label') }))
      .toBeVisible();
    await expectAccessible();
  },
);

it('goes from line to line by arrows and letters, and shows each beside the lines', async () => {
  await signInAs({ user_type_id: 5 });
  answer();
  await page.viewport(1440, 900);
  await renderInApp(<Inbox />, { language: 'en' });
  await expect.element(heading()).toHaveTextContent(title(10));
  findInboxTitleLink(10)!.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(findInboxTitleLink(11));
  await expect.element(heading()).toHaveTextContent(title(11));
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(findInboxTitleLink(12));
  await userEvent.keyboard('k');
  expect(document.activeElement).toBe(findInboxTitleLink(11));
  await userEvent.keyboard('{Enter}');
  await expect.element(heading()).toHaveFocus();
});

it('shows the one that the address names', async () => {
  await signInAs({ user_type_id: 5 });
  answer();
  await renderInApp(<Inbox first={12} />, { language: 'en' });
  await expect.element(heading()).toHaveTextContent(title(12));
  expect(findInboxTitleLink(12)!.getAttribute('aria-current')).toBe('true');
});

it.each(['en', 'fr'] as const)(
  'on a telephone an application takes the place of the lines, with a way back, %s',
  async (language) => {
    const t = translator(language);
    await signInAs({ user_type_id: 5 });
    answer();
    await page.viewport(390, 844);
    await renderInApp(<Inbox isNarrow />, { language });
    expect(chosen().elements()).toHaveLength(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await userEvent.click(page.getByRole('link', { name: title(11) }));
    await expect.element(heading()).toHaveFocus();
    expect(page.getByRole('table').elements()).toHaveLength(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expectAccessible();
    await userEvent.click(page.getByRole('button', { name: t('review:inbox.back') }));
    await expect.poll(() => document.activeElement).toBe(findInboxTitleLink(11));
  },
);
