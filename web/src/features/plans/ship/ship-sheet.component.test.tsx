import { openBoard } from '@shiptime/domain/plans/conflicts/board';
import { plan } from '@shiptime/domain/plans/wire/plan';
import { roles } from '@shiptime/domain/shared/actor';
import { port } from '@shiptime/domain/reference/wire';
import { vessel } from '@shiptime/domain/vessels/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReference, teleost, year } from '#test/reference.ts';
import { show } from '#test/show.tsx';
import { speak } from '#test/words.ts';
import { aMission } from '../editing/a-mission.ts';
import { openOn, Server } from '../editing/a-server.ts';
import { OutlookContext, SchedulerContext } from '../model/scheduler-model.ts';
import { usePlanWords } from '../model/plan-words.ts';
import { ShipSheet } from './ship-sheet.tsx';

const ship = exampleOf(vessel, { ...teleost, home_port_id: 1, cruising_speed: 10, range: null });
const missions = [
  aMission({
    id: 1,
    vessel_plan_id: 7,
    mobilization_port_id: 2,
    demobilization_port_id: 2,
    start_date: '2027-05-01',
  }),
];
const row = exampleOf(plan, { id: 7, vessel_id: ship.id, fiscal_year_id: year.id });
const open = { ...row, vessel: ship, fiscal_year: year, missions, constraints: [] };
const board = openBoard({
  fiscal_year: year,
  applications: [],
  ports: [],
  distance: () => ({ nautical_miles: 240, method: 'way_points' }),
  kept: [],
  lanes: [{ vessel_plan_id: 7, vessel: ship, missions, constraints: [], comes_from: null }],
});

const Opened = ({ as }: { readonly as: keyof typeof roles }) => {
  const words = usePlanWords(missions, []);
  const outlook = { missions, board, facts: undefined, conflicts: [], words, foresee: () => [] };
  const actor = { id: 1, role: roles[as], vesselIds: [ship.id] };
  const model = {
    ...{ plan: open, plans: [open], editor: openOn(new Server()), actor, readOnly: false },
    ...{ reload: () => Promise.resolve(), mayEdit: () => true },
  };
  return (
    <SchedulerContext value={model}>
      <OutlookContext value={outlook}>
        <ShipSheet />
      </OutlookContext>
    </SchedulerContext>
  );
};

beforeEach(() => {
  const ports = [
    exampleOf(port, { id: 1, name_en: 'Halifax', name_fr: 'Halifax' }),
    exampleOf(port, { id: 2, name_en: 'St. John’s', name_fr: 'Saint-Jean' }),
  ];
  answerReference({ ports });
  network.get.answers('/vessels', { data: [ship] });
});

describe.each(['en', 'fr'] as const)('the planning sheet of a ship, %s', (language) => {
  const t = speak(language);
  const to = language === 'fr' ? 'Saint-Jean' : 'St. John’s';

  it('says what the ship can do, and each transit of the year with the time that there is for it', async () => {
    await show(<Opened as="regional_vessel_coordinator" />, { language });
    await expect.element(page.getByText(t('vessels:particulars.cruising_speed'))).toBeVisible();
    const transits = page.getByRole('table', { name: t('scheduler:transits.title') });
    const way = t('scheduler:transits.from_to', { from: 'Halifax', to });
    await expect.element(transits.getByRole('rowheader', { name: way })).toBeVisible();
    await expect.element(transits).toHaveTextContent('240');
    await expect.element(transits).toHaveTextContent(`${t('plans:words.days_one', { count: 1 })}`);
    await expectAccessible();
  });

  it('names what is not known, what is not checked for it, and who fills it in', async () => {
    await show(<Opened as="regional_vessel_coordinator" />, { language });
    await expect
      .element(page.getByText(t('vessels:planning.unchecked.range'), { exact: false }))
      .toBeVisible();
    await expect.element(page.getByText(t('scheduler:unknown.administrators'))).toBeVisible();
  });

  it('leads administrators to the field', async () => {
    await show(<Opened as="administrator" />, { language });
    await expect
      .element(page.getByRole('link', { name: t('vessels:particulars.range') }))
      .toHaveAttribute('href', `/administration/vessels?record=${ship.id}&field=range`);
  });
});
