const timeoutMs = 1000;
const reminderMs = 10_000;

export const runWithProgress = async <T>(
  sentence: string,
  work: () => Promise<T>,
  say: (line: string) => void,
): Promise<T> => {
  const start = Date.now();
  let reminder: NodeJS.Timeout | undefined;
  const first = setTimeout(() => {
    say(`${sentence}…`);
    reminder = setInterval(() => {
      say(`${sentence}… (${Math.round((Date.now() - start) / 1000)} s)`);
    }, reminderMs);
  }, timeoutMs);
  try {
    return await work();
  } finally {
    clearTimeout(first);
    clearInterval(reminder);
  }
};
