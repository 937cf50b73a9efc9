import type { MissionFields } from '@shiptime/domain/plans/editing/plan-patches';
import { type MissionCommand, missionsNeededByCommand } from './history-entry.ts';
import { toMission, type PlanState, unsavedFields } from './plan-state.ts';
import { omitMissions } from './unacknowledged-values.ts';

export const resolveContestedField = (
  state: PlanState,
  missionId: number,
  field: keyof MissionFields,
  mine: boolean,
): PlanState => {
  const found = state.contested.find((each) => each.mission_id === missionId && each.field === field);
  if (!found) return state;
  const contested = state.contested.filter((each) => each !== found);
  if (mine) return { ...state, contested };
  const fields = { [field]: found.theirs } as MissionFields;
  const missions = state.missions.map((mission) =>
    mission.id === missionId ? { ...mission, ...fields } : mission,
  );
  return { ...state, missions, contested };
};

export const discardChanges = (state: PlanState, ids: ReadonlySet<number>): PlanState => ({
  ...state,
  missions: state.missions.map((mission) => {
    const row = ids.has(mission.id) ? state.rows.get(mission.id) : undefined;
    return row ? toMission(row) : mission;
  }),
  contested: state.contested.filter(({ mission_id }) => !ids.has(mission_id)),
  refused: new Map([...state.refused].filter(([id]) => !ids.has(id))),
  unsure: omitMissions(state.unsure, ids),
});

const startFields = new Set(['start_date', 'start_fraction']);

export const touchesContestedFields = (state: PlanState, command: MissionCommand): boolean => {
  const ids = new Set(missionsNeededByCommand(command).map(({ id }) => id));
  if (command.type === 'split' || command.type === 'join')
    return state.contested.some(({ mission_id }) => ids.has(mission_id));
  if (command.type !== 'leave' || command.to_vessel_id === null) return false;
  const unsaved = Object.keys(unsavedFields(state).get(command.mission.id) ?? {});
  return unsaved.some((field) => !(command.start && startFields.has(field)));
};
