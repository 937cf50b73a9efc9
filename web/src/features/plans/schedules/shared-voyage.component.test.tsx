import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import { createPlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, year } from '#test/reference.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { createTestMission } from '#test/test-mission.ts';
import { FleetCalendar } from './fleet-calendar.tsx';
import { FleetSchedule } from './fleet-schedule.tsx';
import { FleetTable } from './fleet-table.tsx';

const snapshot = createPlanSnapshot({
  plan: { vessel_plan_id: 1, vessel_id: 2, fiscal_year_id: 3, review_level: 'final', notes: null },
  vessel: { name_en: 'CCGS Hudson', name_fr: 'NGCC Hudson' },
  fiscal_year: year,
  ports: [],
  missions: [
    createTestMission({
      ...{ id: 1, title: 'Krill', ship_time_request_id: 40, start_date: '2027-06-01' },
      ...{ mobilization_days: 2, operational_days: 8, demobilization_days: 0 },
    }),
    createTestMission({
      ...{ id: 2, title: 'Ice', ship_time_request_id: 41, start_date: '2027-06-11' },
      ...{ mobilization_days: 0, operational_days: 10, demobilization_days: 1 },
    }),
    createTestMission({ id: 3, title: 'Winch', start_date: '2027-09-01' }),
  ],
  pairs: [[40, 41]],
  constraints: [],
  kept: [],
});
const fleet: FleetSnapshot = {
  format: 1,
  fiscal_year_id: 3,
  fiscal_year: snapshot.names.fiscal_year,
  plans: [{ version: 1, finalized_at: '2027-01-01T00:00:00Z', reopened: false, snapshot }],
};

describe.each(['en', 'fr'] as const)('a shared voyage in the published schedule, %s', (language) => {
  const t = translator(language);
  const withIce = t('plans:together.with', { mission: 'Ice' });

  it('is named in the table, below the title', async () => {
    answerReferenceLists();
    await renderInApp(<FleetTable fleet={fleet} />, { language });
    await expect
      .element(page.getByRole('row', { name: 'Krill', exact: false }).first())
      .toMatchTextContent(withIce);
    await expect
      .element(page.getByRole('row', { name: 'Winch', exact: false }))
      .not.toMatchTextContent('Ice');
    await expectAccessible();
  });

  it('is named by the bars of the timeline and by what they open', async () => {
    answerReferenceLists();
    network.get.answers('/open_voyages', { data: [], meta: { total: 0, last_page: 1 } } as never);
    await renderInApp(<FleetSchedule fleet={fleet} waiting={[]} />, { language });
    const named = t('plans:together.with', { mission: '2. Ice' });
    const bar = page.getByRole('gridcell', { name: named, exact: false });
    await expect.element(bar).toBeVisible();
    await bar.click();
    await expect.element(page.getByRole('dialog')).toMatchTextContent(t('plans:fields.sails_with_id.label'));
  });

  it('opened by its address gives the keyboard to the page when it is closed', async () => {
    answerReferenceLists();
    network.get.answers('/open_voyages', { data: [], meta: { total: 0, last_page: 1 } } as never);
    await renderInApp(
      <main>
        <h1 tabIndex={-1}>{t('scheduler:schedules.title')}</h1>
        <FleetSchedule fleet={fleet} waiting={[]} />
      </main>,
      { language, path: '/ship-schedules?mission=3', route: '/ship-schedules' },
    );
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog).not.toMatchTextContent(t('plans:fields.notes.label'));
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('is named in the calendar', async () => {
    answerReferenceLists();
    await renderInApp(<FleetCalendar fleet={fleet} />, { language });
    await expect
      .element(page.getByRole('button', { name: withIce, exact: false }).first())
      .toBeInTheDocument();
  });
});
