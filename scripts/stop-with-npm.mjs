const lookEveryMs = 250;

/** Treats the end of the parent process as SIGTERM, because npm's shell forwards no signals. */
export const stopWhenNpmEnds = () => {
  if (!process.env.npm_lifecycle_event && !process.env.SHIPTIME_LAUNCHER) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, lookEveryMs);
  watch.unref();
};
