const words = (text: string): string[] => text.split(/(?<=\s)/);

const commonStart = (a: readonly string[], b: readonly string[]): number => {
  let count = 0;
  while (count < a.length && count < b.length && a[count] === b[count]) count += 1;
  return count;
};

/** Splits two texts by words into common prefix, differing middle and common suffix. */
export const findChangedWords = (before: string, after: string) => {
  const [old, now] = [words(before), words(after)];
  const start = commonStart(old, now);
  const [oldRest, nowRest] = [old.slice(start), now.slice(start)];
  const end = commonStart(oldRest.toReversed(), nowRest.toReversed());
  const upTo = (list: readonly string[]) => list.slice(0, list.length - end).join('');
  return {
    start: old.slice(0, start).join(''),
    before: upTo(oldRest),
    after: upTo(nowRest),
    end: oldRest.slice(oldRest.length - end).join(''),
  };
};
