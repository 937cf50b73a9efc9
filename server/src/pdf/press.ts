import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PrintJob, PrintResult } from './typst-process.ts';

/** Why nothing was printed: too many are waiting, or the printer took too long, died, or cannot run here. */
export class PressProblem extends Error {
  readonly isBusy: boolean;
  constructor(message: string, isBusy = false) {
    super(message);
    this.isBusy = isBusy;
  }
}

type Limits = { readonly idleMs: number; readonly mostWaiting: number };
const usual: Limits = { idleMs: 60_000, mostWaiting: 20 };
const usualPatienceMs = 30_000;

// Beside this file, be it a source or part of the bundle.
const isSource = import.meta.url.endsWith('.ts');
const program = fileURLToPath(
  new URL(isSource ? './typst-process.ts' : './typst-process.js', import.meta.url),
);

/**
 * Prints one document at a time in a process of its own: a compilation blocks, takes memory, may have to be killed, and a
 * panic in native code would take the server with it. The process ends when nobody prints.
 */
export class Press {
  readonly #limits: Limits;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...usual, ...limits };
  }

  async print(template: string, document: object, patienceMs = usualPatienceMs): Promise<Buffer> {
    if (this.#waiting >= this.#limits.mostWaiting) throw new PressProblem('too many documents wait', true);
    this.#waiting += 1;
    const turn = this.#turn.then(() =>
      this.#printNow({ template, document: JSON.stringify(document) }, patienceMs),
    );
    this.#turn = turn.catch(() => undefined);
    return turn.finally(() => (this.#waiting -= 1));
  }

  close(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #printer(): ChildProcess {
    clearTimeout(this.#idle);
    const options = { serialization: 'advanced', execArgv: isSource ? ['--import', 'tsx'] : [] } as const;
    return (this.#child ??= fork(program, { ...options, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }));
  }

  async #printNow(job: PrintJob, patienceMs: number): Promise<Buffer> {
    const result = await this.#asked(job, patienceMs).catch((error: unknown) => {
      this.close();
      throw error;
    });
    this.#idle = setTimeout(() => this.close(), this.#limits.idleMs).unref();
    if (!result.pdf) throw new PressProblem(result.error ?? 'nothing was printed');
    return Buffer.from(result.pdf);
  }

  #asked(job: PrintJob, patienceMs: number): Promise<PrintResult> {
    const child = this.#printer();
    return new Promise<PrintResult>((resolve, reject) => {
      const fail = (reason: string) => () => settle(() => reject(new PressProblem(reason)));
      const onMessage = (message: unknown) => settle(() => resolve(message as PrintResult));
      const [onLate, onError, onExit] = ['it took too long', 'it could not run', 'it died'].map(fail);
      const timer = setTimeout(onLate!, patienceMs);
      const settle = (end: () => void) => {
        clearTimeout(timer);
        child.off('message', onMessage).off('error', onError!).off('exit', onExit!);
        end();
      };
      child.on('message', onMessage).on('error', onError!).on('exit', onExit!);
      child.send(job, (error) => error && onError!());
    });
  }
}
