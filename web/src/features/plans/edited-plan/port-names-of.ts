import type { Mission } from '@shiptime/domain/plans/missions';
import type { PartnerMissionsById } from '@shiptime/domain/plans/shared-voyages/shared-missions';
import type { PlanTexts } from './plan-texts.ts';

export const portNamesOf = (
  mission: Mission,
  {
    words,
    mates,
    none,
  }: { readonly words: PlanTexts; readonly mates: PartnerMissionsById; readonly none: string },
): { readonly from: string; readonly to: string } => {
  const mate = mates.get(mission.id);
  const said = (id: number | null, isBetween: boolean) => {
    if (id !== null) return words.speaker.port(id);
    return isBetween ? words.noCall() : none;
  };
  return {
    from: said(mission.mobilization_port_id, mate?.works_first === false),
    to: said(mission.demobilization_port_id, mate?.works_first === true),
  };
};
