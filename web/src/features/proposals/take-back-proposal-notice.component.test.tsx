import { planResourceSchema } from '@shiptime/domain/plans/wire/plan';
import { planVersionSchema } from '@shiptime/domain/plans/wire/versions';
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
import { ProposalResult } from './proposal-result.tsx';
import { RevertProposalNotice } from './take-back-proposal-notice.tsx';
import { useProposalDecision } from './use-proposal-decision.ts';

const row = exampleOf(planResourceSchema, { id: 7, vessel_id: teleost.id, fiscal_year_id: year.id });
const open = { ...row, vessel: teleost, fiscal_year: year, missions: [], constraints: [] };
const model = {
  ...{ plan: open, plans: [open], editor: openEditorOn(new FakePlanServer()), reload: async () => undefined },
  ...{ actor: { id: 1, role: roles.regional_vessel_coordinator, vesselIds: [teleost.id] }, readOnly: false },
  mayEdit: () => true,
};

const written = (applied: boolean) =>
  exampleOf(proposalSchema, {
    id: 1,
    state: 'done',
    can: { take_back: applied },
    refusal: applied ? null : ('invalid_transition' as const),
    changes: [1, 2].map((id) => ({
      id,
      kind: 'transfer' as const,
      mission_id: id,
      ship_time_request_id: id,
      from: { vessel_id: 3, start_date: '2027-07-01', start_fraction: 0 },
      to: { vessel_id: 4, start_date: '2027-07-11', start_fraction: 0 },
      operational_days: { from: 10, to: 10 },
      second: null,
      reason_code: 'breaks_rule' as const,
      breaks: [],
      unknown: [],
      warnings: [],
      scheduling_constraints: null,
      applied,
    })),
  });

const closed = { can: { take_back: false }, refusal: 'changed_since' as const };

const Written = () => {
  const work = useProposalDecision(1);
  if (!work.proposal) return null;
  return (
    <>
      <p>{work.proposal.state}</p>
      <RevertProposalNotice work={work} proposal={work.proposal} />
    </>
  );
};

it.each(['en', 'fr'] as const)(
  'what was written of a proposal is undone in one press, %s',
  async (language) => {
    const t = translator(language);
    answerReferenceLists();
    network.get.answers('/proposals/1', { data: written(true) });
    network.post.answers('/proposals/1/take_back', { data: written(false) });
    await renderInApp(
      <SchedulerContext value={model}>
        <Written />
      </SchedulerContext>,
      { language },
    );
    const button = page.getByRole('button', { name: t('proposals:take_back.button_other', { count: 2 }) });
    await button.click();
    await expect.element(button).not.toBeInTheDocument();
    const [sent] = network.post.asked('/proposals/1/take_back');
    expect(sent?.body).toEqual({ reason: t('proposals:take_back.reason') });
  },
);

it('a button that is closed says why, as the server does', async () => {
  answerReferenceLists();
  network.get.answers('/proposals/1', { data: { ...written(true), ...closed } });
  await renderInApp(
    <SchedulerContext value={model}>
      <Written />
    </SchedulerContext>,
  );
  const t = translator('en');
  const button = page.getByRole('button', { name: t('proposals:take_back.button_other', { count: 2 }) });
  await expect.element(button).toHaveAccessibleDescription(t('errors:refusals.changed_since'));
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
});

const Result = () => {
  const work = useProposalDecision(1, 'Block');
  const words = usePlanTexts([], []);
  const checked = {
    ...{ missions: [], board: null, facts: undefined, conflicts: [], words, predictConflicts: () => [] },
    voyages: { pairs: [], mates: new Map() },
  };
  return (
    <CheckedPlansContext value={checked}>
      {work.proposal && <ProposalResult work={work} proposal={work.proposal} />}
      <button onClick={() => void work.apply()}>=</button>
    </CheckedPlansContext>
  );
};

it.each(['en', 'fr'] as const)('tells after a reload that all changes were applied, %s', async (language) => {
  const t = translator(language);
  answerReferenceLists();
  network.get.answers('/proposals/1', { data: written(true) });
  await renderInApp(
    <SchedulerContext value={model}>
      <Result />
    </SchedulerContext>,
    { language },
  );
  await expect
    .element(page.getByText(t('proposals:written_other', { count: 2 }), { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText(t('proposals:found_explained'))).not.toBeInTheDocument();
});

it.each(['en', 'fr'] as const)(
  'final plans are amended at the level that is chosen where changes are applied, %s',
  async (language) => {
    const t = translator(language);
    answerReferenceLists();
    const { changes, ...rest } = written(false);
    const on = (vessel_id: number) => ({ vessel_id, start_date: '2027-07-01', start_fraction: 0 as const });
    const moved = changes.map((change) => ({ ...change, from: on(teleost.id), to: on(teleost.id) }));
    network.get.answers('/proposals/1', { data: { ...rest, changes: moved } });
    network.post.answers('/proposals/1/apply', { data: { ...rest, changes: moved } });
    const final = { ...open, review_level: 'final' as const };
    await renderInApp(
      <SchedulerContext value={{ ...model, plan: final, plans: [final] }}>
        <Result />
      </SchedulerContext>,
      { language },
    );
    const vessel = language === 'fr' ? teleost.name_fr : teleost.name_en;
    await page.getByText(t('scheduler:amendment.levels.regional', { vessel })).click();
    await page.getByRole('button', { name: '=' }).click();
    await expect.poll(() => network.post.asked('/proposals/1/apply').length).toBe(1);
    const [sent] = network.post.asked('/proposals/1/apply');
    expect(sent?.body).toEqual({ change_ids: [1, 2], reason: 'Block', level: 'regional' });
  },
);

it('leads from applied changes to what they changed in each plan', async () => {
  answerReferenceLists();
  network.get.answers('/proposals/1', { data: { ...written(true), created_at: '2027-01-02T00:00:00Z' } });
  const versions = ([1, 2, 3] as const).map((number) =>
    exampleOf(planVersionSchema, { number, created_at: `2027-01-0${number}T12:00:00Z` }),
  );
  await renderInApp(
    <SchedulerContext value={{ ...model, plans: [{ ...open, vessel_id: 4, versions }] }}>
      <Result />
    </SchedulerContext>,
  );
  const params = { vessel: teleost.name_en, number: 2 };
  await expect
    .element(page.getByRole('link', { name: translator('en')('proposals:compare_earlier', params) }))
    .toHaveAttribute('href', '/vesselPlan/7/scheduler?version=2&now=1');
});
