import { createBoard } from '@shiptime/domain/plans/conflicts/board';
import { planResourceSchema } from '@shiptime/domain/plans/wire/plan';
import { proposalSchema } from '@shiptime/domain/proposals/proposal-wire';
import { roles } from '@shiptime/domain/shared/actor';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, teleost, year } from '#test/reference.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { openEditorOn, FakePlanServer } from '#test/plan-server.ts';
import { CheckedPlansContext, SchedulerContext } from '../plans/edited-plan/scheduler-model.ts';
import { usePlanTexts } from '../plans/edited-plan/plan-texts.ts';
import { DependentChangesNotice } from './dependent-changes-notice.tsx';
import { useProposalDecision } from './use-proposal-decision.ts';

const row = exampleOf(planResourceSchema, { id: 7, vessel_id: teleost.id, fiscal_year_id: year.id });
const open = { ...row, vessel: teleost, fiscal_year: year, missions: [], constraints: [] };
const model = {
  ...{ plan: open, plans: [open], editor: openEditorOn(new FakePlanServer()), reload: async () => undefined },
  ...{ actor: { id: 1, role: roles.regional_vessel_coordinator, vesselIds: [teleost.id] }, readOnly: false },
  mayEdit: () => true,
};

const found = exampleOf(proposalSchema, {
  id: 1,
  state: 'done',
  changes: [1, 2].map((id) => ({
    id,
    kind: 'move' as const,
    mission_id: id,
    ship_time_request_id: id,
    from: { vessel_id: 3, start_date: '2027-07-01', start_fraction: 0 },
    to: { vessel_id: 3, start_date: '2027-07-11', start_fraction: 0 },
    operational_days: { from: 10, to: 10 },
    second: null,
    reason_code: 'breaks_rule' as const,
    breaks: [],
    unknown: [],
    warnings: [],
    scheduling_constraints: null,
    applied: false,
  })),
});

const Decided = () => {
  const words = usePlanTexts([], []);
  const board = createBoard({
    ...{ fiscal_year: year, applications: [], ports: [], distance: () => null, kept: [] },
    lanes: [{ vessel_plan_id: 7, vessel: teleost, missions: [], constraints: [], comes_from: null }],
  });
  const outlook = {
    ...{ missions: [], board, facts: undefined, conflicts: [], words, predictConflicts: () => [] },
    voyages: { pairs: [], mates: new Map() },
  };
  const work = useProposalDecision(1, 'Block');
  return (
    <CheckedPlansContext value={outlook}>
      <button onClick={() => work.leave([2], false)}>-</button>
      <button onClick={() => void work.apply()}>=</button>
      <DependentChangesNotice work={work} />
    </CheckedPlansContext>
  );
};

it.each(['en', 'fr'] as const)(
  'a change that needs another one is applied with it in one press, %s',
  async (language) => {
    const t = translator(language);
    answerReferenceLists();
    network.get.answers('/proposals/1', { data: found });
    network.post.refuses('/proposals/1/apply', 409, {
      type: 'unresolved_conflicts',
      message: '-',
      meta: { blocking: [1, 2] },
    });
    await renderInApp(
      <SchedulerContext value={model}>
        <Decided />
      </SchedulerContext>,
      { language },
    );
    await page.getByRole('button', { name: '-' }).click();
    await page.getByRole('button', { name: '=' }).click();
    await page.getByRole('button', { name: t('proposals:apply_together_one', { count: 1 }) }).click();
    await expect.poll(() => network.post.asked('/proposals/1/apply').length).toBe(2);
    const sent = network.post.asked('/proposals/1/apply').map(({ body }) => body);
    expect(sent).toMatchObject([{ change_ids: [1] }, { change_ids: [1, 2] }]);
  },
);
