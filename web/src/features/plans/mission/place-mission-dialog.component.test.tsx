import type { Mission } from '@shiptime/domain/plans/missions';
import { createBoard } from '@shiptime/domain/plans/conflicts/board';
import { planResourceSchema } from '@shiptime/domain/plans/wire/plan';
import { roles } from '@shiptime/domain/shared/actor';
import { vesselResourceSchema } from '@shiptime/domain/vessels/vessel-wire';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, teleost, year } from '#test/reference.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { createTestMission } from '#test/test-mission.ts';
import { openEditorOn, FakePlanServer } from '#test/plan-server.ts';
import { usePlanTexts } from '../edited-plan/plan-texts.ts';
import { CheckedPlansContext, SchedulerContext } from '../edited-plan/scheduler-model.ts';
import { PlaceMissionDialog } from './place-mission-dialog.tsx';

const ship = exampleOf(vesselResourceSchema, {
  ...teleost,
  home_port_id: 1,
  cruising_speed: 10,
  range: null,
  endurance: null,
});
const days = { mobilization_days: 0, demobilization_days: 0 };
const winch = createTestMission({
  id: 1,
  title: 'Winch',
  ...days,
  operational_days: 3,
  start_date: '2027-06-12',
});
const survey = createTestMission({
  ...{ id: 2, title: 'Survey', ship_time_request_id: 9, start_date: null },
  ...days,
  operational_days: 20,
});
const missions = [winch, survey];
const application = {
  ...{ id: 9, operational_days: 20, helicopter_required: false },
  ...{ operational_window_start: '2027-06-01', operational_window_end: '2027-06-30' },
  ...{ preferred_start_window_start: null, preferred_start_window_end: null },
  ...{ min_science_berths: null, ideal_science_berths: null },
  ...{ vessel_preference_1_id: null, vessel_preference_2_id: null },
};
const row = exampleOf(planResourceSchema, { id: 1, vessel_id: ship.id, fiscal_year_id: year.id });
const open = { ...row, vessel: ship, fiscal_year: year, missions, constraints: [] };

type OpenedProps = {
  readonly server: FakePlanServer;
  readonly mission: Mission;
  readonly onPlaced: () => void;
};

const Opened = ({ server, mission, onPlaced }: OpenedProps) => {
  const missions = [winch, mission];
  const words = usePlanTexts(missions, []);
  const board = createBoard({
    ...{ fiscal_year: year, applications: [application], ports: [], distance: () => null, kept: [] },
    lanes: [{ vessel_plan_id: 1, vessel: ship, missions, constraints: [], comes_from: null }],
  });
  const outlook = {
    missions,
    board,
    facts: undefined,
    conflicts: [],
    words,
    predictConflicts: () => [],
    voyages: { pairs: [], mates: new Map() },
  };
  const model = {
    ...{ plan: open, plans: [open], editor: openEditorOn(server), readOnly: false },
    ...{ actor: { id: 1, role: roles.administrator, vesselIds: [] } },
    ...{ reload: () => Promise.resolve(), mayEdit: () => true },
  };
  return (
    <SchedulerContext value={model}>
      <CheckedPlansContext value={outlook}>
        <PlaceMissionDialog mission={mission} onPlaced={onPlaced} onClose={() => undefined} />
      </CheckedPlansContext>
    </SchedulerContext>
  );
};

describe.each(['en', 'fr'] as const)('placing a mission that has no free slot, %s', (language) => {
  const t = translator(language);
  const ways = page.getByRole('list', { name: t('scheduler:place.ways.title') });

  it('offers what would help, and does it in one press: both missions have their dates', async () => {
    answerReferenceLists();
    network.get.answers('/vessels', { data: [ship] });
    network.get.answers('/ship_time_requests/9/fits', { data: [] } as never);
    const server = new FakePlanServer();
    server.rows = [...missions];
    let placed = 0;
    await renderInApp(<Opened server={server} mission={survey} onPlaced={() => (placed += 1)} />, {
      language,
    });
    await expect.element(ways.getByText('Winch', { exact: false })).toBeVisible();
    await expectAccessible();
    await ways.getByText('Winch', { exact: false }).click();
    expect(placed).toBe(1);
    await expect
      .poll(() => server.rows.map(({ id, start_date }) => [id, start_date]))
      .toEqual([
        [1, expect.not.stringMatching('2027-06-12')],
        [2, expect.stringMatching(/^2027-06-/)],
      ]);
  });

  it('says that nothing on this ship would help, and where to go on', async () => {
    answerReferenceLists();
    network.get.answers('/vessels', { data: [ship] });
    network.get.answers('/ship_time_requests/9/fits', { data: [] } as never);
    const endless = { ...survey, operational_days: 150 };
    const server = new FakePlanServer();
    server.rows = [winch, endless];
    await renderInApp(<Opened server={server} mission={endless} onPlaced={() => undefined} />, { language });
    await expect.element(page.getByText(t('scheduler:place.ways.none'))).toBeVisible();
    await expect.element(ways).not.toBeInTheDocument();
  });

  it('cannot be moved onto another mission: it is said before the press, and another day is free', async () => {
    answerReferenceLists();
    network.get.answers('/vessels', { data: [ship] });
    const server = new FakePlanServer();
    const short = { ...survey, operational_days: 2, start_date: '2027-06-20' };
    server.rows = [winch, short];
    let placed = 0;
    await renderInApp(<Opened server={server} mission={short} onPlaced={() => (placed += 1)} />, {
      language,
    });
    const move = page.getByRole('button', { name: t('scheduler:place.submit_move'), exact: true });
    const day = page.getByRole('textbox', { name: t('plans:fields.start_date.label') });
    await expect.element(move).toBeEnabled();
    for (const onto of ['2027-06-11', '2027-06-14']) {
      await day.fill(onto);
      await expect.element(move).toBeDisabled();
      await expect.element(day).toHaveAccessibleDescription(/Winch/);
    }
    await expectAccessible();
    await day.fill('2027-06-15');
    await expect.element(move).toBeEnabled();
    await expect.element(day).not.toHaveAccessibleDescription(/Winch/);
    await move.click();
    expect(placed).toBe(1);
  });
});
