import { loadSeaDistances } from '#features/plans/conflicts/distances.ts';
import type { Tx } from '#db/connection.ts';
import type { DemoApplication, DemoContext } from './demo-context.ts';
import { setDatabaseClock } from '../database-clock.ts';
import { confirmCapabilities } from './confirmed-capabilities.ts';
import { seedConstraints } from './constraints.ts';
import { seedDrafts } from './drafts.ts';
import { eventsOfApplication } from './events.ts';
import { seedFleetPlan } from './fleet-plan.ts';
import { seedPeople } from './people.ts';
import { seedPlans, seedPlanLevels } from './plans.ts';
import { seedApplicationHistory } from './progress.ts';
import { seedRates } from './rates.ts';
import { loadReferenceData } from './reference-data.ts';
import { seedReports } from './reports.ts';
import { revisePlan } from './revision.ts';
import { type DemoFleet, createPlannedVesselYear } from './vessel-plans.ts';
import { loadVersionNames, seedVersions, buildVersions } from './versions.ts';
import { momentBeforeAllDeadlines, loadDemoYears } from './years.ts';

const planned = (fleet: DemoFleet) => {
  let next = 0;
  const number = () => (next += 1);
  return (['final', 'review'] as const).flatMap((yearKey) =>
    fleet.setting.reference.vessels.flatMap(
      (vessel) => createPlannedVesselYear(vessel, yearKey, fleet, number) ?? [],
    ),
  );
};

const seedFleet = async (
  tx: Tx,
  setting: DemoContext,
  applications: readonly DemoApplication[],
  fleet: DemoFleet,
) => {
  const vesselYears = planned(fleet);
  const placed = new Set(
    vesselYears.flatMap(({ missions }) => missions.flatMap((mission) => mission.ship_time_request_id ?? [])),
  );
  await seedApplicationHistory(
    tx,
    applications.map(
      (application) => [application, eventsOfApplication(application, placed, setting)] as const,
    ),
  );
  const plans = await seedPlans(tx, vesselYears, setting);
  const names = await loadVersionNames(tx);
  const versions = [];
  for (const plan of plans) {
    const revised = await revisePlan(tx, plan, setting);
    versions.push(...buildVersions(plan, revised, fleet.constraints, names));
  }
  await seedVersions(tx, versions);
  await seedPlanLevels(tx, plans);
  await seedFleetPlan(tx, versions, setting);
  await seedReports(tx, applications, setting);
};

const easeSignIn = (tx: Tx) =>
  tx
    .insertInto('settings')
    .values([
      { key: 'second_factor_user_types', value: '[]' },
      { key: 'fresh_proof_minutes', value: '120' },
    ])
    .execute();

export const seedDemonstration = async (tx: Tx, { now }: { now: string }): Promise<void> => {
  const years = await loadDemoYears(tx, now);
  const reference = await loadReferenceData(tx);
  const people = await seedPeople(tx, reference, now);
  const setting: DemoContext = { years, reference, people, now };
  const constraints = await seedConstraints(
    tx,
    reference,
    [years.final, years.review, years.open],
    years.final.deadline_at,
  );
  await seedRates(tx, reference, [years.final, years.review, years.open], years.final.deadline_at);
  await easeSignIn(tx);
  await setDatabaseClock(tx, momentBeforeAllDeadlines(years));
  const applications = await seedDrafts(tx, setting);
  await confirmCapabilities(tx, reference, applications);
  const distance = await loadSeaDistances(
    tx,
    reference.ports.map((port) => port.id),
  );
  await seedFleet(tx, setting, applications, { setting, applications, constraints, distance });
};
