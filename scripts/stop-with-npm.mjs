const lookEveryMs = 250;

/**
 * `npm start` runs us below a shell. A SIGTERM for npm ends npm and that shell, but the shell does not pass it on:
 * when our parent has gone, we stop as if the signal had reached us.
 */
export const stopWithNpm = () => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, lookEveryMs);
  watch.unref();
};
