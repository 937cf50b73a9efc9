import type { CalendarDay } from '../shared/calendar-day.ts';
import type { Instant } from '../shared/instant.ts';
import { type PortCallStop, sortStops } from './port-calls.ts';
import { indexSharedMissions } from './shared-voyages/shared-missions.ts';
import type { SnapshotMission } from './versions/snapshot.ts';

type BilingualName = { readonly name_en: string; readonly name_fr: string };
type Named = BilingualName & { readonly id: number };

export type VoyagePartner = Pick<SnapshotMission, 'ship_time_request_id' | 'title' | 'primary_proponent'> & {
  readonly mission_id: number;
  readonly works_first: boolean;
};

export type Voyage = Pick<
  SnapshotMission,
  | 'title'
  | 'start_fraction'
  | 'mobilization_days'
  | 'operational_days'
  | 'demobilization_days'
  | 'port_calls'
  | 'requested_berths'
  | 'approved_berths'
> & {
  readonly mission_id: number;
  readonly voyage_number: string | null;
  readonly fiscal_year_id: number;
  readonly start_date: CalendarDay;
  readonly end_date: CalendarDay;
  readonly vessel: Named;
  readonly mobilization_port: Named | null;
  readonly demobilization_port: Named | null;
  readonly port_call_stops: readonly (Omit<PortCallStop, 'port_id'> & { readonly port: Named })[];
  readonly shared_with: VoyagePartner | null;
  readonly version: number;
  readonly published_at: Instant;
  readonly reopened: boolean;
  readonly replanned: boolean;
};

export type PublishedMission = Pick<
  Voyage,
  'voyage_number' | 'fiscal_year_id' | 'version' | 'published_at' | 'reopened' | 'replanned'
> & {
  readonly vessel_id: number;
  readonly vessel: BilingualName;
  readonly ports: readonly Named[];
  readonly mission: SnapshotMission;
  readonly mate: SnapshotMission | null;
};

const sharedWith = (mission: SnapshotMission, mate: SnapshotMission | null): VoyagePartner | null =>
  mate && {
    mission_id: mate.id,
    ship_time_request_id: mate.ship_time_request_id,
    title: mate.title,
    primary_proponent: mate.primary_proponent,
    works_first: indexSharedMissions([mission, mate]).get(mission.id)?.works_first ?? true,
  };

export const toVoyage = (published: PublishedMission): Voyage | null => {
  const { vessel_id, vessel, ports, mission, mate, ...rest } = published;
  const { start_date, end_date } = mission;
  if (start_date === null || end_date === null) return null;
  const port = (id: number | null) => ports.find((each) => each.id === id) ?? null;
  return {
    ...rest,
    mission_id: mission.id,
    title: mission.title,
    start_date,
    start_fraction: mission.start_fraction,
    end_date,
    mobilization_days: mission.mobilization_days,
    operational_days: mission.operational_days,
    demobilization_days: mission.demobilization_days,
    port_calls: mission.port_calls,
    port_call_stops: sortStops(mission).flatMap(({ port_id, ...stop }) => {
      const found = port(port_id);
      return found ? [{ ...stop, port: found }] : [];
    }),
    requested_berths: mission.requested_berths,
    approved_berths: mission.approved_berths,
    vessel: { ...vessel, id: vessel_id },
    mobilization_port: port(mission.mobilization_port_id),
    demobilization_port: port(mission.demobilization_port_id),
    shared_with: sharedWith(mission, mate),
  };
};

const promised = (voyage: Voyage): unknown[] => [
  voyage.mission_id,
  voyage.vessel.id,
  voyage.start_date,
  voyage.start_fraction,
  voyage.end_date,
  voyage.mobilization_port?.id,
  voyage.demobilization_port?.id,
  voyage.approved_berths,
  ...(voyage.port_call_stops ?? []).map(({ port, day, days }) => [port.id, day, days]),
  voyage.shared_with?.mission_id,
];

/** Compares what proponents rely on; ignores renamed vessels and ports. */
export const areVoyagesSameAsAnnounced = (before: readonly Voyage[], after: readonly Voyage[]): boolean =>
  JSON.stringify(before.map(promised)) === JSON.stringify(after.map(promised));

export const voyageAspects = ['vessel', 'dates', 'length', 'parts', 'ports', 'berths'] as const;
export type VoyageAspect = (typeof voyageAspects)[number];

const comparedPairs = (
  before: readonly Voyage[],
  after: readonly Voyage[],
): (readonly [Voyage, Voyage])[] => {
  const pair = (one: Voyage, other: Voyage | undefined) => (other ? [[one, other] as const] : []);
  const kept = before.flatMap((one) =>
    pair(
      one,
      after.find(({ mission_id }) => mission_id === one.mission_id),
    ),
  );
  return kept.length > 0 ? kept : before.flatMap((one, index) => pair(one, after[index]));
};

export const findChangedAspects = (before: readonly Voyage[], after: readonly Voyage[]): VoyageAspect[] => {
  const pairs = comparedPairs(before, after);
  const vessels = new Set(before.map(({ vessel }) => vessel.id));
  const daysOf = (voyages: readonly Voyage[]) =>
    voyages.reduce((sum, { operational_days }) => sum + operational_days, 0);
  const differs = (valueOf: (voyage: Voyage) => unknown): boolean =>
    pairs.some(([one, other]) => JSON.stringify(valueOf(one)) !== JSON.stringify(valueOf(other)));
  const isLonger = daysOf(before) !== daysOf(after);
  const hasOtherDates =
    differs(({ start_date, start_fraction }) => [start_date, start_fraction]) ||
    (!isLonger && differs(({ end_date }) => end_date));
  const found: Readonly<Record<VoyageAspect, boolean>> = {
    vessel: differs(({ vessel }) => vessel.id) || after.some(({ vessel }) => !vessels.has(vessel.id)),
    dates: hasOtherDates,
    length: isLonger,
    parts: before.length !== after.length,
    ports: differs(({ mobilization_port, demobilization_port, port_call_stops }) => [
      mobilization_port?.id,
      demobilization_port?.id,
      (port_call_stops ?? []).map(({ port, day, days }) => [port.id, day, days]),
    ]),
    berths: differs(({ approved_berths }) => approved_berths),
  };
  return voyageAspects.filter((part) => found[part]);
};

export type VoyageAmendment = {
  readonly at: Instant;
  readonly reasons: readonly string[];
  readonly user: { readonly id: number; readonly first_name: string; readonly last_name: string };
};

export type ApplicationOutcome = {
  readonly outcome: 'accepted' | 'unable_to_fulfill' | 'withdrawn';
  readonly at: Instant;
  readonly reason: string | null;
  readonly voyages: readonly Voyage[];
  readonly changed: {
    readonly at: Instant;
    readonly before: readonly Voyage[];
    readonly reasons: readonly string[];
  } | null;
  readonly amendments: readonly VoyageAmendment[];
  readonly report: 'due' | 'submitted' | 'closed' | null;
  readonly contacts: readonly {
    readonly id: number;
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string;
  }[];
};
