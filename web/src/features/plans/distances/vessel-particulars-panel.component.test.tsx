import { createBoard } from '@shiptime/domain/plans/conflicts/board';
import type { SeaDistance } from '@shiptime/domain/plans/conflicts/conflict-context';
import { overruledDistanceSchema } from '@shiptime/domain/plans/wire/conflicts';
import { planResourceSchema } from '@shiptime/domain/plans/wire/plan';
import { roles } from '@shiptime/domain/shared/actor';
import { portSchema } from '@shiptime/domain/reference/reference-wire';
import { vesselResourceSchema } from '@shiptime/domain/vessels/vessel-wire';
import { beforeEach, describe, expect, it } from 'vitest';
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
import { VesselParticularsPanel } from './vessel-particulars-panel.tsx';

const ship = exampleOf(vesselResourceSchema, {
  ...teleost,
  home_port_id: 1,
  cruising_speed: 10,
  range: null,
});
const missions = [
  createTestMission({
    id: 1,
    vessel_plan_id: 7,
    mobilization_port_id: 2,
    demobilization_port_id: 2,
    start_date: '2027-05-01',
  }),
];
const row = exampleOf(planResourceSchema, { id: 7, vessel_id: ship.id, fiscal_year_id: year.id });
const open = { ...row, vessel: ship, fiscal_year: year, missions, constraints: [] };
const computed = { nautical_miles: 240, method: 'way_points' } as const;
const overruled = { nautical_miles: 255, method: 'overruled', reason: 'ice', computed } as const;

const boardWith = (distance: SeaDistance) =>
  createBoard({
    fiscal_year: year,
    applications: [],
    ports: [],
    distance: () => distance,
    kept: [],
    lanes: [{ vessel_plan_id: 7, vessel: ship, missions, constraints: [], comes_from: null }],
  });

type OpenedProps = { readonly as: keyof typeof roles; readonly distance?: SeaDistance };

const Opened = ({ as, distance = computed }: OpenedProps) => {
  const words = usePlanTexts(missions, []);
  const outlook = {
    missions,
    board: boardWith(distance),
    facts: undefined,
    conflicts: [],
    words,
    predictConflicts: () => [],
    voyages: { pairs: [], mates: new Map() },
  };
  const actor = { id: 1, role: roles[as], vesselIds: [ship.id] };
  const model = {
    ...{ plan: open, plans: [open], editor: openEditorOn(new FakePlanServer()), actor, readOnly: false },
    ...{ reload: () => Promise.resolve(), mayEdit: () => true },
  };
  return (
    <SchedulerContext value={model}>
      <CheckedPlansContext value={outlook}>
        <VesselParticularsPanel />
      </CheckedPlansContext>
    </SchedulerContext>
  );
};

beforeEach(() => {
  const ports = [
    exampleOf(portSchema, { id: 1, name_en: 'Halifax', name_fr: 'Halifax' }),
    exampleOf(portSchema, { id: 2, name_en: 'St. John’s', name_fr: 'Saint-Jean' }),
  ];
  answerReferenceLists({ ports });
  network.get.answers('/vessels', { data: [ship] });
});

describe.each(['en', 'fr'] as const)('the planning sheet of a ship, %s', (language) => {
  const t = translator(language);
  const to = language === 'fr' ? 'Saint-Jean' : 'St. John’s';

  it('says what the ship can do, and each transit of the year with the time that there is for it', async () => {
    await renderInApp(<Opened as="regional_vessel_coordinator" />, { language });
    await expect.element(page.getByText(t('vessels:particulars.cruising_speed'))).toBeVisible();
    const transits = page.getByRole('table', { name: t('scheduler:transits.title') });
    const way = t('scheduler:transits.from_to', { from: 'Halifax', to });
    await expect.element(transits.getByRole('rowheader', { name: way })).toBeVisible();
    await expect.element(transits).toMatchTextContent('240');
    await expect.element(transits).toMatchTextContent(`${t('plans:words.days_one', { count: 1 })}`);
    await expectAccessible();
  });

  it('names what is not known, what is not checked for it, and who fills it in', async () => {
    await renderInApp(<Opened as="regional_vessel_coordinator" />, { language });
    await expect
      .element(page.getByText(t('vessels:planning.unchecked.range'), { exact: false }))
      .toBeVisible();
    await expect.element(page.getByText(t('scheduler:unknown.administrators'))).toBeVisible();
  });

  it('takes a distance that a planner knows better, with a reason', async () => {
    await renderInApp(<Opened as="regional_vessel_coordinator" />, { language });
    const title = t('scheduler:overruling.title', {
      way: t('scheduler:transits.from_to', { from: 'Halifax', to }),
    });
    await userEvent.click(page.getByRole('button', { name: title }));
    const dialog = page.getByRole('dialog', { name: title });
    const save = dialog.getByRole('button', { name: t('scheduler:overruling.save') });
    await userEvent.click(save);
    await expect.element(dialog.getByText(t('errors:fields.required')).first()).toBeVisible();
    const miles = dialog.getByRole('textbox', { name: t('scheduler:overruling.miles') });
    await expect.element(miles).toHaveFocus();
    await userEvent.fill(miles, '255');
    await userEvent.fill(dialog.getByLabelText(t('scheduler:overruling.reason')), 'ice');
    network.post.answers('/overruled_distances', { data: exampleOf(overruledDistanceSchema) });
    await userEvent.click(save);
    await expect
      .poll(() => network.post.asked('/overruled_distances').at(-1)?.body)
      .toEqual({
        ...{ from_port_id: 1, to_port_id: 2, nautical_miles: 255, reason: 'ice' },
      });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('reads an overruled distance with its reason and what was computed; observers only read', async () => {
    await renderInApp(<Opened as="observer" distance={overruled} />, { language });
    const table = page.getByRole('table', { name: t('scheduler:transits.title') });
    const reckoned = t('scheduler:transits.miles', { miles: '240' });
    const said = table.getByText(
      t('scheduler:transits.overruled', { miles: '255', reason: 'ice', computed: reckoned }),
    );
    await expect.poll(() => said.elements().length).toBe(2);
    for (const each of said.all()) await expect.element(each).toBeVisible();
    await expect
      .element(table.getByRole('button', { name: t('scheduler:overruling.button') }))
      .not.toBeInTheDocument();
  });

  it('leads administrators to the field', async () => {
    await renderInApp(<Opened as="administrator" />, { language });
    await expect
      .element(page.getByRole('link', { name: t('vessels:particulars.range') }))
      .toHaveAttribute('href', `/administration/vessels?record=${ship.id}&field=range`);
  });
});
