import { sql } from 'kysely';
import {
  statusAfter,
  statuses,
  type StatusId,
  type TransitionAction,
} from '@shiptime/domain/applications/lifecycle';
import type { Db, Tx } from '#db/connection.ts';
import { completeAnswers, completeParts } from './application-answers.ts';
import { closedYear, openYear, setClockToOpenYear } from './fiscal-years.ts';
import { aUser } from './people.ts';
import { aVessel } from './vessels.ts';

type Draft = {
  by?: number;
  year?: number;
  vessel?: number;
  complete: boolean;
  steps: TransitionAction[];
  coProponents: number[];
  stations: number;
  values: Record<string, unknown>;
};

export const fiveDaysAtAnyTime = {
  operational_days: 5,
  operational_window_start: null,
  operational_window_end: null,
  preferred_start_window_start: null,
  preferred_start_window_end: null,
  helicopter_required: false,
} as const;

/** `anApplication(db).by(user).submitted().for(vessel).create()`; other values have defaults. */
class ApplicationFactory {
  readonly #db: Db;
  readonly #draft: Draft = {
    complete: false,
    steps: [],
    coProponents: [],
    stations: 0,
    values: {},
  };

  constructor(db: Db) {
    this.#db = db;
  }

  #with(change: Partial<Draft>): this {
    Object.assign(this.#draft, change);
    return this;
  }

  by = (user: number): this => this.#with({ by: user });
  forYear = (year: number): this => this.#with({ year });
  for = (vessel: number): this => this.#with({ vessel });
  with = (...coProponents: number[]): this => this.#with({ coProponents });
  withStations = (stations: number): this => this.#with({ stations });
  having = (values: Record<string, unknown>): this => this.#with({ values });
  complete = (): this => this.#with({ complete: true });
  #stepped = (...steps: TransitionAction[]): this => this.#with({ complete: true, steps });
  submitted = (): this => this.#stepped('submit');
  clarificationNeeded = (): this => this.#stepped('submit', 'clarify');
  inReview = (): this => this.#stepped('submit', 'accept');
  unableToFulfill = (): this => this.#stepped('submit', 'reject');
  withdrawn = (): this => this.#stepped('submit', 'withdraw');
  accepted = (): this => this.#stepped('submit', 'accept', 'finalise');

  create = (): Promise<number> => this.#db.transaction().execute((tx) => this.#plant(tx));

  async #plant(tx: Tx): Promise<number> {
    const { complete, steps, coProponents, stations, values } = this.#draft;
    const user = this.#draft.by ?? (await aUser(tx, 'proponent'));
    const inReview = steps.length > 1;
    const year = this.#draft.year ?? (await (inReview ? closedYear : openYear)(tx));
    const vessel = this.#draft.vessel ?? (complete ? await aVessel(tx) : null);
    await setClockToOpenYear(tx, year);
    const { id } = await tx
      .insertInto('ship_time_requests')
      .values({
        project_title: 'Spring survey of the Scotian Shelf',
        ...(complete && (await completeAnswers(tx, year))),
        vessel_preference_1_id: vessel,
        ...values,
        user_id: user,
        fiscal_year_id: year,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (complete) await completeParts(tx, id);
    await addPeople(tx, id, coProponents);
    if (stations > 0) await addStations(tx, id, stations);
    await take(tx, id, user, vessel, steps);
    return id;
  }
}

const addPeople = async (tx: Tx, id: number, people: readonly number[]): Promise<void> => {
  if (people.length === 0) return;
  await tx
    .insertInto('co_proponents')
    .values(people.map((user_id, index) => ({ ship_time_request_id: id, user_id, slot: index + 1 })))
    .execute();
};

const addStations = async (tx: Tx, id: number, count: number): Promise<void> => {
  await sql`insert into stations (ship_time_request_id, position, name, type, latitude, longitude)
    select ${id}, n, 'HL_' || n, 'CTD', 44 + n / 100.0, -63 + n / 100.0 from generate_series(1, ${count}) n`.execute(
    tx,
  );
};

const take = async (
  tx: Tx,
  id: number,
  user: number,
  vessel: number | null,
  steps: readonly TransitionAction[],
): Promise<void> => {
  let status: StatusId = statuses.draft;
  for (const action of steps) {
    const next = statusAfter(action, status);
    await sql`update ship_time_requests set status_id = ${next}, vessel_id = ${vessel},
      submitted_at = coalesce(submitted_at, now()) where id = ${id}`.execute(tx);
    await tx
      .insertInto('ship_time_request_history')
      .values({
        ship_time_request_id: id,
        from_status_id: status,
        to_status_id: next,
        action,
        user_id: user,
        ...(action === 'submit' && { created_at: sql<string>`now()` }),
      })
      .execute();
    status = next;
  }
};

export const anApplication = (db: Db): ApplicationFactory => new ApplicationFactory(db);
