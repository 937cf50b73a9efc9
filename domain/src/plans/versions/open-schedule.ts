import type { CalendarDay } from '../../shared/calendar-day.ts';
import type { Instant } from '../../shared/instant.ts';
import type { ConstraintKind } from '../../vessels/constraints.ts';
import type { ConstraintNames } from '../../vessels/constraint-names.ts';
import { type PortCallStop, sortStops } from '../port-calls.ts';
import { type JoinableLeg, findJoinableLegs } from './joinable-legs.ts';
import type { FleetSnapshot, ReplannedIds } from './fleet-snapshot.ts';
import type { PlanSnapshot, SnapshotConstraint, SnapshotMission } from './snapshot.ts';

type BilingualName = { readonly name_en: string; readonly name_fr: string };

export type OpenScheduleFacts = {
  readonly ports: ReadonlyMap<number, Place>;
  readonly ships: ReadonlyMap<number, Ship>;
  readonly guests: ReadonlyMap<number, number>;
  readonly replanning?: ReplannedIds;
};
type Place = {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly time_zone: string | null;
  readonly un_locode: string | null;
};
type Ship = {
  readonly science_berths: number | null;
} & Readonly<Record<'imo' | 'mmsi' | 'call_sign' | 'ices_code', string | null>>;

const unknownShip: Ship = { science_berths: null, imo: null, mmsi: null, call_sign: null, ices_code: null };

export type OpenDataPort = BilingualName & Place & { readonly id: number };

export type OpenDataMission = {
  readonly id: number;
  readonly voyage_number: string | null;
  readonly number: number;
  readonly title: string;
  readonly ship_time_request_id: number | null;
  readonly start_date: CalendarDay;
  readonly start_fraction: number;
  readonly end_date: CalendarDay;
  readonly mobilization_days: number;
  readonly operational_days: number;
  readonly demobilization_days: number;
  readonly mobilization_port: OpenDataPort | null;
  readonly demobilization_port: OpenDataPort | null;
  readonly port_call_stops: readonly (Omit<PortCallStop, 'port_id'> & { readonly port: OpenDataPort })[];
  readonly requested_berths: number | null;
  readonly approved_berths: number | null;
  readonly guest_berths: number;
  readonly spare_berths: number | null;
  readonly project_area_ids: readonly number[];
  readonly sails_with_id: number | null;
  readonly replanned: boolean;
};

export type OpenDataVessel = BilingualName &
  Ship & {
    readonly vessel_id: number;
    readonly finalized_at: Instant;
    readonly reopened: boolean;
    readonly missions: readonly OpenDataMission[];
    readonly unavailable: readonly (ConstraintNames & {
      readonly kind?: ConstraintKind;
      readonly start_date: CalendarDay;
      readonly end_date: CalendarDay;
    })[];
    readonly joinable_legs: readonly JoinableLeg<OpenDataPort>[];
  };

export type OpenSchedule = {
  readonly fiscal_year: PlanSnapshot['names']['fiscal_year'];
  readonly version: number;
  readonly published_at: Instant;
  readonly vessels: readonly OpenDataVessel[];
  readonly project_areas: readonly (BilingualName & { readonly id: number; readonly key: string })[];
};

const portOf = (
  snapshot: PlanSnapshot,
  id: number | null,
  { ports }: OpenScheduleFacts,
): OpenDataPort | null => {
  const named = snapshot.names.ports.find((port) => port.id === id);
  if (!named) return null;
  const place = ports.get(named.id);
  return {
    id: named.id,
    name_en: named.name_en,
    name_fr: named.name_fr,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    time_zone: place?.time_zone ?? null,
    un_locode: place?.un_locode ?? null,
  };
};

/** Copies fields one by one, so that new snapshot fields do not become public by accident. */
const openMission = (
  mission: SnapshotMission,
  snapshot: PlanSnapshot,
  fleet: FleetSnapshot,
  facts: OpenScheduleFacts,
): OpenDataMission[] => {
  const { start_date, end_date, approved_berths, ship_time_request_id } = mission;
  if (start_date === null || end_date === null) return [];
  const berths = facts.ships.get(snapshot.vessel_id)?.science_berths ?? null;
  const guest_berths = facts.guests.get(mission.id) ?? 0;
  const areas = fleet.areas ?? [];
  return [
    {
      id: mission.id,
      voyage_number: mission.voyage_number ?? null,
      number: mission.number,
      title: mission.title,
      ship_time_request_id,
      start_date,
      start_fraction: mission.start_fraction,
      end_date,
      mobilization_days: mission.mobilization_days,
      operational_days: mission.operational_days,
      demobilization_days: mission.demobilization_days,
      mobilization_port: portOf(snapshot, mission.mobilization_port_id, facts),
      demobilization_port: portOf(snapshot, mission.demobilization_port_id, facts),
      port_call_stops: sortStops(mission).flatMap(({ port_id, ...stop }) => {
        const port = portOf(snapshot, port_id, facts);
        return port ? [{ ...stop, port }] : [];
      }),
      requested_berths: mission.requested_berths,
      approved_berths,
      guest_berths,
      spare_berths:
        berths === null || approved_berths === null
          ? null
          : Math.max(0, berths - approved_berths - guest_berths),
      project_area_ids:
        ship_time_request_id === null
          ? []
          : areas
              .filter((area) => area.ship_time_request_ids.includes(ship_time_request_id))
              .map(({ id }) => id),
      sails_with_id: mission.sails_with_id ?? null,
      replanned: facts.replanning?.mission_ids.has(mission.id) ?? false,
    },
  ];
};

type Version = { readonly number: number; readonly created_at: Instant; readonly snapshot: FleetSnapshot };

const openConstraint = ({
  name,
  name_en,
  name_fr,
  kind,
  start_date,
  end_date,
}: SnapshotConstraint): OpenDataVessel['unavailable'][number] => ({
  name,
  ...(name_en && { name_en }),
  ...(name_fr && { name_fr }),
  ...(kind && { kind }),
  start_date,
  end_date,
});

const openVessel = (
  { snapshot: plan, finalized_at, reopened }: FleetSnapshot['plans'][number],
  fleet: FleetSnapshot,
  facts: OpenScheduleFacts,
): OpenDataVessel => {
  const ship = {
    ...(facts.ships.get(plan.vessel_id) ?? unknownShip),
    missions: plan.missions
      .flatMap((mission) => openMission(mission, plan, fleet, facts))
      .toSorted((a, b) => a.start_date.localeCompare(b.start_date) || a.id - b.id),
    unavailable: plan.constraints.map(openConstraint),
  };
  return {
    vessel_id: plan.vessel_id,
    name_en: plan.names.vessel.name_en,
    name_fr: plan.names.vessel.name_fr,
    finalized_at,
    reopened: facts.replanning?.amended_plan_ids.has(plan.vessel_plan_id) ?? reopened,
    ...ship,
    joinable_legs: findJoinableLegs({ ...ship, year: fleet.fiscal_year }),
  };
};

export const buildOpenSchedule = (
  { number, created_at, snapshot }: Version,
  facts: OpenScheduleFacts,
): OpenSchedule => ({
  fiscal_year: snapshot.fiscal_year,
  version: number,
  published_at: created_at,
  vessels: snapshot.plans.map((plan) => openVessel(plan, snapshot, facts)),
  project_areas: (snapshot.areas ?? []).map(({ id, key, name_en, name_fr }) => ({
    id,
    key,
    name_en,
    name_fr,
  })),
});
