import { foldText, type Language } from '@shiptime/domain/shared/text';
import type { ReferenceRow } from '#features/reference/reference-api.ts';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';

export type FleetGroup = { readonly row: ReferenceRow; readonly vessels: readonly VesselResource[] };

type View = {
  readonly sought: string;
  readonly regionId: number | null;
  readonly language: Language;
  readonly compare: (a: string, b: string) => number;
};

const nameOf = (
  vessel: Pick<VesselResource | ReferenceRow, 'name_en' | 'name_fr'>,
  language: Language,
): string => (language === 'fr' ? vessel.name_fr : vessel.name_en);

export const groupFleetByClass = (
  vessels: readonly VesselResource[],
  classes: readonly ReferenceRow[],
  { sought, regionId, language, compare }: View,
): FleetGroup[] => {
  const wanted = foldText(sought.trim());
  const shown = vessels
    .filter((vessel) => vessel.active)
    .filter((vessel) => regionId === null || vessel.region_id === regionId)
    .filter((vessel) => foldText(`${vessel.name_en}\n${vessel.name_fr}`).includes(wanted))
    .toSorted((a, b) => compare(nameOf(a, language), nameOf(b, language)));
  return classes
    .toSorted((a, b) => compare(nameOf(a, language), nameOf(b, language)))
    .map((row) => ({ row, vessels: shown.filter((vessel) => vessel.vessel_class_id === row.id) }))
    .filter((group) => group.vessels.length > 0);
};
