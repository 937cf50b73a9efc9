import type { DistanceLookup, VesselFacts } from '@shiptime/domain/plans/conflicts/conflict-context';
import { assumedKnots } from '@shiptime/domain/proposals/assumed-speed';
import { computeTransitTicks } from '@shiptime/domain/plans/conflicts/transits';
import { unreachableTicks } from '../problem.ts';

/** Numbers ports for the search; number 0 means no port and has no transits. */
export class PortIndex {
  readonly #numbers = new Map<number | null, number>([[null, 0]]);
  readonly #between: DistanceLookup;
  readonly #travel = new Map<VesselFacts, Int32Array>();
  readonly #ids: (number | null)[] = [null];

  constructor(between: DistanceLookup) {
    this.#between = between;
  }

  of(portId: number | null): number {
    const known = this.#numbers.get(portId);
    if (known !== undefined) return known;
    this.#numbers.set(portId, this.#numbers.size);
    this.#ids.push(portId);
    return this.#numbers.size - 1;
  }

  get count(): number {
    return this.#numbers.size;
  }

  /** Unknown distances take no time, as in the conflict rules. */
  way(vessel: VesselFacts, from: number, to: number): number {
    return this.#wayBetween(vessel, this.#ids[from] ?? null, this.#ids[to] ?? null);
  }

  travelOf(vessel: VesselFacts): Int32Array {
    const known = this.#travel.get(vessel);
    if (known?.length === this.count ** 2) return known;
    const ids = this.#ids;
    const ways = Int32Array.from(ids.flatMap((from) => ids.map((to) => this.#wayBetween(vessel, from, to))));
    this.#travel.set(vessel, ways);
    return ways;
  }

  #wayBetween(vessel: VesselFacts, from: number | null, to: number | null): number {
    if (from === null || to === null || from === to) return 0;
    if (this.#between(from, to)?.method === 'none') return unreachableTicks;
    const cruising_speed = vessel.cruising_speed ?? assumedKnots;
    return computeTransitTicks(from, to, { ...vessel, cruising_speed }, this.#between) ?? 0;
  }
}
