import type { FastifyInstance } from 'fastify';
import { searchSeconds, type ProposalBody } from '@shiptime/domain/proposals/proposal-bodies';
import type { FleetProblem } from '@shiptime/planner/fleet/fleet-problem';
import { addLongerOptions } from '@shiptime/planner/fleet/longer-options';
import type { ProposedChange } from '@shiptime/planner/fleet/proposed-changes';
import { findUnacceptablePlacements, disableFaultyOptions } from '@shiptime/planner/fleet/faulty-placements';
import type { Db } from '#db/connection.ts';
import { announceLiveEvent, userTopic } from '#live/live.ts';
import { runInTransaction } from '#db/transaction.ts';
import type { SearchProgress } from '#proposal-search/search-result-collector.ts';
import { searchForProposal, type ProposeResult } from '#proposal-search/search-for-proposal.ts';
import { FairQueue } from '#process-pool/fair-queue.ts';
import { loadRatesOfYear } from '#features/vessels/vessel-rates.ts';
import { type SearchSolution, buildProposalOutcome, sumPlacedDays } from './proposal-outcome.ts';

export type ReportedProgress = {
  readonly iterations: number;
  readonly of: number | null;
  readonly placed_days: number;
  readonly value: number;
  readonly bound: number | null;
  readonly elapsed_ms: number;
};

type Job = {
  readonly id: number;
  readonly userId: number;
  readonly body: ProposalBody;
  readonly posed: FleetProblem;
  readonly place: Promise<() => void>;
  /** Proposals for the same plans, used instead of the result if they have more days. */
  readonly rivalIds: readonly number[];
};

type Running = {
  readonly controller: AbortController;
  readonly over: Promise<void>;
  progress: ReportedProgress | null;
};

const tellEveryMs = 1000;
/**
 * Maximum number of corrections. Each removes placements that the portal's rules refuse, or allows longer
 * missions.
 */
const mendings = 3;
const mendingSeconds = 1;

const seedOf = ({ seed }: ProposalBody): number => seed ?? 1;

const aborted = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));

/** Runs two proposals at a time per process, one per person. */
export class ProposalRunner {
  readonly #app: FastifyInstance;
  readonly #turns = new FairQueue({ atOnce: 2, atOnceEach: 1, waitingEach: 3, waiting: 20 });
  readonly #running = new Map<number, Running>();
  #isClosing = false;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  get #db(): Db {
    return this.#app.db;
  }

  /** Reserves a place in the queue before writing; throws 429 or 503. Call the result to release the place. */
  takePlace(userId: number): Promise<() => void> {
    this.#turns.requireRoom(String(userId));
    return this.#turns.take(String(userId));
  }

  start(job: Job): void {
    const controller = new AbortController();
    const running: Running = { controller, progress: null, over: Promise.resolve() };
    const over = this.#work(job, running)
      .catch((error: unknown) => this.#fail(job, error))
      .finally(() => this.#running.delete(job.id));
    this.#running.set(job.id, Object.assign(running, { over }));
  }

  progressOf(id: number): ReportedProgress | null | undefined {
    return this.#running.get(id)?.progress;
  }

  has(id: number): boolean {
    return this.#running.has(id);
  }

  async stop(id: number): Promise<boolean> {
    const running = this.#running.get(id);
    if (!running) return false;
    running.controller.abort();
    await running.over;
    return true;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.all([...this.#running.keys()].map((id) => this.stop(id)));
  }

  async #work(job: Job, running: Running): Promise<void> {
    const { controller } = running;
    const leave = await Promise.race([job.place, aborted(controller.signal)]);
    if (leave === null) {
      void job.place.then((comesTooLate) => comesTooLate());
      return this.#finish(job, { state: 'cancelled' });
    }
    const began = performance.now();
    const tellOthers = setInterval(() => void this.#tell(job, running).catch(() => undefined), tellEveryMs);
    try {
      await this.#db
        .updateTable('proposals')
        .set({ state: 'running' })
        .where('id', '=', job.id)
        .where('state', '=', 'queued')
        .execute();
      const { posed, found } = await this.#search(job, controller.signal, (asked, progress) => {
        running.progress = this.#told(job, asked, progress, performance.now() - began);
      });
      const rates = await loadRatesOfYear(this.#db, job.body.fiscal_year_id);
      const outcome = await buildProposalOutcome(posed, found, rates, await this.#changesOf(job.rivalIds));
      const state = controller.signal.aborted ? 'cancelled' : 'done';
      await this.#finish(job, {
        state,
        result: JSON.stringify(outcome),
        progress: JSON.stringify(running.progress),
      });
    } finally {
      clearInterval(tellOthers);
      leave();
    }
  }

  async #changesOf(ids: readonly number[]): Promise<ProposedChange[][]> {
    if (ids.length === 0) return [];
    const rows = await this.#db
      .selectFrom('proposals')
      .select('result')
      .where('id', 'in', ids)
      .where('result', 'is not', null)
      .orderBy('id')
      .execute();
    return rows.map(({ result }) => (result as unknown as { changes: ProposedChange[] }).changes);
  }

  async #search(
    job: Job,
    signal: AbortSignal,
    onProgress: (posed: FleetProblem, progress: SearchProgress) => void,
  ): Promise<{ readonly posed: FleetProblem; readonly found: SearchSolution }> {
    const { body } = job;
    const seed = seedOf(body);
    const iterations = body.iterations ?? null;
    const seconds = body.max_seconds ?? (iterations === null ? searchSeconds.default : searchSeconds.max);
    let { posed } = job;
    const ask = (from: FleetProblem['from'], most: number): Promise<ProposeResult> => {
      const asked = posed;
      return searchForProposal(asked.problem, {
        seed,
        iterations,
        seconds: most,
        from,
        isLowPriority: true,
        onProgress: (progress) => onProgress(asked, progress),
        signal,
      });
    };
    let proposed = await ask(posed.from, seconds);
    for (let round = 0; round < mendings && !signal.aborted; round += 1) {
      const { placements } = proposed.solution;
      const faults = findUnacceptablePlacements(posed, placements);
      const longer = faults.length === 0 ? addLongerOptions(posed, placements) : null;
      if (faults.length === 0 && !longer) break;
      posed = longer?.posed ?? disableFaultyOptions(posed, faults);
      const rest = longer?.placements ?? placements.filter((placement) => !faults.includes(placement));
      proposed = await ask(rest, mendingSeconds);
    }
    const { solution, upperBound } = proposed;
    return { posed, found: { ...solution, upperBound, seed, iterations: proposed.iterations } };
  }

  #told(
    { body }: Job,
    posed: FleetProblem,
    { solution, iterations, bound }: SearchProgress,
    elapsed: number,
  ): ReportedProgress {
    return {
      iterations,
      of: body.iterations ?? null,
      placed_days: sumPlacedDays(posed, solution.placements),
      value: solution.value,
      bound,
      elapsed_ms: Math.round(elapsed),
    };
  }

  async #tell(job: Job, running: Running): Promise<void> {
    const stopping = await runInTransaction(this.#db, async (tx) => {
      const row = await tx
        .updateTable('proposals')
        .set({ progress: JSON.stringify(running.progress) })
        .where('id', '=', job.id)
        .where('state', '=', 'running')
        .returning('is_stopping')
        .executeTakeFirst();
      if (row) await announceLiveEvent(tx, { topic: userTopic(job.userId), kind: 'proposal', id: job.id });
      return row?.is_stopping ?? false;
    });
    if (stopping) running.controller.abort();
  }

  async #finish(
    { id, userId }: Job,
    end: {
      state: 'done' | 'cancelled' | 'failed';
      failure?: 'lost' | 'error';
      result?: string;
      progress?: string;
    },
  ): Promise<void> {
    await runInTransaction(this.#db, async (tx) => {
      await tx
        .updateTable('proposals')
        .set(end)
        .where('id', '=', id)
        .where('state', 'in', ['queued', 'running'])
        .execute();
      await announceLiveEvent(tx, { topic: userTopic(userId), kind: 'proposal', id });
    });
  }

  async #fail(job: Job, error: unknown): Promise<void> {
    this.#app.log.error({ err: error, proposal: job.id }, 'a proposal came to nothing');
    const failure = this.#isClosing ? 'lost' : 'error';
    await this.#finish(job, { state: 'failed', failure }).catch(() => undefined);
  }
}
