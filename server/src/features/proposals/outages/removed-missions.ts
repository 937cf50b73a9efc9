import { mayViewApplication } from '@shiptime/domain/applications/policy';
import { missionEndDate, type Mission } from '@shiptime/domain/plans/missions';
import { countDaysLost } from '@shiptime/domain/proposals/outages';
import type { RemovedMission } from '@shiptime/domain/proposals/outage-wire';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Db } from '#db/connection.ts';
import { findApplications } from '#features/applications/application-queries.ts';
import type { AffectedMissionPlace, OutagePeriod } from './affected-missions.ts';
import { findPeopleOfApplications } from './people-of-applications.ts';

const applicationsInPlans = async (db: Db, ids: readonly number[]): Promise<ReadonlySet<number | null>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('missions as m')
    .innerJoin('vessel_plans as p', 'p.id', 'm.vessel_plan_id')
    .select('m.ship_time_request_id')
    .where('m.ship_time_request_id', 'in', ids)
    .where('p.scenario_id', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.ship_time_request_id));
};

export const findRemovedMissions = async (
  db: Db,
  actor: Actor,
  out: OutagePeriod,
  then: readonly AffectedMissionPlace[],
): Promise<RemovedMission[]> => {
  const ids = [...new Set(then.flatMap(({ ship_time_request_id: id }) => id ?? []))];
  const planned = await applicationsInPlans(db, ids);
  const left = ids.filter((id) => !planned.has(id));
  const applications = new Map(
    (await findApplications(db, left, new Set(['project_title']))).map((found) => [found.id, found]),
  );
  const people = await findPeopleOfApplications(db, left);
  return then.flatMap((place) => {
    const application = applications.get(place.ship_time_request_id ?? 0);
    if (!application || !mayViewApplication(actor, application).allowed) return [];
    const { vessel_id, start_date, start_fraction } = place;
    const was = place as AffectedMissionPlace & Mission;
    const days_lost = countDaysLost(was, out);
    if (days_lost === null) return [];
    return [
      {
        id: place.mission_id,
        ship_time_request_id: application.id,
        title: application.project_title ?? '',
        days_lost,
        before: {
          vessel_id,
          start_date,
          start_fraction,
          end_date: missionEndDate(was) ?? start_date,
          operational_days: was.operational_days,
        },
        people: people.get(application.id) ?? [],
      },
    ];
  });
};
