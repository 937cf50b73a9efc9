import { constants, setPriority } from 'node:os';

export type JobReply<Result> = { readonly result: Result } | { readonly error: string };

export const serveJobs = <Job, Result>(work: (job: Job) => Result | Promise<Result>): void => {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some systems forbid changing the priority.
  }
  const answer = async (job: Job): Promise<JobReply<Result>> => {
    try {
      return { result: await work(job) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  };
  process.on('message', (job) => {
    void answer(job as Job).then((said) => process.send?.(said));
  });
  process.on('disconnect', () => process.exit());
};
