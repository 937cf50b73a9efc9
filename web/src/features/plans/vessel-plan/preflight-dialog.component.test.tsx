import { createConflict, type Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import type { PlanStepUp } from '@shiptime/domain/plans/lifecycle';
import { planResourceSchema, preflightSchema } from '@shiptime/domain/plans/wire/plan';
import { planConflictSchema } from '@shiptime/domain/plans/wire/conflicts';
import { roles } from '@shiptime/domain/shared/actor';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, teleost, year } from '#test/reference.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { createTestMission } from '#test/test-mission.ts';
import { openEditorOn, FakePlanServer } from '#test/plan-server.ts';
import { CheckedPlansContext, SchedulerContext } from '../edited-plan/scheduler-model.ts';
import { usePlanTexts } from '../edited-plan/plan-texts.ts';
import { PreflightDialog } from './preflight-dialog.tsx';

const missions = [
  createTestMission({ id: 1, title: 'Moorings' }),
  createTestMission({ id: 2, start_date: null }),
];
const row = exampleOf(planResourceSchema, { id: 7, vessel_id: teleost.id, fiscal_year_id: year.id });
const open = { ...row, vessel: teleost, fiscal_year: year, missions, constraints: [] };
const totals = { requested_days: 13, granted_days: 8, cut_days: 2, undated_days: 1, refused_days: 2 };
const seen = exampleOf(preflightSchema, { step: 'send_to_national', allowed: true, totals });

const [reload, onClose] = [vi.fn<() => Promise<void>>(), vi.fn<() => void>()];
const model = {
  ...{ plan: open, plans: [open], editor: openEditorOn(new FakePlanServer()), reload },
  ...{ actor: { id: 1, role: roles.regional_vessel_coordinator, vesselIds: [teleost.id] }, readOnly: false },
  mayEdit: () => true,
};

const Opened = ({
  step,
  conflicts,
}: {
  readonly step: PlanStepUp;
  readonly conflicts: readonly Conflict[];
}) => {
  const words = usePlanTexts(missions, []);
  const outlook = {
    missions,
    board: null,
    facts: undefined,
    conflicts,
    words,
    predictConflicts: () => [],
    voyages: { pairs: [], mates: new Map() },
  };
  return (
    <SchedulerContext value={model}>
      <CheckedPlansContext value={outlook}>
        <PreflightDialog step={step} onClose={onClose} />
      </CheckedPlansContext>
    </SchedulerContext>
  );
};

beforeEach(() => {
  reload.mockReset();
  onClose.mockReset();
  answerReferenceLists();
  network.get.answers('/vessel_plans/7/preflight', { data: seen });
});

describe.each(['en', 'fr'] as const)('before a step of a plan, %s', (language) => {
  const t = translator(language);
  const dialog = page.getByRole('dialog');
  const go = (step: PlanStepUp) => dialog.getByRole('button', { name: t(`plans:steps.${step}`) });
  const part = (key: string) =>
    dialog.getByRole('region', { name: t(`scheduler:preflight.${key}`, { count: 1 }) });
  const look = (step: PlanStepUp, conflicts: readonly Conflict[] = []) =>
    renderInApp(<Opened step={step} conflicts={conflicts} />, { language });
  const overlap = createConflict('overlap', [1, 2], 2);

  it('all that deserves a look is named: days, missions without a date, conflicts kept knowingly', async () => {
    const kept = { id: 1, mission_id: 1, reason: 'Un seul quart.', by: 'Zoé Roy', user_id: 1 };
    const data = {
      ...seen,
      undated: [{ id: 2, number: 2, title: 'Mission 2', ship_time_request_id: null }],
      kept: [
        exampleOf(planConflictSchema, {
          message: 'Berths',
          kept: { ...kept, created_at: '2026-11-20T15:00:00.000Z' },
        }),
      ],
    };
    network.get.answers('/vessel_plans/7/preflight', { data });
    const where = await look('send_to_national');
    await expect.element(dialog.getByText(t('scheduler:preflight.totals', totals))).toBeVisible();
    await expect.element(dialog.getByText(t('scheduler:preflight.no_errors'))).toBeVisible();
    await expect.element(part('kept_one').getByText(t('plans:kept_by', kept))).toBeVisible();
    await expectAccessible();
    await expect
      .element(part('undated_one').getByText(t('scheduler:preflight.undated_go_along')))
      .toBeVisible();
    await part('undated_one').getByRole('button', { name: '2. Mission 2' }).click();
    expect(onClose).toHaveBeenCalledOnce();
    await vi.waitUntil(() => where().includes('mission=2'));
  });

  it('an error goes along with the plan, with a note, and holds up only the last step', async () => {
    network.post.answers('/vessel_plans/7/send_to_national', { data: row });
    await look('send_to_national', [overlap]);
    await expect
      .element(part('errors_one').getByText(t('scheduler:preflight.errors_go_along')))
      .toBeVisible();
    const note = dialog.getByRole('textbox', { name: t('scheduler:preflight.note'), exact: false });
    await userEvent.fill(note, '  Voir mai. ');
    await go('send_to_national').click();
    await expect.element(page.getByText(t('scheduler:steps.done.send_to_national'))).toBeVisible();
    const asked = network.post.asked('/vessel_plans/7/send_to_national');
    expect(asked.map(({ body }) => body)).toEqual([{ note: 'Voir mai.' }]);
    expect(reload).toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('the last step waits until every error is solved or kept', async () => {
    network.get.answers('/vessel_plans/7/preflight', { data: { ...seen, step: 'set_final' } });
    await look('set_final', [overlap]);
    await expect.element(part('errors_one').getByText(t('scheduler:preflight.errors_block'))).toBeVisible();
    await expect.element(go('set_final')).toBeDisabled();
  });

  it('a refusal says why, and leads to the application that must be decided first', async () => {
    const refusal = { code: 'undecided_applications', message: 'Decide first.' };
    network.get.answers('/vessel_plans/7/preflight', {
      data: { ...seen, allowed: false, refusal, undecided: [41] },
    });
    await look('send_to_national');
    await expect.element(dialog.getByText('Decide first.')).toBeVisible();
    const way = dialog.getByRole('link', {
      name: t('plans:blocked.undecided_applications_one', { count: 1 }),
    });
    await expect.element(way).toHaveAttribute('href', expect.stringContaining('/request/41'));
    await expect.element(go('send_to_national')).toBeDisabled();
  });
});
