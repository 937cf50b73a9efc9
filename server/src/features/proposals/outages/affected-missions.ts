import {
  missionEndDate,
  isScheduled,
  type Mission,
  type ScheduledMission,
} from '@shiptime/domain/plans/missions';
import { countDaysLost } from '@shiptime/domain/proposals/outages';
import type { AffectedMission } from '@shiptime/domain/proposals/outage-wire';
import { findPeopleOfApplications } from './people-of-applications.ts';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { MissionStart } from '@shiptime/domain/plans/ticks';
import type { ProposalOutcome } from '../proposal-outcome.ts';
import type { Db } from '#db/connection.ts';
import {
  findMissionsById,
  findMissionsOfPlans,
  readMissions,
  addApplicationsToMissions,
} from '#features/plans/missions/mission-queries.ts';

export type OutagePeriod = {
  readonly vessel_id: number;
  readonly start_date: string;
  readonly end_date: string;
};

const lengths = ['mobilization_days', 'operational_days', 'demobilization_days'] as const;

/** Place of a mission when the outage was reported. Older records lack lengths and application. */
export type AffectedMissionPlace = MissionStart & {
  readonly mission_id: number;
  readonly vessel_id: number;
} & Partial<Pick<Mission, (typeof lengths)[number] | 'ship_time_request_id'>>;

const plansOf = (
  db: Db,
  vesselIds: readonly number[],
  { start_date, end_date }: Omit<OutagePeriod, 'vessel_id'>,
) =>
  db
    .selectFrom('vessel_plans as p')
    .innerJoin('fiscal_years as y', 'y.id', 'p.fiscal_year_id')
    .select(['p.id', 'p.vessel_id', 'p.fiscal_year_id'])
    .where('p.vessel_id', 'in', vesselIds)
    .where('p.scenario_id', 'is', null)
    .where('y.start_date', '<=', end_date)
    .where('y.end_date', '>=', start_date)
    .orderBy('y.start_date')
    .execute();

const hitOf = (mission: ScheduledMission, vessel_id: number): AffectedMissionPlace => ({
  mission_id: mission.id,
  ship_time_request_id: mission.ship_time_request_id,
  vessel_id,
  start_date: mission.start_date,
  start_fraction: mission.start_fraction,
  mobilization_days: mission.mobilization_days,
  operational_days: mission.operational_days,
  demobilization_days: mission.demobilization_days,
});

export const findAffectedMissions = async (db: Db, out: OutagePeriod): Promise<AffectedMissionPlace[]> => {
  const plans = await plansOf(db, [out.vessel_id], out);
  const missions = await findMissionsOfPlans(
    db,
    plans.map(({ id }) => id),
  );
  return missions.flatMap((mission) =>
    isScheduled(mission) && countDaysLost(mission, out) !== null ? [hitOf(mission, out.vessel_id)] : [],
  );
};

export const refreshAffectedMissions = async (
  db: Db,
  out: OutagePeriod,
  then: readonly AffectedMissionPlace[],
): Promise<AffectedMissionPlace[]> => {
  const known = new Set(then.map(({ mission_id }) => mission_id));
  const missions = await findMissionsById(db, [...known]);
  const still = new Map(missions.map((mission) => [mission.id, mission]));
  const hit = then.filter((each) => {
    const mission = still.get(each.mission_id);
    return mission !== undefined && countDaysLost(asItWas(mission, each), out) !== null;
  });
  return [
    ...hit,
    ...(await findAffectedMissions(db, out)).filter(({ mission_id }) => !known.has(mission_id)),
  ];
};

const findAppliedChanges = async (db: Db, outageId: number) => {
  const rows = await db
    .selectFrom('outage_options as o')
    .innerJoin('proposals as p', 'p.id', 'o.proposal_id')
    .select('p.result')
    .where('o.outage_id', '=', outageId)
    .where('p.result', 'is not', null)
    .orderBy('p.id')
    .execute();
  return rows
    .flatMap(({ result }) => (result as unknown as ProposalOutcome).changes)
    .filter(({ applied }) => applied);
};

const secondPartsOf = async (
  db: Db,
  changes: Awaited<ReturnType<typeof findAppliedChanges>>,
): Promise<ReadonlyMap<number, Mission>> => {
  const ids = new Map(
    changes.flatMap(({ mission_id, second }) =>
      second?.mission_id ? [[second.mission_id, mission_id] as const] : [],
    ),
  );
  const missions = await findMissionsById(db, [...ids.keys()]);
  return new Map(missions.map((mission) => [ids.get(mission.id) ?? 0, mission]));
};

export const readAppliedChanges = async (db: Db, outageId: number) => {
  const changes = await findAppliedChanges(db, outageId);
  return { changes, secondParts: await secondPartsOf(db, changes) };
};
type AppliedChanges = Awaited<ReturnType<typeof readAppliedChanges>>;

const placesMovedFrom = ({ changes, secondParts }: AppliedChanges): AffectedMissionPlace[] =>
  changes.flatMap(({ mission_id, from, operational_days: days }) => {
    if (from.start_date === null) return [];
    const demobilization_days = secondParts.get(mission_id)?.demobilization_days;
    return [
      {
        mission_id,
        ...from,
        ...(days && { operational_days: days.from }),
        ...(demobilization_days !== undefined && { demobilization_days }),
      },
    ];
  });

/** Missions affected by the outage, or moved because of the outage. */
export const findMissionsToNotify = async (
  db: Db,
  outage: OutagePeriod & { readonly id: number; readonly affected: readonly AffectedMissionPlace[] },
  applied: AppliedChanges,
): Promise<AffectedMissionPlace[]> => {
  const places = [
    ...(await refreshAffectedMissions(db, outage, outage.affected)),
    ...placesMovedFrom(applied),
  ];
  return [...new Map(places.toReversed().map((place) => [place.mission_id, place])).values()].toReversed();
};

const asItWas = <M extends Mission>(mission: M, place: AffectedMissionPlace): M => {
  const { start_date, start_fraction } = place;
  const was = Object.fromEntries(lengths.map((length) => [length, place[length] ?? mission[length]]));
  return { ...mission, ...was, start_date, start_fraction };
};

const presentSecondPart = (part: Mission | undefined): AffectedMission['second_part'] =>
  part
    ? {
        start_date: part.start_date,
        end_date: missionEndDate(part),
        operational_days: part.operational_days,
      }
    : null;

export const presentAffectedMissions = async (
  db: Db,
  actor: Actor,
  out: OutagePeriod,
  hits: readonly AffectedMissionPlace[],
  secondParts: AppliedChanges['secondParts'],
): Promise<AffectedMission[]> => {
  const shown = await readMissions(
    db,
    actor,
    hits.map(({ mission_id }) => mission_id),
  );
  const missions = new Map(
    (await addApplicationsToMissions(db, shown)).map((mission) => [mission.id, mission]),
  );
  const people = await findPeopleOfApplications(
    db,
    shown.map(({ ship_time_request_id: id }) => id),
  );
  const vesselOf = await vesselsOfPlans(
    db,
    shown.map(({ vessel_plan_id }) => vessel_plan_id),
  );
  return hits
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date) || a.mission_id - b.mission_id)
    .flatMap((hit) => {
      const mission = missions.get(hit.mission_id);
      if (!mission) return [];
      const was = asItWas(mission as Mission & typeof mission, hit);
      const { vessel_id, start_date, start_fraction } = hit;
      return [
        {
          ...mission,
          vessel_id: vesselOf.get(mission.vessel_plan_id) ?? vessel_id,
          days_lost: countDaysLost(was, out) ?? 0,
          before: {
            vessel_id,
            start_date,
            start_fraction,
            end_date: missionEndDate(was) ?? start_date,
            operational_days: was.operational_days,
          },
          people: people.get(mission.ship_time_request_id ?? 0) ?? [],
          second_part: presentSecondPart(secondParts.get(mission.id)),
        },
      ];
    });
};

const vesselsOfPlans = async (db: Db, planIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  if (planIds.length === 0) return new Map();
  const plans = await db
    .selectFrom('vessel_plans')
    .select(['id', 'vessel_id'])
    .where('id', 'in', planIds)
    .execute();
  return new Map(plans.map(({ id, vessel_id }) => [id, vessel_id]));
};

export const findYearToReplan = async (
  db: Db,
  out: OutagePeriod,
  hits: readonly AffectedMissionPlace[],
): Promise<number | null> => {
  const [first] = hits.map(({ start_date }) => start_date).toSorted();
  if (first === undefined) return null;
  const plans = await plansOf(db, [out.vessel_id], out);
  const year = await db
    .selectFrom('fiscal_years')
    .select('id')
    .where('start_date', '<=', first)
    .where('end_date', '>=', first)
    .executeTakeFirst();
  return plans.find((plan) => plan.fiscal_year_id === year?.id)?.fiscal_year_id ?? null;
};
