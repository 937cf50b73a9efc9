import { tracingChannel } from 'node:diagnostics_channel';

/** Traced work never names a person, address or value. */
export type TracedWork = {
  readonly kind: 'query' | 'job' | 'mail' | 'webhook';
  /** SQL with placeholders, or the kind of job, e-mail or event. */
  readonly name: string;
};

export const tracedWorkChannel = tracingChannel<unknown, TracedWork>('shiptime.work');

/** Runs the work and reports its start and end to the channel if traces are sent. */
export const runTraced = <T>(work: TracedWork, run: () => Promise<T>): Promise<T> =>
  tracedWorkChannel.hasSubscribers ? tracedWorkChannel.tracePromise(run, { ...work }) : run();
