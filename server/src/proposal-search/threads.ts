import { Worker } from 'node:worker_threads';
import type { Problem } from '@shiptime/planner/problem';
import { isTypeScriptSource, programPathBeside } from '../process-pool/process-pool.ts';
import type { ThreadMessage, ThreadResult, ThreadTask } from './thread-tasks.ts';

/** V8 heap per thread; 40 vessels with 600 applications need about 60 MB. */
const megabytes = 512;

/** Threads do not inherit the TypeScript loader of their process. */
const fromSource = (program: string): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(program)}); });`;

class ThreadLost extends Error {}

export class PlannerThread {
  readonly #worker: Worker;
  #stop = new Int32Array(new SharedArrayBuffer(4));
  #lost: Error | null = null;
  #underWay = 0;

  constructor(isLowPriority: boolean) {
    const program = programPathBeside(import.meta.url, 'planner-thread');
    this.#worker = new Worker(isTypeScriptSource(program) ? fromSource(program) : program, {
      eval: isTypeScriptSource(program),
      workerData: { isLowPriority },
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    this.#worker.on('error', (error) => (this.#lost = error));
    this.#worker.on('exit', () => (this.#lost ??= new ThreadLost('the thread ended')));
  }

  get isFree(): boolean {
    return this.#underWay === 0 && this.#lost === null;
  }

  async open(problem: Problem): Promise<void> {
    this.#worker.ref();
    this.#stop = new Int32Array(new SharedArrayBuffer(4));
    await this.do({ kind: 'problem', problem, stop: this.#stop }, () => undefined);
  }

  do(task: ThreadTask, onNews: (news: ThreadMessage) => void): Promise<ThreadResult> {
    return new Promise((resolve, reject) => {
      if (this.#lost) return reject(this.#lost);
      const worker = this.#worker;
      this.#underWay += 1;
      const settle = (end: () => void) => {
        this.#underWay -= 1;
        worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
        end();
      };
      const onEnd = () => settle(() => reject(this.#lost ?? new ThreadLost('the thread ended')));
      const onMessage = (message: ThreadMessage | ThreadResult) => {
        if (message.kind === 'result') settle(() => resolve(message));
        else onNews(message);
      };
      worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd);
      worker.postMessage(task);
    });
  }

  stop(): void {
    Atomics.store(this.#stop, 0, 1);
  }

  rest(): void {
    this.#worker.unref();
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

const idleMs = 30_000;
const resting = new Map<PlannerThread, NodeJS.Timeout>();

/** Reuses an idle thread, since starting one can take longer than a search. */
export const borrowThread = (isLowPriority: boolean): PlannerThread => {
  for (const [thread, timer] of resting) {
    if (!thread.isFree) continue;
    clearTimeout(timer);
    resting.delete(thread);
    return thread;
  }
  return new PlannerThread(isLowPriority);
};

/** Ending a thread inside the solver (WebAssembly) may crash the process, so the solver is stopped first. */
export const returnThread = (thread: PlannerThread): void => {
  thread.stop();
  thread.rest();
  const end = () => {
    resting.delete(thread);
    void thread.end();
  };
  resting.set(thread, setTimeout(end, idleMs).unref());
};
