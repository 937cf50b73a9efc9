import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Position } from '@shiptime/domain/geography/position';
import type { SeaPort } from '@shiptime/domain/plans/distances/sea-graph';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Db } from '#db/connection.ts';
import { programPathBeside, ProcessPool, ProcessError } from '#process-pool/process-pool.ts';
import { loadStations } from '../stations/station-rows.ts';
import type { TrackLegs, TrackJob } from './track-process.ts';

/** On timeout, draws tracks as straight lines. */
const timeoutMs = 60_000;

const sumOf = (places: readonly Position[]): string =>
  createHash('sha256')
    .update(JSON.stringify(places.map(({ latitude, longitude }) => [latitude, longitude])))
    .digest('base64url');

const straight = (places: readonly Position[]): TrackLegs =>
  places.slice(1).map((place, index) => [places[index]!, place]);

export const findSeaPorts = (db: Db): Promise<SeaPort[]> =>
  db.selectFrom('ports').select(['key', 'latitude', 'longitude']).orderBy('id').execute();

/** Finds each track once in a separate process and caches it. */
export class TrackCalculator {
  readonly #db: Db;
  readonly #pool = new ProcessPool<TrackJob, TrackLegs>(programPathBeside(import.meta.url, 'track-process'), {
    waitingEach: 100,
    timeoutMs,
    megabytes: 384,
  });
  readonly #underWay = new Map<string, Promise<TrackLegs | null>>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Null if not found within `withinMs`; the result is still cached for the next caller. */
  async find(actor: Actor, id: number, withinMs: number): Promise<TrackLegs | null> {
    const places = (await loadStations(this.#db, id)).map(({ latitude, longitude }) => ({
      latitude,
      longitude,
    }));
    if (places.length < 2) return [];
    const stations = sumOf(places);
    const kept = await this.#db
      .selectFrom('tracks')
      .select('legs')
      .where('ship_time_request_id', '=', id)
      .where('stations', '=', stations)
      .executeTakeFirst();
    if (kept) return kept.legs as unknown as TrackLegs;
    return Promise.race([
      this.#search(actor, id, places, stations),
      setTimeout(withinMs, null, { ref: false }),
    ]);
  }

  close(): void {
    this.#pool.close();
  }

  #search(
    actor: Actor,
    id: number,
    places: readonly Position[],
    stations: string,
  ): Promise<TrackLegs | null> {
    const known = this.#underWay.get(stations);
    if (known) return known;
    const search = this.#found(actor, places)
      .then((legs) => (legs ? this.#keep(id, stations, legs) : null))
      .catch(() => null)
      .finally(() => this.#underWay.delete(stations));
    this.#underWay.set(stations, search);
    return search;
  }

  async #found(actor: Actor, places: readonly Position[]): Promise<TrackLegs | null> {
    const ports = await findSeaPorts(this.#db);
    try {
      return await this.#pool.do(String(actor.id), { places, ports });
    } catch (error) {
      if (!(error instanceof ProcessError)) throw error;
      return error.kind === 'too_heavy' ? straight(places) : null;
    }
  }

  async #keep(ship_time_request_id: number, stations: string, found: TrackLegs): Promise<TrackLegs> {
    const legs = JSON.stringify(found);
    await this.#db
      .insertInto('tracks')
      .values({ ship_time_request_id, stations, legs })
      .onConflict((conflict) => conflict.column('ship_time_request_id').doUpdateSet({ stations, legs }))
      .execute();
    return found;
  }
}
