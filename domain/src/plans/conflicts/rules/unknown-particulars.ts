import { equipmentGaps, isKnownGap } from '../../../vessels/capabilities.ts';
import type { Circumstances, Subject, VesselFacts } from '../circumstances.ts';
import type { MissingParticular } from '../conflict.ts';
import { asksForDraft } from './port-depth.ts';

export type Unknown = {
  readonly cause: MissingParticular;
  readonly capability_id?: number;
  readonly doubtful?: true;
};

const asksForBerths = ({ mission, application }: Subject): boolean =>
  mission.approved_berths !== null ||
  Boolean(application?.min_science_berths) ||
  Boolean(application?.ideal_science_berths);

const asksForRange = ({ mission, application }: Subject): boolean =>
  Boolean(application?.track_nautical_miles) ||
  mission.mobilization_port_id !== mission.demobilization_port_id;

export const unknownParticulars = (
  subject: Subject,
  vessel: VesselFacts,
  { ports }: Pick<Circumstances, 'ports'>,
): readonly Unknown[] => {
  const { mission, application } = subject;
  const unknown: Unknown[] = [];
  const note = (cause: MissingParticular, isUnknown: boolean) => {
    if (isUnknown) unknown.push({ cause });
  };
  note('science_berths', vessel.science_berths === null && asksForBerths(subject));
  note('helicopter_support', vessel.helicopter_support === null && application?.helicopter_required === true);
  note('endurance', vessel.endurance === null);
  note('range', vessel.range === null && asksForRange(subject));
  note('cruising_speed', vessel.cruising_speed === null);
  note('home_port', vessel.home_port_id === null);
  note('draft', vessel.draft == null && asksForDraft(mission, ports));
  for (const gap of application === null ? [] : equipmentGaps(application, vessel)) {
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
