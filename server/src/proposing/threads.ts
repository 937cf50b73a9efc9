import { Worker } from 'node:worker_threads';
import type { Problem } from '@shiptime/planner/problem';
import { programBeside } from '../workshop/workshop.ts';
import type { News, Result, Task } from './thread-tasks.ts';

/** Of V8's heap, for each thread: a fleet of 40 vessels and 600 applications needs about 60. */
const megabytes = 512;
const isSource = import.meta.url.endsWith('.ts');

/** A thread does not read TypeScript because its process does. */
const fromSource = (program: string): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(program)}); });`;

export class ThreadLost extends Error {}

/** A thread of its own for one problem; it does one task after the other. */
export class PlannerThread {
  readonly #worker: Worker;
  readonly #stop: Int32Array;
  #lost: Error | null = null;

  constructor(problem: Problem) {
    this.#stop = new Int32Array(new SharedArrayBuffer(4));
    const program = programBeside(import.meta.url, 'planner-thread');
    this.#worker = new Worker(isSource ? fromSource(program) : program, {
      eval: isSource,
      workerData: { problem, stop: this.#stop },
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    this.#worker.on('error', (error) => (this.#lost = error));
    this.#worker.on('exit', () => (this.#lost ??= new ThreadLost('the thread ended')));
  }

  /** Whoever watches over threads may end one from outside: its number among those of the process. */
  get id(): number {
    return this.#worker.threadId;
  }

  do(task: Task, onNews: (news: News) => void): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#lost) return reject(this.#lost);
      const worker = this.#worker;
      const settle = (end: () => void) => {
        worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
        end();
      };
      const onEnd = () => settle(() => reject(this.#lost ?? new ThreadLost('the thread ended')));
      const onMessage = (message: News | Result) => {
        if (message.kind === 'result') settle(() => resolve(message));
        else onNews(message);
      };
      worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd);
      worker.postMessage(task);
    });
  }

  /** A search answers with its best at once. */
  stop(): void {
    Atomics.store(this.#stop, 0, 1);
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
