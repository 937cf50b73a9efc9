import type { VesselCapability } from '@shiptime/domain/vessels/capabilities';
import type { Tx } from '#db/connection.ts';
import type { DemoApplication } from './demo-context.ts';
import type { DemoVessel, ReferenceData } from './reference-data.ts';

const confirmedOf = (vessel: DemoVessel, applications: readonly DemoApplication[]): VesselCapability[] => {
  const done = new Set(
    applications
      .filter(
        ({ outcome, answers }) => outcome === 'accepted' && answers.vessel_preference_1_id === vessel.id,
      )
      .flatMap(({ answers }) => [
        ...(answers.needed_capability_ids ?? []),
        ...(answers.needed_water_ids ?? []),
      ]),
  );
  const others = (vessel.capabilities ?? []).filter(({ capability_id }) => !done.has(capability_id));
  const confirmed = [...done].map((capability_id): VesselCapability => ({ capability_id, standing: 'yes' }));
  return [...others, ...confirmed].toSorted((a, b) => a.capability_id - b.capability_id);
};

export const confirmCapabilities = async (
  tx: Tx,
  { vessels }: ReferenceData,
  applications: readonly DemoApplication[],
): Promise<void> => {
  for (const vessel of vessels)
    await tx
      .updateTable('vessels')
      .set({ capabilities: JSON.stringify(confirmedOf(vessel, applications)) })
      .where('id', '=', vessel.id)
      .execute();
};
