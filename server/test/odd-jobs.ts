import { serveJobs } from '../src/process-pool/serve-jobs.ts';

export type OddJob = {
  readonly kind: 'say' | 'tell' | 'hang' | 'die' | 'fill' | 'throw';
  readonly text?: string;
};

const jobs: Record<OddJob['kind'], (job: OddJob) => unknown> = {
  say: ({ text }) => text,
  tell: () => Object.keys(process.env),
  hang: () => {
    for (;;);
  },
  die: () => process.kill(process.pid, 'SIGKILL'),
  fill: () => {
    const kept: number[][] = [];
    for (;;) kept.push(Array<number>(100_000).fill(kept.length));
  },
  throw: () => {
    throw new Error('this cannot be done');
  },
};

serveJobs((job: OddJob) => jobs[job.kind](job));
