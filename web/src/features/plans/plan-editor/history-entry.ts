import {
  diffMissions,
  type PlanPatch,
  replaceProvisionalId,
} from '@shiptime/domain/plans/editing/plan-patches';
import type { Mission } from '@shiptime/domain/plans/missions';
import type { MissionStart } from '@shiptime/domain/plans/ticks';

/**
 * Runs on the server at once. `leave` transfers the mission, or deletes it if `to_vessel_id` is null;
 * `take_back` undoes that. `remove` undoes `add`; redoing `add` creates a new id.
 */
export type MissionCommand =
  | { readonly type: 'add' | 'remove'; readonly mission: Mission }
  | {
      readonly type: 'leave' | 'take_back';
      readonly mission: Mission;
      readonly to_vessel_id: number | null;
      readonly start?: MissionStart;
    }
  | {
      readonly type: 'split' | 'join';
      readonly whole: Mission;
      readonly first: Mission;
      readonly second: Mission;
    };

export type UndoHistoryEntry =
  | { readonly kind: 'patch'; readonly patch: PlanPatch }
  | { readonly kind: 'command'; readonly command: MissionCommand };

const opposite = {
  add: 'remove',
  remove: 'add',
  leave: 'take_back',
  take_back: 'leave',
  split: 'join',
  join: 'split',
} as const;

export const invertCommand = (command: MissionCommand): MissionCommand =>
  ({ ...command, type: opposite[command.type] }) as MissionCommand;

const renumbered = (mission: Mission, from: number, to: number): Mission =>
  mission.id === from ? { ...mission, id: to } : mission;

export const renumberCommand = (command: MissionCommand, from: number, to: number): MissionCommand =>
  'mission' in command
    ? { ...command, mission: renumbered(command.mission, from, to) }
    : {
        ...command,
        whole: renumbered(command.whole, from, to),
        first: renumbered(command.first, from, to),
        second: renumbered(command.second, from, to),
      };

/** A recreated mission has a new id, so every reference to the old one is replaced. */
export const renumberEntry = (entry: UndoHistoryEntry, from: number, to: number): UndoHistoryEntry =>
  entry.kind === 'patch'
    ? { ...entry, patch: replaceProvisionalId(entry.patch, from, to) }
    : { ...entry, command: renumberCommand(entry.command, from, to) };

export const createdMissionId = (command: MissionCommand): number | null => {
  if (command.type === 'add') return command.mission.id;
  return command.type === 'split' ? command.second.id : null;
};

export const removedMissionIds = (command: MissionCommand): readonly number[] => {
  if (command.type === 'remove' || command.type === 'leave') return [command.mission.id];
  return command.type === 'join' ? [command.second.id] : [];
};

/** Ignores the number, which the server assigns. */
const isSame = (a: Mission, b: Mission | undefined): boolean =>
  b !== undefined && diffMissions(a, { ...b, number: a.number }) === null;

export const missionsNeededByCommand = (command: MissionCommand): readonly Mission[] => {
  if (command.type === 'add' || command.type === 'take_back') return [];
  if ('mission' in command) return [command.mission];
  return command.type === 'join' ? [command.first, command.second] : [command.whole];
};

export const isCommandStillValid = (missions: readonly Mission[], command: MissionCommand): boolean =>
  missionsNeededByCommand(command).every((each) =>
    isSame(
      each,
      missions.find(({ id }) => id === each.id),
    ),
  );
