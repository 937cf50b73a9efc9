import lakes from '@shiptime/domain/geo/lakes.json' with { type: 'json' };
import land from '@shiptime/domain/geo/land-10m.json' with { type: 'json' };
import { OutlineIndex } from '@shiptime/domain/geography/outline-index';
import { decodeTopology, type Topology } from '@shiptime/domain/geography/outlines';
import type { Position } from '@shiptime/domain/geography/position';
import { findSeaRoute } from '@shiptime/domain/geography/sea-route';
import { buildKnownSeaRoutes } from '@shiptime/domain/plans/distances/known-sea-routes';
import type { SeaPort } from '@shiptime/domain/plans/distances/sea-graph';
import { serveJobs } from '#process-pool/serve-jobs.ts';

export type TrackJob = { readonly places: readonly Position[]; readonly ports: readonly SeaPort[] };
export type TrackLegs = readonly (readonly Position[])[];

const edgesOf = (file: unknown): OutlineIndex => new OutlineIndex(decodeTopology(file as Topology));
const shores = { land: edgesOf(land), lakes: edgesOf(lakes) };

/** Rounds to about a hundred metres, enough for a map. */
const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;

serveJobs(({ places, ports }: TrackJob): TrackLegs => {
  const known = buildKnownSeaRoutes(ports);
  return places.slice(1).map((place, index) =>
    findSeaRoute(shores, known, places[index]!, place).points.map(({ latitude, longitude }) => ({
      latitude: round(latitude),
      longitude: round(longitude),
    })),
  );
});
