import { useQuery } from '@tanstack/react-query';
import type { Position } from '@shiptime/domain/geography/position';
import { loadOutlines } from '#map/outline-files.ts';
import { nonBlockingQueryMeta } from '#ui/show-when-loaded.tsx';
import { createSmallMapProjection, placeTrackNumbers } from './small-map-projection.ts';
import styles from './small-map.module.css';

type SmallTrack = {
  readonly key: number;
  readonly stations: readonly Position[];
  readonly legs?: readonly (readonly Position[])[] | undefined;
  readonly number?: number;
};

type Props = { readonly tracks: readonly SmallTrack[]; readonly width: number; readonly height: number };

type Places = readonly (readonly [number, number])[];

const Track = ({ places, way }: { places: Places; way: Places }) => (
  <>
    <polyline points={way.map((place) => place.join(',')).join(' ')} className={styles['track']} />
    {places.map(([x, y], index) => (
      <circle key={index} cx={x} cy={y} r={3.5} className={styles['station']} />
    ))}
  </>
);

export const SmallMap = ({ tracks, width, height }: Props) => {
  const stations = tracks.flatMap((track) => track.stations);
  const map = createSmallMapProjection(stations, width, height);
  const file = map?.isFromAfar ? 'land_light' : 'land_coarse';
  const { data: land = [] } = useQuery({
    queryKey: ['outlines', file],
    queryFn: () => loadOutlines(file),
    staleTime: Infinity,
    meta: nonBlockingQueryMeta,
    enabled: map !== null,
  });
  if (!map) return null;
  const places = tracks.map((track) => track.stations.map(map.place));
  return (
    <svg
      className={styles['map']}
      style={{ maxWidth: `min(100%, ${width / 16}rem)` }}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {land
        .flatMap(({ polygons }) => map.paths(polygons))
        .map((path) => (
          <path key={path} d={path} className={styles['land']} />
        ))}
      {tracks.map(({ key, legs }, index) => (
        <Track key={key} places={places[index]!} way={legs?.flat().map(map.place) ?? places[index]!} />
      ))}
      {placeTrackNumbers(places).map(([x, y], index) => {
        const { key, number } = tracks[index]!;
        return (
          number !== undefined && (
            <g key={key} className={styles['number']}>
              <circle cx={x} cy={y} r={10} />
              <text x={x} y={y} dy="0.36em">
                {number}
              </text>
            </g>
          )
        );
      })}
    </svg>
  );
};
