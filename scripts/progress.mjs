export const withProgress = async (sentence, work, say = console.log) => {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  say(`${sentence}…`);
  const reminder = setInterval(() => say(`${sentence}… (${seconds()} s)`), 30_000);
  try {
    const result = await work();
    if (seconds() >= 2) say(`  done in ${seconds()} s`);
    return result;
  } finally {
    clearInterval(reminder);
  }
};
