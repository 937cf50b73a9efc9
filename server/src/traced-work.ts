import { tracingChannel } from 'node:diagnostics_channel';

/** Never names a person, an address or a value. */
export type TracedWork = {
  readonly kind: 'query' | 'job' | 'mail' | 'webhook';
  /** SQL with placeholders, or what kind of job, mail or event it is. */
  readonly name: string;
};

export const workChannel = tracingChannel<unknown, TracedWork>('shiptime.work');

/** Does the work, and tells the channel of its beginning and end if traces are sent. */
export const traced = <T>(work: TracedWork, run: () => Promise<T>): Promise<T> =>
  workChannel.hasSubscribers ? workChannel.tracePromise(run, { ...work }) : run();
