import type { DistanceLookup } from '@shiptime/domain/plans/conflicts/conflict-context';
import type { ReviewLevel } from '@shiptime/domain/plans/lifecycle';
import { moveMission, unscheduleMission } from '@shiptime/domain/plans/mission-changes';
import { type Mission, sortMissions, isScheduled } from '@shiptime/domain/plans/missions';
import { daysToTicks } from '@shiptime/domain/plans/ticks';
import type { FiscalYear } from '@shiptime/domain/reference/fiscal-year';
import type { DemoApplication, DemoContext } from './demo-context.ts';
import type { DemoConstraint } from './constraints.ts';
import adjustments from './data/adjustments.json' with { type: 'json' };
import orphans from './data/orphans.json' with { type: 'json' };
import { type NextNumber, createMissions } from './missions.ts';
import { placeMissions } from './placement.ts';
import { createRandomFromWords } from './random.ts';
import type { DemoVessel } from './reference-data.ts';
import { type YearKey, dayInYear } from './years.ts';

export type DemoVesselPlan = {
  readonly vessel: DemoVessel;
  readonly year: FiscalYear;
  readonly yearKey: YearKey;
  readonly level: ReviewLevel;
  readonly missions: readonly Mission[];
  readonly applications: readonly DemoApplication[];
};

const levels: Readonly<Record<string, ReviewLevel>> = {
  amundsen: 'executive',
  limnos: 'executive',
  'john-cabot': 'national',
  'sir-john-franklin': 'national',
  'louis-s-st-laurent': 'national',
};

const levelOf = (vessel: DemoVessel, key: YearKey): ReviewLevel =>
  key === 'final' ? 'final' : (levels[vessel.key] ?? 'regional');

const orphanOf = (vessel: DemoVessel) => Object.entries(orphans).find(([ship]) => ship === vessel.key)?.[1];

const orphanFor = (vessel: DemoVessel, year: FiscalYear, key: YearKey, number: NextNumber): Mission[] => {
  const orphan = orphanOf(vessel);
  if (!orphan || key !== 'review') return [];
  return [
    {
      id: number(),
      vessel_plan_id: 0,
      ship_time_request_id: null,
      number: 0,
      title: orphan.title,
      requested_berths: null,
      approved_berths: null,
      mobilization_days: 0,
      operational_days: orphan.days,
      demobilization_days: 0,
      mobilization_port_id: vessel.home_port_id,
      demobilization_port_id: vessel.home_port_id,
      port_calls: 0,
      start_date: dayInYear(year, orphan.start),
      start_fraction: 0,
      notes: null,
    },
  ];
};

const adjustmentOf = (mission: Mission, asked: readonly DemoApplication[]) => {
  const application = asked.find(({ id }) => id === mission.ship_time_request_id);
  return Object.entries(adjustments).find(([campaign]) => campaign === application?.campaign.key)?.[1];
};

const adjusted = (mission: Mission, asked: readonly DemoApplication[]): Mission | null => {
  const adjustment = adjustmentOf(mission, asked);
  if (!adjustment) return null;
  return {
    ...moveMission(mission, daysToTicks(adjustment.days)),
    approved_berths: adjustment.approved_berths,
  };
};

export const keptConflictReasonOf = (mission: Mission, asked: readonly DemoApplication[]) =>
  adjustmentOf(mission, asked)?.kept ?? null;

const inTheMaking = (missions: readonly Mission[], vessel: DemoVessel, asked: readonly DemoApplication[]) =>
  missions.map((mission): Mission => {
    const random = createRandomFromWords('making', vessel.key, mission.title);
    const untouched = random() < 0.3 && mission.ship_time_request_id !== null;
    const approved_berths = random() < 0.5 ? null : mission.approved_berths;
    const looked = adjusted(mission, asked) ?? { ...mission, approved_berths };
    return untouched ? unscheduleMission(looked) : looked;
  });

const numbered = (missions: readonly Mission[]): Mission[] =>
  sortMissions(missions).map((mission, index) => ({ ...mission, number: index + 1 }));

const isConsidered = ({ outcome }: DemoApplication) => outcome === 'accepted' || outcome === 'in_review';

export type DemoFleet = {
  readonly setting: DemoContext;
  readonly applications: readonly DemoApplication[];
  readonly constraints: readonly DemoConstraint[];
  readonly distance: DistanceLookup;
};

export const createPlannedVesselYear = (
  vessel: DemoVessel,
  yearKey: YearKey,
  { setting, applications, constraints, distance }: DemoFleet,
  number: NextNumber,
): DemoVesselPlan | null => {
  const { reference, years } = setting;
  const year = years[yearKey];
  const asked = applications.filter(
    (one) =>
      one.yearKey === yearKey && one.campaign.vessels[0] === vessel.key && !one.outcome.startsWith('draft'),
  );
  if (asked.length === 0) return null;
  const considered = asked.filter(isConsidered);
  const wanted = considered.flatMap((one) => createMissions(one, vessel, reference, number));
  const placed = placeMissions([...orphanFor(vessel, year, yearKey, number), ...wanted], {
    year,
    vessel,
    constraints: constraints.filter((constraint) => constraint.vessel_id === vessel.id),
    applications: considered,
    reference,
    distance,
  });
  const level = levelOf(vessel, yearKey);
  const kept = level === 'final' ? placed.filter(isScheduled) : placed;
  const missions = numbered(level === 'regional' ? inTheMaking(kept, vessel, considered) : kept);
  return { vessel, year, yearKey, level, missions, applications: considered };
};
