import type { Mission } from '@shiptime/domain/plans/missions';
import { type PlanSnapshot, createMissionSnapshot } from '@shiptime/domain/plans/versions/snapshot';

const nothing: Omit<PlanSnapshot, 'missions'> = {
  format: 1,
  vessel_plan_id: 0,
  vessel_id: 0,
  fiscal_year_id: 0,
  review_level: 'regional',
  notes: null,
  names: {
    vessel: { name_en: '', name_fr: '' },
    fiscal_year: { name: '', start_date: '', end_date: '' },
    ports: [],
  },
  constraints: [],
  kept: [],
};

export const createPlanSnapshotForDiff = (missions: readonly Mission[]): PlanSnapshot => ({
  ...nothing,
  missions: missions.map(createMissionSnapshot),
});
