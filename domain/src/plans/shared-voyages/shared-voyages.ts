import { steamingHours } from '../../applications/station-geometry.ts';
import { greatCircleDistance, type Position } from '../../geography/position.ts';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import { dayOfTick, ticksToDays, tickAfterDay, tickOfDay, ticksInDay, daysToTicks } from '../ticks.ts';

export type ShareableApplication = {
  readonly id: number;
  readonly vessel_id: number;
  readonly operational_window_start: CalendarDay;
  readonly operational_window_end: CalendarDay;
  readonly mobilization_days: number;
  readonly operational_days: number;
  readonly demobilization_days: number;
  readonly min_science_berths: number | null;
  readonly helicopter_required: boolean | null;
  readonly mobilization_port_id: number | null;
  readonly demobilization_port_id: number | null;
  readonly project_area_ids: readonly number[];
  readonly middle: Position | null;
  readonly port: Position | null;
};

export type ShareableVessel = {
  readonly id: number;
  readonly region_id: number | null;
  readonly science_berths: number | null;
  readonly endurance: number | null;
  readonly cruising_speed: number | null;
  readonly helicopter_support: boolean | null;
};

export type SharedVoyage = {
  readonly ship_time_request_ids: readonly [number, number];
  readonly vessel_id: number;
  readonly shared_area_ids: readonly number[];
  readonly nautical_miles: number | null;
  readonly common_days: number;
  readonly earliest_start: CalendarDay;
  readonly latest_start: CalendarDay;
  readonly berths: number;
  readonly vessel_berths: number;
  readonly mobilization_port_id: number | null;
  readonly demobilization_port_id: number | null;
  readonly mobilization_days: number;
  readonly operational_days: number;
  readonly demobilization_days: number;
  readonly saved_days: number;
  readonly saved_transit_days: number | null;
};

/**
 * Maximum nautical miles between the centres of two applications proposed for a shared voyage: with a common
 * project area, and without one.
 */
export const sharedVoyageRadiusMiles = { ofOneArea: 300, byStations: 100 } as const;

const alike = (one: number | null, other: number | null): boolean =>
  one === null || other === null || one === other;

type Near = Pick<SharedVoyage, 'shared_area_ids' | 'nautical_miles'>;

const nearOf = (one: ShareableApplication, other: ShareableApplication): Near | null => {
  const shared = one.project_area_ids.filter((id) => other.project_area_ids.includes(id));
  const apart = one.middle && other.middle ? greatCircleDistance(one.middle, other.middle) : null;
  const most = shared.length > 0 ? sharedVoyageRadiusMiles.ofOneArea : sharedVoyageRadiusMiles.byStations;
  if (apart === null ? shared.length === 0 : apart > most) return null;
  return { shared_area_ids: shared, nautical_miles: apart === null ? null : Math.round(apart) };
};

const berthsOf = (
  one: ShareableApplication,
  other: ShareableApplication,
  ship: ShareableVessel,
): number | null => {
  if (one.min_science_berths === null || other.min_science_berths === null) return null;
  const berths = one.min_science_berths + other.min_science_berths;
  return ship.science_berths !== null && berths <= ship.science_berths ? berths : null;
};

const carries = (ship: ShareableVessel, one: ShareableApplication, other: ShareableApplication): boolean => {
  const flies = one.helicopter_required === true || other.helicopter_required === true;
  if (flies && ship.helicopter_support === false) return false;
  return ship.endurance === null || one.operational_days + other.operational_days <= ship.endurance;
};

type Starts = { readonly from: number; readonly until: number };

const startsOf = (
  first: ShareableApplication,
  second: ShareableApplication,
  mobilization: number,
): Starts | null => {
  const [one, other] = [daysToTicks(first.operational_days), daysToTicks(second.operational_days)];
  const before = daysToTicks(mobilization);
  const from = Math.max(
    tickOfDay(first.operational_window_start),
    tickOfDay(second.operational_window_start) - one,
  );
  const until = Math.min(
    tickAfterDay(first.operational_window_end) - one,
    tickAfterDay(second.operational_window_end) - one - other,
  );
  return from <= until ? { from: from - before, until: until - before } : null;
};

const commonDays = (one: ShareableApplication, other: ShareableApplication): number => {
  const from = Math.max(tickOfDay(one.operational_window_start), tickOfDay(other.operational_window_start));
  const until = Math.min(
    tickAfterDay(one.operational_window_end),
    tickAfterDay(other.operational_window_end),
  );
  return Math.max(0, ticksToDays(until - from));
};

const transitSaved = (
  one: ShareableApplication,
  other: ShareableApplication,
  ship: ShareableVessel,
): number | null => {
  const ways = [one, other].map(({ port, middle }) =>
    port && middle ? greatCircleDistance(port, middle) : null,
  );
  if (ways.includes(null)) return null;
  const hours = steamingHours(2 * Math.min(...ways.map((way) => way ?? 0)), ship.cruising_speed);
  return hours === null ? null : Math.floor((hours / 24) * ticksInDay) / ticksInDay;
};

export const matchSharedVoyage = (
  one: ShareableApplication,
  other: ShareableApplication,
  ship: ShareableVessel,
): SharedVoyage | null => {
  const common = commonDays(one, other);
  if (common === 0 || !carries(ship, one, other)) return null;
  if (!alike(one.mobilization_port_id, other.mobilization_port_id)) return null;
  if (!alike(one.demobilization_port_id, other.demobilization_port_id)) return null;
  const [near, berths] = [nearOf(one, other), berthsOf(one, other, ship)];
  if (near === null || berths === null) return null;
  const mobilization = Math.max(one.mobilization_days, other.mobilization_days);
  const demobilization = Math.max(one.demobilization_days, other.demobilization_days);
  const orders = [
    [one, other],
    [other, one],
  ] as const;
  const ways = orders.flatMap(([first, second]) => {
    const starts = startsOf(first, second, mobilization);
    return starts ? [{ first, second, ...starts }] : [];
  });
  const [best] = ways.toSorted((a, b) => b.until - b.from - (a.until - a.from));
  if (!best) return null;
  const separately =
    one.mobilization_days + other.mobilization_days + one.demobilization_days + other.demobilization_days;
  return {
    ship_time_request_ids: [best.first.id, best.second.id],
    vessel_id: ship.id,
    ...near,
    common_days: common,
    earliest_start: dayOfTick(best.from + ticksInDay - 1),
    latest_start: dayOfTick(best.until),
    berths,
    vessel_berths: ship.science_berths ?? 0,
    mobilization_port_id: one.mobilization_port_id ?? other.mobilization_port_id,
    demobilization_port_id: one.demobilization_port_id ?? other.demobilization_port_id,
    mobilization_days: mobilization,
    operational_days: one.operational_days + other.operational_days,
    demobilization_days: demobilization,
    saved_days: separately - mobilization - demobilization,
    saved_transit_days: transitSaved(one, other, ship),
  };
};

const savedBy = ({ saved_days, saved_transit_days }: SharedVoyage): number =>
  saved_days + (saved_transit_days ?? 0);

export const matchSharedVoyages = (
  sharers: readonly ShareableApplication[],
  ships: ReadonlyMap<number, ShareableVessel>,
): SharedVoyage[] => {
  const found = sharers.flatMap((one, index) =>
    sharers.slice(index + 1).flatMap((other) => {
      const [own, theirs] = [ships.get(one.vessel_id), ships.get(other.vessel_id)];
      if (!own || !theirs || !alike(own.region_id, theirs.region_id)) return [];
      const both = own.id === theirs.id ? [own] : [own, theirs];
      const voyages = both.flatMap((ship) => matchSharedVoyage(one, other, ship) ?? []);
      return voyages.toSorted((a, b) => savedBy(b) - savedBy(a)).slice(0, 1);
    }),
  );
  const worth = found.filter((voyage) => savedBy(voyage) > 0);
  return worth.toSorted(
    (a, b) => savedBy(b) - savedBy(a) || a.ship_time_request_ids[0] - b.ship_time_request_ids[0],
  );
};
