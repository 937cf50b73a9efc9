import type { ProposalChange } from './proposal-wire.ts';

type Changes = readonly Pick<ProposalChange, 'mission_id' | 'to' | 'operational_days' | 'second'>[];

const outcomeOf = ({ to, operational_days: days, second }: Changes[number]): string =>
  JSON.stringify([to, days?.to ?? null, second && { ...second, mission_id: null }]);

export const findMissionsPlacedDifferently = (one: Changes, other: Changes): number[] => {
  const [first, second] = [one, other].map(
    (changes) => new Map(changes.map((change) => [change.mission_id, outcomeOf(change)])),
  ) as [Map<number, string>, Map<number, string>];
  const ids = new Set([...first.keys(), ...second.keys()]);
  return [...ids].filter((id) => first.get(id) !== second.get(id));
};
