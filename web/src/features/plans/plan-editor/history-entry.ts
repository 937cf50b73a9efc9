import { changeOf, type PlanPatch, renumberPatch } from '@shiptime/domain/plans/editing/patches';
import type { Mission } from '@shiptime/domain/plans/missions';
import type { Start } from '@shiptime/domain/plans/ticks';

/**
 * Something that changes how many missions there are: done on the server at once. `whole` is the mission before it is
 * split, or after two are joined; `first` and `second` are its parts. `leave`: to another vessel, or (null) deleted;
 * taken back, it is the same mission as before. `remove` is the undoing of `add`, after which it is another.
 */
export type Command =
  | { readonly type: 'add' | 'remove'; readonly mission: Mission }
  | {
      readonly type: 'leave' | 'take_back';
      readonly mission: Mission;
      readonly to_vessel_id: number | null;
      /** On these dates instead of its own. */
      readonly start?: Start;
    }
  | {
      readonly type: 'split' | 'join';
      readonly whole: Mission;
      readonly first: Mission;
      readonly second: Mission;
    };

/** One entry of what can be undone. */
export type Entry =
  | { readonly kind: 'patch'; readonly patch: PlanPatch }
  | { readonly kind: 'command'; readonly command: Command };

const opposite = {
  add: 'remove',
  remove: 'add',
  leave: 'take_back',
  take_back: 'leave',
  split: 'join',
  join: 'split',
} as const;

/** What takes it back. */
export const inverse = (command: Command): Command =>
  ({ ...command, type: opposite[command.type] }) as Command;

const renumbered = (mission: Mission, from: number, to: number): Mission =>
  mission.id === from ? { ...mission, id: to } : mission;

export const renumberCommand = (command: Command, from: number, to: number): Command =>
  'mission' in command
    ? { ...command, mission: renumbered(command.mission, from, to) }
    : {
        ...command,
        whole: renumbered(command.whole, from, to),
        first: renumbered(command.first, from, to),
        second: renumbered(command.second, from, to),
      };

/** A mission that comes back has another id: every mention of the old one follows. */
export const renumberEntry = (entry: Entry, from: number, to: number): Entry =>
  entry.kind === 'patch'
    ? { ...entry, patch: renumberPatch(entry.patch, from, to) }
    : { ...entry, command: renumberCommand(entry.command, from, to) };

/** The mission that the server gives an id of its own, where the command makes one. */
export const bornIn = (command: Command): number | null => {
  if (command.type === 'add') return command.mission.id;
  return command.type === 'split' ? command.second.id : null;
};

/** The missions that are no more after it: one's own deed. */
export const endedBy = (command: Command): readonly number[] => {
  if (command.type === 'remove' || command.type === 'leave') return [command.mission.id];
  return command.type === 'join' ? [command.second.id] : [];
};

/** Its number is the server's to give. */
const isSame = (a: Mission, b: Mission | undefined): boolean =>
  b !== undefined && changeOf(a, { ...b, number: a.number }) === null;

/** The missions that are there before it is done. */
export const takenBy = (command: Command): readonly Mission[] => {
  if (command.type === 'add' || command.type === 'take_back') return [];
  if ('mission' in command) return [command.mission];
  return command.type === 'join' ? [command.first, command.second] : [command.whole];
};

/** Whether what the command takes is still as the planner knew it. */
export const stands = (missions: readonly Mission[], command: Command): boolean =>
  takenBy(command).every((each) =>
    isSame(
      each,
      missions.find(({ id }) => id === each.id),
    ),
  );
