import { expect, it } from 'vitest';
import { aPlan, aVessel, scheduled } from '../../test/conflicts.ts';
import { createBoard } from './conflicts/board.ts';
import { computePlanMetrics } from './plan-metrics.ts';

it('counts the transits of a vessel of unknown speed, and not as days', () => {
  const missions = [scheduled('2028-06-01', { mobilization_port_id: 3, demobilization_port_id: 3 })];
  const metricsAt = (cruising_speed: number | null) => {
    const { vessel: _vessel, missions: own, constraints, ...facts } = aPlan({ missions });
    const lane = { vessel_plan_id: 1, vessel: aVessel({ cruising_speed }), missions: own, constraints };
    return computePlanMetrics(createBoard({ ...facts, lanes: [lane] }));
  };
  expect(metricsAt(10)).toMatchObject({ transit_days: 2, unknown_transits: 0 });
  expect(metricsAt(null)).toMatchObject({ transit_days: 0, unknown_transits: 2 });
});
