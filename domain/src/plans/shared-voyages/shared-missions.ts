import { type Mission, occupiedSpan } from '../missions.ts';
import { findMissionLinks } from './move-linked-missions.ts';

export type ApplicationPairs = readonly (readonly [number, number])[];

export type SharedVoyageLink = { readonly ship_time_request_id: number; readonly works_first: boolean };

type Sharing = { readonly id: number; readonly shared_voyage?: SharedVoyageLink | null };

const noPairs: ApplicationPairs = [];

export const findSharedPairs = (applications: Iterable<Sharing>): ApplicationPairs => {
  const pairs: (readonly [number, number])[] = [];
  for (const { id, shared_voyage: shared } of applications)
    if (shared?.works_first) pairs.push([id, shared.ship_time_request_id]);
  return pairs.length === 0 ? noPairs : pairs;
};

export const arePlacedAsOneVoyage = (first: Mission, second: Mission): boolean =>
  first.vessel_plan_id === second.vessel_plan_id &&
  first.id !== second.id &&
  occupiedSpan(first)?.end === occupiedSpan(second)?.start &&
  (first.start_date === null) === (second.start_date === null);

export type PartnerMission = { readonly mission: Mission; readonly works_first: boolean };
export type PartnerMissionsById = ReadonlyMap<number, PartnerMission>;

export const findPartnerMissions = (
  missions: readonly Mission[],
  pairs: ApplicationPairs,
): PartnerMissionsById => {
  const mates = new Map<number, PartnerMission>();
  for (const [firstId, secondId] of findMissionLinks(missions, pairs)) {
    const first = missions.find(({ id }) => id === firstId);
    const second = missions.find(({ id }) => id === secondId);
    if (!first || !second || !arePlacedAsOneVoyage(first, second)) continue;
    mates.set(firstId, { mission: second, works_first: true });
    mates.set(secondId, { mission: first, works_first: false });
  }
  return mates;
};

type Snapshot = Mission & { readonly sails_with_id?: number };

export const indexSharedMissions = <M extends Snapshot>(
  missions: readonly M[],
): ReadonlyMap<number, { readonly mission: M; readonly works_first: boolean }> => {
  const known = new Map(missions.map((mission) => [mission.id, mission]));
  return new Map(
    missions.flatMap((mission) => {
      const mate = known.get(mission.sails_with_id ?? 0);
      if (!mate) return [];
      const [own, others] = [occupiedSpan(mission), occupiedSpan(mate)];
      return [
        [
          mission.id,
          { mission: mate, works_first: own && others ? own.start < others.start : mission.id < mate.id },
        ] as const,
      ];
    }),
  );
};
