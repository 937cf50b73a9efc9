import { describe, expect, it } from 'vitest';
import { type Actor, roles } from '@shiptime/domain/shared/actor';
import { decideTransfer } from './decide-transfer.ts';

const coordinator: Actor = { id: 1, role: roles.regional_vessel_coordinator, vesselIds: [1, 2] };
const own = { vessel_id: 1, review_level: 'regional' } as const;
const sister = { vessel_id: 2, review_level: 'regional' } as const;
const foreign = { vessel_id: 9, review_level: 'regional' } as const;
const mission = (application_mission_count: number, is_last_on_vessel = application_mission_count === 1) => ({
  ship_time_request_id: 5,
  application_mission_count,
  is_last_on_vessel,
  operational_days: 4,
});
const said = ({ by, decision }: ReturnType<typeof decideTransfer>) => [by, decision.allowed || decision.code];

describe('a mission that is to leave its plan', () => {
  it('goes with its whole application where it is the last, to a ship of the same coordinator', () => {
    expect(said(decideTransfer(coordinator, own, mission(1), sister))).toEqual(['reassign', true]);
    expect(said(decideTransfer(coordinator, own, mission(2, true), sister))).toEqual(['reassign', true]);
    expect(said(decideTransfer(coordinator, own, mission(1), null))).toEqual(['reassign', true]);
  });

  it('is offered to a ship of another coordinator, and does not go to one that is final', () => {
    expect(said(decideTransfer(coordinator, own, mission(1), foreign))).toEqual(['offer', true]);
    const final = { ...sister, review_level: 'final' } as const;
    expect(said(decideTransfer(coordinator, own, mission(1), final))).toEqual(['reassign', 'read_only']);
  });

  it('goes by itself where others stay: never to a plan that its region still composes', () => {
    expect(
      said(decideTransfer(coordinator, own, mission(2), { ...foreign, review_level: 'national' })),
    ).toEqual(['move', true]);
    expect(said(decideTransfer(coordinator, own, mission(2), sister))).toEqual(['move', 'plan_level']);
  });
});
