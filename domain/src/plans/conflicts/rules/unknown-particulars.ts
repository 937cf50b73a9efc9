import { findEquipmentGaps, isKnownGap } from '../../../vessels/capabilities.ts';
import type { ConflictContext, MissionWithApplication, VesselFacts } from '../conflict-context.ts';
import type { MissingParticular } from '../conflict.ts';
import { needsVesselDraft } from './port-depth.ts';

export type UnknownParticular = {
  readonly cause: MissingParticular;
  readonly capability_id?: number;
  readonly doubtful?: true;
};

const asksForBerths = ({ mission, application }: MissionWithApplication): boolean =>
  mission.approved_berths !== null ||
  Boolean(application?.min_science_berths) ||
  Boolean(application?.ideal_science_berths);

const asksForRange = ({ mission, application }: MissionWithApplication): boolean =>
  Boolean(application?.track_nautical_miles) ||
  mission.mobilization_port_id !== mission.demobilization_port_id;

export const findUnknownParticulars = (
  subject: MissionWithApplication,
  vessel: VesselFacts,
  { ports }: Pick<ConflictContext, 'ports'>,
): readonly UnknownParticular[] => {
  const { mission, application } = subject;
  const unknown: UnknownParticular[] = [];
  const note = (cause: MissingParticular, isUnknown: boolean) => {
    if (isUnknown) unknown.push({ cause });
  };
  note('science_berths', vessel.science_berths === null && asksForBerths(subject));
  note('helicopter_support', vessel.helicopter_support === null && application?.helicopter_required === true);
  note('endurance', vessel.endurance === null);
  note('range', vessel.range === null && asksForRange(subject));
  note('cruising_speed', vessel.cruising_speed === null);
  note('home_port', vessel.home_port_id === null);
  note('draft', vessel.draft == null && needsVesselDraft(mission, ports));
  for (const gap of application === null ? [] : findEquipmentGaps(application, vessel)) {
    if (isKnownGap(gap)) continue;
    if (!('standing' in gap)) unknown.push({ cause: gap.about });
    else
      unknown.push({
        cause: 'capabilities',
        capability_id: gap.capability_id,
        ...(gap.standing === 'assumed_no' && { doubtful: true }),
      });
  }
  return unknown;
};
