import { describe, expect, it } from 'vitest';
import { aPlan, aVessel, scheduled } from '../../../test/conflicts.ts';
import type { Mission } from '../missions.ts';
import { checkPlan } from './check-plan.ts';

const shallow = 2;
const ports = [1, 2, 3].map((id) => ({
  id,
  season_start: null,
  season_end: null,
  max_draft: id === shallow ? 5.5 : null,
}));
const found = (draft: number | null, some: Partial<Mission>) =>
  checkPlan(aPlan({ vessel: aVessel({ draft }), ports, missions: [scheduled('2028-06-01', some)] }));
const tooShallow = (draft: number | null, some: Partial<Mission>) =>
  found(draft, some).filter(({ code }) => code === 'port_too_shallow');

describe('a ship mobilizes and demobilizes where it can enter', () => {
  it('up to the deepest draft that the port takes', () => {
    expect(tooShallow(5.5, { mobilization_port_id: shallow })).toEqual([]);
    expect(tooShallow(5.6, { mobilization_port_id: shallow, demobilization_port_id: 1 })).toMatchObject([
      {
        severity: 'error',
        mission_ids: [1],
        days: 0,
        params: { cause: 'mobilization', port_id: shallow, draft: 5.6, max_draft: 5.5 },
      },
    ]);
    expect(tooShallow(8, { mobilization_port_id: 1, demobilization_port_id: shallow })).toMatchObject([
      { params: { cause: 'demobilization' } },
    ]);
  });

  it('which is said once where it leaves from the port to which it returns', () => {
    expect(tooShallow(8, { mobilization_port_id: shallow, demobilization_port_id: shallow })).toHaveLength(1);
  });

  it('also while the mission has no date', () => {
    expect(tooShallow(8, { start_date: null, mobilization_port_id: shallow })).toHaveLength(1);
  });

  it('and where nobody knows how deep the port is, or the ship, nothing is held against it', () => {
    expect(tooShallow(20, { mobilization_port_id: 1, demobilization_port_id: 3 })).toEqual([]);
    const unknown = found(null, { mobilization_port_id: shallow });
    expect(unknown).toContainEqual(
      expect.objectContaining({ code: 'not_checked', mission_ids: [1], params: { cause: 'draft' } }),
    );
    expect(
      found(null, { mobilization_port_id: 1, demobilization_port_id: 3 }).filter(
        ({ params }) => params['cause'] === 'draft',
      ),
    ).toEqual([]);
  });
});
