import type { OpenSchedule, OpenDataVessel } from '@shiptime/domain/plans/versions/open-schedule';
import {
  type PortWithPosition,
  findPlannedPlace,
  type VesselWhereabouts,
  locateVessel,
} from '@shiptime/domain/plans/versions/vessel-whereabouts';

export type VesselToday = {
  readonly number: number | null;
  readonly vessel: OpenDataVessel;
  readonly found: VesselWhereabouts;
  readonly areas: OpenSchedule['project_areas'];
  readonly port: PortWithPosition | null;
};

export type PlacedVessel = {
  readonly number: number;
  readonly kind: VesselWhereabouts['kind'];
  readonly port: PortWithPosition | null;
  readonly areaKeys: readonly string[];
};

const order = ['at_sea', 'mobilization', 'demobilization', 'free', 'unavailable'] as const;

export const locateVessels = (schedule: OpenSchedule, day: string): readonly VesselToday[] => {
  let placed = 0;
  return schedule.vessels
    .map((vessel) => ({ vessel, found: locateVessel(vessel, day) }))
    .toSorted((a, b) => order.indexOf(a.found.kind) - order.indexOf(b.found.kind))
    .map(({ vessel, found }) => {
      const place = findPlannedPlace(found);
      const areaIds = place?.kind === 'areas' ? place.areaIds : [];
      if (place) placed += 1;
      return {
        number: place ? placed : null,
        vessel,
        found,
        areas: schedule.project_areas.filter(({ id }) => areaIds.includes(id)),
        port: place?.kind === 'port' ? place.port : null,
      };
    });
};

export const toPlacedVessels = ({ number, found, port, areas }: VesselToday): readonly PlacedVessel[] =>
  number === null ? [] : [{ number, kind: found.kind, port, areaKeys: areas.map(({ key }) => key) }];
