import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Polygon } from '@shiptime/domain/applications/places/outlines';
import address from 'world-atlas/countries-50m.json?url';

export type Country = {
  /** By ISO 3166, three digits; empty for territories without one. */
  readonly number: string;
  readonly polygons: readonly Polygon[];
};

type Outlines = Topology<{ countries: GeometryCollection }>;

let loaded: Promise<readonly Country[]> | null = null;

/** Natural Earth's outlines of countries at 1:50 million, in the public domain; served by the portal itself. */
const load = async (): Promise<readonly Country[]> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`outlines: ${answer.status}`);
  const topology = (await answer.json()) as Outlines;
  return feature(topology, topology.objects.countries).features.flatMap(({ id, geometry }): Country[] => {
    const number = String(id ?? '');
    if (geometry.type === 'Polygon')
      return [{ number, polygons: [geometry.coordinates as unknown as Polygon] }];
    if (geometry.type === 'MultiPolygon')
      return [{ number, polygons: geometry.coordinates as unknown as Polygon[] }];
    return [];
  });
};

export const loadCountries = (): Promise<readonly Country[]> => {
  loaded ??= load().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
};
