import { createBoard } from '@shiptime/domain/plans/conflicts/board';
import { tickOfDay } from '@shiptime/domain/plans/ticks';
import { expect, it } from 'vitest';
import { anApplication, aVessel, fiscalYear, inARow, scheduled } from '../../../domain/test/conflicts.ts';
import type { ProposedChange } from './proposed-changes.ts';
import { passPortDaysToNeighbours } from './take-over-port-days.ts';

const leg = (id: number, start: string, more: object = {}) =>
  scheduled(start, { id, ship_time_request_id: 1, operational_days: 10, ...more });

const anExpedition = (before: readonly ReturnType<typeof leg>[] = []) =>
  createBoard({
    fiscal_year: fiscalYear,
    applications: [anApplication({ operational_days: 30 })],
    ports: [],
    distance: inARow,
    lanes: [
      {
        vessel_plan_id: 1,
        vessel: aVessel(),
        missions: [
          ...before,
          leg(1, '2028-06-01', { mobilization_days: 2 }),
          leg(2, '2028-06-13'),
          leg(3, '2028-06-23', { demobilization_days: 1.5 }),
        ],
        constraints: [],
      },
    ],
  });

const removal = (id: number): ProposedChange => ({
  ...{ id, kind: 'remove', mission_id: id, ship_time_request_id: 1, second: null },
  from: { vessel_id: aVessel().id, start_date: '2028-06-01', start_fraction: 0 },
  to: { vessel_id: aVessel().id, start_date: null, start_fraction: 0 },
  operational_days: { from: 10, to: 10 },
  reason_code: 'breaks_rule',
});

const year = tickOfDay('2028-04-01');

it('mobilizes before the next mission if the first loses its date', () => {
  expect(passPortDaysToNeighbours(anExpedition(), [removal(1)], year)).toMatchObject([
    { mission_id: 1, kind: 'remove' },
    {
      mission_id: 2,
      to: { start_date: '2028-06-11' },
      operational_days: { from: 10, to: 10 },
      mobilization_days: { from: 0, to: 2 },
    },
  ]);
});

it('takes the mobilization from the operational days where there is no time before them', () => {
  const other = leg(9, '2028-06-01', { ship_time_request_id: null, operational_days: 12 });
  const taken = passPortDaysToNeighbours(anExpedition([other]), [removal(1)], year);
  const bound = passPortDaysToNeighbours(anExpedition(), [removal(1)], tickOfDay('2028-06-13'));
  for (const changes of [taken, bound])
    expect(changes[1]).toMatchObject({
      kind: 'shorten',
      to: { start_date: '2028-06-13' },
      operational_days: { from: 10, to: 8 },
      mobilization_days: { from: 0, to: 2 },
    });
});

it('demobilizes after the mission before the last', () => {
  const changes = passPortDaysToNeighbours(anExpedition(), [removal(3)], year);
  expect(changes[1]).toMatchObject({ mission_id: 2, demobilization_days: { from: 0, to: 1.5 } });
  expect(changes[1]).not.toHaveProperty('mobilization_days');
});

it('does both for the only mission left, and nothing where the ends stay or all are removed', () => {
  const [, , left] = passPortDaysToNeighbours(anExpedition(), [removal(1), removal(3)], year);
  expect(left).toMatchObject({
    mission_id: 2,
    mobilization_days: { from: 0, to: 2 },
    demobilization_days: { from: 0, to: 1.5 },
  });
  for (const ids of [[], [2], [1, 2, 3]]) {
    const changes = ids.map(removal);
    expect(passPortDaysToNeighbours(anExpedition(), changes, year)).toEqual(changes);
  }
});
