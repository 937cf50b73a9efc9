import { statuses } from '@shiptime/domain/applications/lifecycle';
import { applicationSchema } from '@shiptime/domain/applications/wire/application';
import { createBoard } from '@shiptime/domain/plans/conflicts/board';
import { planResourceSchema } from '@shiptime/domain/plans/wire/plan';
import { roles } from '@shiptime/domain/shared/actor';
import { vesselResourceSchema } from '@shiptime/domain/vessels/vessel-wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, teleost, year } from '#test/reference.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { createTestMission } from '#test/test-mission.ts';
import { openEditorOn, FakePlanServer } from '#test/plan-server.ts';
import { CheckedPlansContext, SchedulerContext } from '../edited-plan/scheduler-model.ts';
import { usePlanTexts } from '../edited-plan/plan-texts.ts';
import { MissionActions } from './mission-actions.tsx';

const ship = exampleOf(vesselResourceSchema, { ...teleost, home_port_id: 1 });
const asked = exampleOf(applicationSchema, { id: 9, status_id: statuses.accepted, vessel_id: ship.id });
const part = (id: number, start_date: string | null) =>
  createTestMission({
    ...{ id, title: `Part ${id}`, ship_time_request_id: 9, operational_days: 3, start_date },
    ship_time_request: asked as never,
  });

const Opened = ({ starts }: { starts: readonly (string | null)[] }) => {
  const missions = starts.map((start, at) => part(at + 1, start));
  const server = new FakePlanServer();
  server.rows = missions;
  const open = {
    ...exampleOf(planResourceSchema, { id: 1, vessel_id: ship.id, fiscal_year_id: year.id }),
    ...{ vessel: ship, fiscal_year: year, missions, constraints: [] },
  };
  const model = {
    ...{ plan: open, plans: [open], editor: openEditorOn(server), readOnly: false },
    ...{ actor: { id: 1, role: roles.administrator, vesselIds: [] } },
    ...{ reload: () => Promise.resolve(), mayEdit: () => true },
  };
  const words = usePlanTexts(missions, []);
  const board = createBoard({
    ...{ fiscal_year: year, applications: [], ports: [], distance: () => null, kept: [] },
    lanes: [{ vessel_plan_id: 1, vessel: ship, missions, constraints: [], comes_from: null }],
  });
  const outlook = {
    ...{ missions, board, facts: undefined, conflicts: [], words, predictConflicts: () => [] },
    voyages: { pairs: [], mates: new Map() },
  };
  return (
    <SchedulerContext value={model}>
      <CheckedPlansContext value={outlook}>
        <MissionActions mission={missions[0]!} onPlace={() => undefined} />
      </CheckedPlansContext>
    </SchedulerContext>
  );
};

describe.each(['en', 'fr'] as const)('an application that was accepted, %s', (language) => {
  const t = translator(language);
  const refuse = page.getByRole('button', { name: t('scheduler:refuse.button') });

  beforeEach(() => {
    answerReferenceLists();
    network.get.answers('/vessels', { data: [ship] });
  });

  it('is not refused as long as a part of it has a date, and it is said why', async () => {
    await renderInApp(<Opened starts={[null, '2027-06-12']} />, { language });
    await expect.element(refuse).toHaveAttribute('aria-disabled', 'true');
    await expect.element(refuse).toHaveAccessibleDescription(t('errors:refusals.voyage_dated'));
  });

  it('can be refused once none has', async () => {
    await renderInApp(<Opened starts={[null]} />, { language });
    await expect.element(refuse).not.toHaveAttribute('aria-disabled', 'true');
  });
});
