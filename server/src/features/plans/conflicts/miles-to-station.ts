import land from '@shiptime/domain/geo/land-light.json' with { type: 'json' };
import { OutlineIndex } from '@shiptime/domain/geography/outline-index';
import { decodeTopology, type Topology } from '@shiptime/domain/geography/outlines';
import { createMilesToStation, type MilesToStation } from '@shiptime/domain/plans/distances/miles-to-station';
import type { Db } from '#db/connection.ts';
import { findSeaPorts } from '#features/applications/tracks/tracks.ts';

const shores = {
  land: new OutlineIndex(decodeTopology(land as unknown as Topology)),
  lakes: new OutlineIndex([]),
};

const mostKept = 50_000;

const keepWays = (way: MilesToStation): MilesToStation => {
  const kept = new Map<string, number>();
  return (port, station) => {
    const name = `${port.key}:${station.join()}`;
    const miles = kept.get(name) ?? way(port, station);
    if (kept.size >= mostKept) kept.clear();
    kept.set(name, miles);
    return miles;
  };
};

let known: { readonly ports: string; readonly way: MilesToStation } | null = null;

/** Caches the distances until a port changes. */
export const loadMilesToStation = async (db: Db): Promise<MilesToStation> => {
  const found = await findSeaPorts(db);
  const ports = JSON.stringify(found);
  known = known?.ports === ports ? known : { ports, way: keepWays(createMilesToStation(found, shores)) };
  return known.way;
};
