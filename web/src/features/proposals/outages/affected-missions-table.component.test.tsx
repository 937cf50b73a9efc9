import { affectedMissionSchema } from '@shiptime/domain/proposals/outage-wire';
import { roles } from '@shiptime/domain/shared/actor';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleOf } from '#test/example.ts';
import { answerReferenceLists } from '#test/reference.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { openEditorOn, FakePlanServer } from '#test/plan-server.ts';
import { CheckedPlansContext, SchedulerContext } from '#features/plans/edited-plan/scheduler-model.ts';
import { usePlanTexts } from '#features/plans/edited-plan/plan-texts.ts';
import { AffectedMissionsTable } from './affected-missions-table.tsx';

const model = {
  ...{ plans: [], editor: openEditorOn(new FakePlanServer()), reload: async () => undefined },
  ...{ actor: { id: 1, role: roles.regional_vessel_coordinator, vesselIds: [1] }, readOnly: false },
  mayEdit: () => true,
};

type Hits = Parameters<typeof AffectedMissionsTable>[0]['hits'];

const Shown = ({ hits }: { hits: Hits }) => {
  const plans = {
    ...{ missions: [], board: null, facts: undefined, conflicts: [], predictConflicts: () => [] },
    ...{ words: usePlanTexts([], []), voyages: { pairs: [], mates: new Map() } },
  };
  return (
    <SchedulerContext value={model}>
      <CheckedPlansContext value={plans}>
        <AffectedMissionsTable hits={hits} />
      </CheckedPlansContext>
    </SchedulerContext>
  );
};

const affected = (id: number, ship_time_request_id: number | null) =>
  exampleOf(affectedMissionSchema, {
    ...{ id, ship_time_request_id, vessel_id: 1, operational_days: 5, start_fraction: 0 },
    ...{ start_date: '2027-07-01', end_date: '2027-07-06' },
    before: {
      ...{ vessel_id: 1, operational_days: 5, start_fraction: 0 },
      ...{ start_date: '2027-07-01', end_date: '2027-07-06' },
    },
  });

it.each(['en', 'fr'] as const)(
  'tells planners to move a mission without application, in %s',
  async (language) => {
    const t = translator(language);
    answerReferenceLists();
    await renderInApp(<Shown hits={[affected(1, 7), affected(2, null)]} />, { language });
    await expect.element(page.getByText(t('outages:affected.unchanged'), { exact: true })).toBeVisible();
    await expect.element(page.getByText(t('outages:affected.by_hand'), { exact: true })).toBeVisible();
  },
);

it.each([
  ['en', '2027-07-01 to 2027-07-03 and 2027-07-10 to 2027-07-11 (4 days of 5)'],
  ['fr', 'du 2027-07-01 au 2027-07-03 et du 2027-07-10 au 2027-07-11 (4 jours sur 5)'],
] as const)('shows both parts of a split mission, in %s', async (language, expected) => {
  answerReferenceLists();
  const split = {
    ...affected(1, 7),
    ...{ end_date: '2027-07-03', operational_days: 2.5 },
    second_part: { start_date: '2027-07-10', end_date: '2027-07-11', operational_days: 1.5 },
  };
  await renderInApp(<Shown hits={[split]} />, { language });
  await expect.element(page.getByText(expected)).toBeVisible();
});
