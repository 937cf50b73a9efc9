const lookEveryMs = 250;

/**
 * Treats the end of the parent as a SIGTERM: npm starts launchers below a shell that passes no signal on, and a launcher
 * that was killed can no longer stop the packaged Node that it started.
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
