import { createBoard } from '@shiptime/domain/plans/conflicts/board';
import { weightsOfPreset } from '@shiptime/domain/proposals/proposal-weights';
import { tickOfDay } from '@shiptime/domain/plans/ticks';
import { expect, it } from 'vitest';
import {
  aConstraint,
  anApplication,
  aVessel,
  fiscalYear,
  inARow,
  scheduled,
} from '../../../domain/test/conflicts.ts';
import { adjustLocksForOutage } from './locks-for-outage.ts';
import { partitionMovableMissions } from './movable-missions.ts';
import { planningSpanOf } from './planning-span.ts';

const missionAt = (id: number, start: string, port: number) =>
  scheduled(start, {
    ...{ id, ship_time_request_id: id, operational_days: 5 },
    ...{ mobilization_port_id: port, demobilization_port_id: port },
  });

it('lets a mission move that a ship of unknown speed reaches too late after an outage, but none before it', () => {
  const missions = [
    missionAt(1, '2028-06-02', 4),
    missionAt(2, '2028-06-20', 4),
    missionAt(3, '2028-07-01', 9),
    missionAt(4, '2028-08-01', 9),
  ];
  const before = aConstraint({ id: 1, start_date: '2028-05-25', end_date: '2028-06-01', port_id: 1 });
  const outage = aConstraint({
    ...{ id: 2, kind: 'breakdown', port_id: 1 },
    ...{ start_date: '2028-06-21', end_date: '2028-06-30' },
  });
  const board = createBoard({
    ...{ fiscal_year: fiscalYear, ports: [], distance: inARow },
    applications: missions.map(({ id }) => anApplication({ id })),
    lanes: [
      {
        ...{ vessel_plan_id: 1, vessel: aVessel({ cruising_speed: null }), missions },
        constraints: [before, outage],
      },
    ],
  });
  const wishes = adjustLocksForOutage(board, {
    ...{ mode: 'replan', weights: weightsOfPreset('least_change'), stability: 1, locked: new Set() },
    ...{ notBefore: tickOfDay('2028-04-01'), allowUnknown: false, allowOtherWaters: false },
    affected: new Set([2]),
  });
  const { pieces } = partitionMovableMissions(board, wishes, planningSpanOf(board));
  expect([...(wishes.stranded ?? [])]).toEqual([2, 3]);
  expect(pieces.map(({ mission }) => mission.id)).toContain(3);
  expect(pieces.map(({ mission }) => mission.id)).not.toContain(1);
});
