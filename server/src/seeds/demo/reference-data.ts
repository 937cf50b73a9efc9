import type { OperatingHours } from '@shiptime/domain/reference/lists';
import type { VesselCapability } from '@shiptime/domain/vessels/capabilities';
import { sql } from 'kysely';
import type { VesselFacts } from '@shiptime/domain/plans/conflicts/conflict-context';
import type { Tx } from '#db/connection.ts';

const lists = [
  'agencies',
  'project_types',
  'thematic_areas',
  'project_areas',
  'marine_protected_areas',
  'coastal_states',
  'operating_hours',
  'ports',
  'capabilities',
] as const;
type ReferenceList = (typeof lists)[number];

export type DemoVessel = VesselFacts & {
  readonly key: string;
  readonly region: string | null;
  readonly active: boolean;
};

export type ReferenceData = {
  readonly id: (list: ReferenceList, key: string) => number;
  readonly vessel: (key: string) => DemoVessel;
  readonly vessels: readonly DemoVessel[];
  readonly ports: readonly {
    id: number;
    name_en: string;
    name_fr: string;
    season_start: string | null;
    season_end: string | null;
  }[];
  readonly operatingHours: readonly OperatingHours[];
};

const vesselsOf = (tx: Tx) =>
  tx
    .selectFrom('vessels')
    .leftJoin('regions', 'regions.id', 'vessels.region_id')
    .select([
      'vessels.id',
      'vessels.key',
      'regions.key as region',
      'vessels.active',
      'vessels.science_berths',
      'vessels.cruising_speed',
      'vessels.range',
      'vessels.endurance',
      'vessels.helicopter_support',
      'vessels.home_port_id',
      'vessels.region_id',
      'vessels.draft',
      'vessels.wire_length',
      'vessels.a_frame_load',
      'vessels.container_places',
    ])
    .select(sql<VesselCapability[]>`vessels.capabilities`.as('capabilities'))
    .orderBy('vessels.position')
    .execute();

export const loadReferenceData = async (tx: Tx): Promise<ReferenceData> => {
  const ids = new Map<string, number>();
  for (const list of lists) {
    const rows = await tx.selectFrom(list).select(['id', 'key']).execute();
    for (const row of rows) ids.set(`${list}/${row.key}`, row.id);
  }
  const vessels = await vesselsOf(tx);
  const demand = <T>(found: T | undefined, what: string): T => {
    if (found === undefined) throw new Error(`the reference data have no ${what}`);
    return found;
  };
  return {
    id: (list, key) => demand(ids.get(`${list}/${key}`), `${list} with the key ${key}`),
    vessel: (key) =>
      demand(
        vessels.find((vessel) => vessel.key === key),
        `vessel ${key}`,
      ),
    vessels,
    ports: await tx
      .selectFrom('ports')
      .select(['id', 'name_en', 'name_fr', 'season_start', 'season_end'])
      .execute(),
    operatingHours: await tx.selectFrom('operating_hours').select(['id', 'hours']).execute(),
  };
};
