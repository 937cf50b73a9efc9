const lookEveryMs = 250;

/**
 * Treats the end of the parent as SIGTERM, because npm runs launchers below a shell that
 * passes on no signals and the packaged Node would survive.
 */
export const stopWithNpm = () => {
  if (!process.env.npm_lifecycle_event && !process.env.SHIPTIME_LAUNCHER) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, lookEveryMs);
  watch.unref();
};
