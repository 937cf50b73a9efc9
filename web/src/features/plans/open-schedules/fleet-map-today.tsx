import { useQuery } from '@tanstack/react-query';
import { loadOutlines } from '#map/outline-files.ts';
import {
  spreadVesselMarks,
  type VesselMark,
  middleOfPolygons,
  svgPathsOf,
  fleetMapSize,
  positionToPixels,
} from './fleet-picture.ts';
import type { PlacedVessel } from './locate-vessels.ts';
import styles from './fleet-today.module.css';

type Waters = { readonly key: string };

const useOutlines = <Properties,>(file: 'land_light' | 'project_areas_light', enabled: boolean) =>
  useQuery({
    queryKey: ['outlines', file],
    queryFn: () => loadOutlines<Properties>(file),
    staleTime: Infinity,
    enabled,
  }).data ?? [];

export const FleetMapToday = ({ ships }: { readonly ships: readonly PlacedVessel[] }) => {
  const worked = [...new Set(ships.flatMap(({ areaKeys }) => areaKeys))];
  const land = useOutlines('land_light', true);
  const outlines = useOutlines<Waters>('project_areas_light', worked.length > 0);
  const polygonsOf = (keys: readonly string[]) =>
    outlines.filter(({ properties }) => keys.includes(properties.key)).flatMap(({ polygons }) => polygons);
  const marks = ships.flatMap(({ number, port, areaKeys }): VesselMark[] => {
    const [first] = areaKeys
      .map((key) => middleOfPolygons(polygonsOf([key])))
      .filter((middle) => middle !== null);
    const at = port ? positionToPixels(port) : first;
    return at ? [{ number, at }] : [];
  });
  return (
    <svg
      className={styles['picture']}
      viewBox={`0 0 ${fleetMapSize.width} ${fleetMapSize.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {svgPathsOf(polygonsOf(worked)).map((path) => (
        <path key={path} d={path} className={styles['waters']} />
      ))}
      {land
        .flatMap(({ polygons }) => svgPathsOf(polygons))
        .map((path) => (
          <path key={path} d={path} className={styles['land']} />
        ))}
      {spreadVesselMarks(marks).map(({ number, at: [x, y] }) => (
        <g
          key={number}
          className={styles['mark']}
          data-kind={ships.find((ship) => ship.number === number)?.kind}
        >
          <circle cx={x} cy={y} r={12} />
          <text x={x} y={y} dy="0.36em">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
};
