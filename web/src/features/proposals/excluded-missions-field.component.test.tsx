import { planResourceSchema } from '@shiptime/domain/plans/wire/plan';
import type { ProposalMode } from '@shiptime/domain/proposals/proposal-bodies';
import { proposalSchema } from '@shiptime/domain/proposals/proposal-wire';
import { roles } from '@shiptime/domain/shared/actor';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, teleost, year } from '#test/reference.ts';
import { renderInApp, signInAs, unmountApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { createTestMission } from '#test/test-mission.ts';
import { openEditorOn, FakePlanServer } from '#test/plan-server.ts';
import { usePlanTexts } from '../plans/edited-plan/plan-texts.ts';
import { CheckedPlansContext, SchedulerContext } from '../plans/edited-plan/scheduler-model.ts';
import { ProposeButton } from './propose-button.tsx';

const missions = [
  createTestMission({ id: 1, title: 'Moorings', ship_time_request_id: 41 }),
  createTestMission({ id: 2, title: 'Krill', ship_time_request_id: 42, start_date: '2028-06-01' }),
  createTestMission({ id: 3, title: 'Ice', ship_time_request_id: 43, start_date: null }),
  createTestMission({ id: 4, title: 'Winch', start_date: '2028-07-01' }),
].map((each) => ({ ...each, vessel_plan_id: 7 }));
const row = exampleOf(planResourceSchema, { id: 7, vessel_id: teleost.id, fiscal_year_id: year.id });
const open = { ...row, vessel: { ...teleost, active: true }, fiscal_year: year, missions, constraints: [] };
const model = {
  ...{ plan: open, plans: [open], editor: openEditorOn(new FakePlanServer()), reload: async () => undefined },
  ...{ actor: { id: 1, role: roles.regional_vessel_coordinator, vesselIds: [teleost.id] }, readOnly: false },
  mayEdit: () => true,
};

const Room = () => {
  const words = usePlanTexts(missions, []);
  const outlook = {
    ...{ missions, board: null, facts: undefined, conflicts: [], words, predictConflicts: () => [] },
    voyages: { pairs: [], mates: new Map() },
  };
  return (
    <SchedulerContext value={model}>
      <CheckedPlansContext value={outlook}>
        <ProposeButton />
      </CheckedPlansContext>
    </SchedulerContext>
  );
};

beforeEach(async () => {
  localStorage.clear();
  await signInAs({ id: 1 });
  answerReferenceLists();
  const done = exampleOf(proposalSchema, { id: 1, state: 'done', mode: 'improve' });
  network.post.answers('/proposals', { data: done });
  network.get.answers('/proposals/1', { data: done });
});

describe.each(['en', 'fr'] as const)('missions that stay where they are, %s', (language) => {
  const t = translator(language);
  const dialog = page.getByRole('dialog');
  const list = dialog.getByRole('button', { name: t('proposals:staying.title'), exact: false });
  const mission = (title: string) => dialog.getByRole('checkbox', { name: title, exact: false });
  const space = async (where: Locator) => {
    await expect.element(where).toBeInTheDocument();
    (where.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
  };
  const press = (title: string) => space(mission(title));
  const choose = (mode: ProposalMode) =>
    space(dialog.getByRole('radio', { name: t(`proposals:modes.${mode}`), exact: false }));
  const openDialog = () => page.getByRole('button', { name: t('proposals:button') }).click();
  const propose = () => dialog.getByRole('button', { name: t('proposals:start'), exact: true }).click();
  const sent = () => network.post.asked('/proposals').map(({ body }) => body);

  it('are chosen by keyboard, folded until then, sent along, and said with what is proposed', async () => {
    await renderInApp(<Room />, { language });
    await openDialog();
    await choose('improve');
    await expect.element(list).toHaveAttribute('aria-expanded', 'false');
    (list.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab} ');
    await expect.element(mission('1. Moorings')).toBeChecked();
    await expect.element(mission('2. Krill')).not.toBeChecked();
    await expect.element(mission('3. Ice')).not.toBeInTheDocument();
    await expect.element(mission('4. Winch')).not.toBeInTheDocument();
    await expectAccessible();
    await propose();
    await expect.element(dialog.getByText(t('proposals:staying.result_one', { count: 1 }))).toBeVisible();
    expect(sent()).toMatchObject([{ mode: 'improve', locked_mission_ids: [1] }]);
  });

  it('are not asked about where nothing moves, and nothing is sent of them', async () => {
    await renderInApp(<Room />, { language });
    await openDialog();
    await choose('replan');
    await list.click();
    await press('2. Krill');
    await choose('fill');
    await expect.element(list).not.toBeInTheDocument();
    await propose();
    await expect.element(dialog.getByText(t('proposals:nothing'))).toBeVisible();
    expect(sent()[0]).not.toHaveProperty('locked_mission_ids');
  });

  it('are kept for the next time, unfolded then, also after the page was left', async () => {
    await renderInApp(<Room />, { language });
    await openDialog();
    await choose('replan');
    await list.click();
    await dialog.getByRole('button', { name: t('proposals:changes.all') }).click();
    await expect.element(mission('2. Krill')).toBeChecked();
    await press('1. Moorings');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    unmountApp();
    await renderInApp(<Room />, { language });
    await openDialog();
    await choose('improve');
    await expect.element(list).toHaveAttribute('aria-expanded', 'true');
    await expect
      .element(list)
      .toHaveAccessibleName(new RegExp(t('proposals:staying.chosen_one', { count: 1 })));
    await expect.element(mission('2. Krill')).toBeChecked();
    await expect.element(mission('1. Moorings')).not.toBeChecked();
    await propose();
    await expect.element(dialog.getByText(t('proposals:staying.result_one', { count: 1 }))).toBeVisible();
    expect(sent()).toMatchObject([{ mode: 'improve', locked_mission_ids: [2] }]);
  });
});
