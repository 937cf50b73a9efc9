import type { Mission } from '@shiptime/domain/plans/missions';
import { placeMission } from '@shiptime/domain/plans/mission-changes';
import type { DemoApplication } from './demo-context.ts';
import words from './data/words.json' with { type: 'json' };
import { type DemoLeg, type LegPlanName, legPlanOf, legsOf } from './legs.ts';
import { pickRandom, createRandomFromWords } from './random.ts';
import type { DemoVessel, ReferenceData } from './reference-data.ts';

export type NextNumber = () => number;

const titleLimit = 250;

const berthsFor = (application: DemoApplication, vessel: DemoVessel): number =>
  Math.min(application.campaign.berths[1], vessel.science_berths ?? application.campaign.berths[0]);

const noteFor = ({ campaign, yearKey }: DemoApplication): string | null => {
  const random = createRandomFromWords('note', campaign.key, yearKey);
  return random() < 0.3 ? pickRandom(random, words.mission_notes[campaign.language]) : null;
};

const whole = (application: DemoApplication, vessel: DemoVessel, id: number): Mission => ({
  id,
  vessel_plan_id: 0,
  ship_time_request_id: application.id,
  number: 0,
  title: application.answers.project_title?.slice(0, titleLimit) ?? '',
  requested_berths: application.campaign.berths[1],
  approved_berths: berthsFor(application, vessel),
  mobilization_days: application.campaign.mobilization,
  operational_days: application.campaign.days,
  demobilization_days: application.campaign.demobilization,
  mobilization_port_id: application.answers.mobilization_port_id,
  demobilization_port_id: application.answers.demobilization_port_id,
  port_calls: application.campaign.port_calls,
  start_date: null,
  start_fraction: 0,
  notes: noteFor(application),
});

const legWord = { en: 'leg', fr: 'segment' } as const;

const ofLeg = (mission: Mission, leg: DemoLeg, [first, last]: readonly [boolean, boolean], id: number) => {
  const mobilization_days = first ? mission.mobilization_days : 0;
  const demobilization_days = last ? mission.demobilization_days : 0;
  return placeMission(
    {
      ...mission,
      id,
      mobilization_days,
      demobilization_days,
      operational_days: leg.days - mobilization_days - demobilization_days,
      port_calls: 0,
      notes: null,
    },
    { start_date: leg.start_date, start_fraction: 0 },
  );
};

export const createLegMissions = (
  application: DemoApplication,
  plan: LegPlanName,
  vessel: DemoVessel,
  { id }: ReferenceData,
  number: NextNumber,
): Mission[] => {
  const mission = whole(application, vessel, 0);
  const legs = legsOf(plan, application.year);
  const word = legWord[application.campaign.language];
  return legs.map((leg, index) => ({
    ...ofLeg(mission, leg, [index === 0, index === legs.length - 1], number()),
    title: `${mission.title.split(':')[0]?.trim()}, ${word} ${leg.name}`,
    mobilization_port_id: id('ports', leg.from),
    demobilization_port_id: id('ports', leg.to),
  }));
};

export const createMissions = (
  application: DemoApplication,
  vessel: DemoVessel,
  reference: ReferenceData,
  number: NextNumber,
): Mission[] => {
  const plan = legPlanOf(application.campaign, application.yearKey);
  return plan === null
    ? [whole(application, vessel, number())]
    : createLegMissions(application, plan, vessel, reference, number);
};
