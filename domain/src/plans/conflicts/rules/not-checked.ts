import { findEquipmentGaps, isKnownGap } from '../../../vessels/capabilities.ts';
import type { ConflictContext, MissionWithApplication, VesselFacts } from '../conflict-context.ts';
import type { Conflict, MissingParticular } from '../conflict.ts';
import { createConflict } from '../conflict.ts';
import type { LaneWithStops } from '../lanes.ts';
import { missionIdsOfStops } from '../lanes.ts';
import type { Transit } from '../transits.ts';
import { involvesMission } from '../transits.ts';
import { legsWithinVoyage, selectMissionsToCheckTogether, staysAtOnePort } from './passage.ts';
import { needsVesselDraft } from './port-depth.ts';

const asks = ({ application }: MissionWithApplication): boolean =>
  application !== null &&
  (application.min_science_berths !== null || application.ideal_science_berths !== null);

const concerned: readonly (readonly [
  MissingParticular,
  keyof VesselFacts,
  (subject: MissionWithApplication, conflictContext: ConflictContext) => boolean,
])[] = [
  [
    'science_berths',
    'science_berths',
    (subject) => subject.mission.approved_berths !== null || asks(subject),
  ],
  [
    'helicopter_support',
    'helicopter_support',
    (subject) => subject.application?.helicopter_required === true,
  ],
  ['endurance', 'endurance', () => true],
  ['range', 'range', () => true],
  ['draft', 'draft', ({ mission }, { ports }) => needsVesselDraft(mission, ports)],
];

const openEquipment = (
  { application }: MissionWithApplication,
  vessel: VesselFacts,
): readonly MissingParticular[] =>
  application === null
    ? []
    : findEquipmentGaps(application, vessel).flatMap((gap) =>
        isKnownGap(gap) ? [] : ['standing' in gap ? 'capabilities' : gap.about],
      );

const missingOn = (transit: Transit, vessel: VesselFacts): MissingParticular | null => {
  const { from, from_port_id: leaving, to_port_id: reaching, distance } = transit;
  if (transit.needed !== null || !involvesMission(transit)) return null;
  if (leaving === null) return from === null ? 'home_port' : 'mission_ports';
  if (reaching === null) return 'mission_ports';
  if (distance === null) return 'distance';
  if (distance.method === 'none') return null;
  return vessel.cruising_speed === null ? 'cruising_speed' : null;
};

const missingInside = (
  subject: MissionWithApplication,
  { subjects, vessel: { cruising_speed } }: LaneWithStops,
  conflictContext: ConflictContext,
): MissingParticular | null => {
  const missions = selectMissionsToCheckTogether(subject, subjects);
  if (missions === null || staysAtOnePort(missions)) return null;
  const legs = legsWithinVoyage(missions, conflictContext).filter(
    ({ from, to }) => from !== to || from === null,
  );
  if (legs.some(({ from, to }) => from === null || to === null)) return 'mission_ports';
  if (legs.some(({ way }) => way === null)) return 'distance';
  const isSailed = legs.some(({ way }) => way?.method !== 'none');
  return isSailed && cruising_speed === null ? 'cruising_speed' : null;
};

/** Unknown values are not conflicts. Each kind of missing value gives one notice that names the missions. */
export const notCheckedRule = (
  lane: LaneWithStops,
  transits: readonly Transit[],
  conflictContext: ConflictContext,
): readonly Conflict[] => {
  const missing = new Map<MissingParticular, Set<number>>();
  const add = (what: MissingParticular, ids: readonly number[]) => {
    if (ids.length === 0) return;
    const known = missing.get(what) ?? new Set();
    ids.forEach((id) => known.add(id));
    missing.set(what, known);
  };
  for (const [what, particular, isConcerned] of concerned) {
    if (lane.vessel[particular] !== null) continue;
    add(
      what,
      lane.subjects
        .filter((subject) => isConcerned(subject, conflictContext))
        .map((subject) => subject.mission.id),
    );
  }
  for (const transit of transits) {
    const what = missingOn(transit, lane.vessel);
    if (what !== null) add(what, missionIdsOfStops(transit.from, transit.to));
  }
  for (const subject of lane.subjects) {
    for (const what of openEquipment(subject, lane.vessel)) add(what, [subject.mission.id]);
    const what = missingInside(subject, lane, conflictContext);
    if (what !== null) add(what, [subject.mission.id]);
  }
  return [...missing].map(([cause, ids]) =>
    createConflict(
      'not_checked',
      [...ids].toSorted((a, b) => a - b),
      0,
      { cause },
    ),
  );
};
