import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FairQueue, type FairQueueLimits } from './fair-queue.ts';
import type { JobReply } from './serve-jobs.ts';

export class ProcessError extends Error {
  readonly kind: 'too_heavy' | 'failed';
  constructor(kind: ProcessError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

type Conditions = FairQueueLimits & {
  readonly timeoutMs: number;
  readonly megabytes: number;
  readonly idleMs: number;
};

const usual: Conditions = {
  atOnce: 2,
  atOnceEach: 1,
  waitingEach: 10,
  waiting: 200,
  timeoutMs: 30_000,
  megabytes: 128,
  idleMs: 60_000,
};

export const isTypeScriptSource = (program: string): boolean => program.endsWith('.ts');

/**
 * Path of `<name>.ts` next to the calling file, or of its bundle; tests use the bundles in BUNDLED_PROGRAMS.
 */
export const programPathBeside = (fileUrl: string, name: string): string => {
  const bundled = process.env['BUNDLED_PROGRAMS'];
  if (!isTypeScriptSource(fileUrl)) return fileURLToPath(new URL(`./${name}.js`, fileUrl));
  return bundled ? path.join(bundled, `${name}.js`) : fileURLToPath(new URL(`./${name}.ts`, fileUrl));
};

/** Passes only harmless variables, so that these programs get no database address or password. */
const surroundings = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'].flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  );

const diedOfMemory = (code: number | null, signal: NodeJS.Signals | null): boolean =>
  signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134;

/** Runs untrusted or heavy work in separate processes, shared fairly among people. */
export class ProcessPool<Job, Result> {
  readonly #program: string;
  readonly #conditions: Conditions;
  readonly #turns: FairQueue;
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>();
  readonly #all = new Set<ChildProcess>();
  #isClosed = false;

  constructor(program: string, conditions: Partial<Conditions> = {}) {
    this.#program = program;
    this.#conditions = { ...usual, ...conditions };
    this.#turns = new FairQueue(this.#conditions);
  }

  do(owner: string, job: Job, timeoutMs = this.#conditions.timeoutMs): Promise<Result> {
    return this.#turns.during(owner, async () => {
      const worker = this.#worker();
      try {
        const answer = await this.#asked(worker, job, timeoutMs);
        this.#rest(worker);
        if ('error' in answer) throw new ProcessError('failed', answer.error);
        return answer.result;
      } finally {
        if (!this.#idle.has(worker)) this.#end(worker);
      }
    });
  }

  close(): void {
    this.#isClosed = true;
    for (const worker of this.#all) this.#end(worker);
  }

  #worker(): ChildProcess {
    if (this.#isClosed) throw new ProcessError('failed', 'it is closed');
    const [rested] = this.#idle.keys();
    if (rested) {
      clearTimeout(this.#idle.get(rested));
      this.#idle.delete(rested);
      return rested;
    }
    const worker = fork(this.#program, {
      serialization: 'advanced',
      env: surroundings(),
      execArgv: [
        `--max-old-space-size=${this.#conditions.megabytes}`,
        ...(isTypeScriptSource(this.#program) ? ['--import', 'tsx'] : []),
      ],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#all.add(worker);
    worker.on('error', () => this.#end(worker)).on('exit', () => this.#end(worker));
    return worker;
  }

  #rest(worker: ChildProcess): void {
    if (!this.#all.has(worker)) return;
    this.#idle.set(worker, setTimeout(() => this.#end(worker), this.#conditions.idleMs).unref());
  }

  #end(worker: ChildProcess): void {
    clearTimeout(this.#idle.get(worker));
    this.#idle.delete(worker);
    if (this.#all.delete(worker)) worker.kill('SIGKILL');
  }

  #asked(worker: ChildProcess, job: Job, timeoutMs: number): Promise<JobReply<Result>> {
    return new Promise((resolve, reject) => {
      const settle = (end: () => void) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        end();
      };
      const fail = (kind: ProcessError['kind'], reason: string) =>
        settle(() => reject(new ProcessError(kind, reason)));
      const onMessage = (message: unknown) => settle(() => resolve(message as JobReply<Result>));
      const onError = () => fail('failed', 'it could not run');
      const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
        diedOfMemory(code, signal) ? fail('too_heavy', 'it took too much memory') : fail('failed', 'it died');
      const timer = setTimeout(() => fail('too_heavy', 'it took too long'), timeoutMs);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.send(job as object, (error) => error && onError());
    });
  }
}
