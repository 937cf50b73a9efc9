type Changes = (before: string, after: string) => readonly string[];

const start = ['start_date', 'start_fraction'];
const end = ['operational_days'];

const datesIn = (label: string): readonly string[] => {
  const [first = '', second = ''] = label.match(/\d{4}-\d{2}-\d{2}[^.]*?(?=\d{4}-\d{2}-\d{2}|\.|$)/g) ?? [];
  return [first, second];
};

export const fieldsChangedByMove: Changes = () => start;
export const fieldsChangedByResize: Changes = () => end;

export const fieldsChangedByDrag: Changes = (before, after) => {
  const [was, is] = [datesIn(before), datesIn(after)];
  if (was[0] === is[0]) return end;
  return was[1] === is[1] ? [...start, ...end] : start;
};

const dayInMilliseconds = 86_400_000;

export const hourInLabel = (words: string): number => Number(/(\d{1,2})(?:\s+h\b|:00)/.exec(words)?.[1] ?? 0);

export const showsLength = (words: string, days: number): boolean => {
  const [first = '', last = ''] = datesIn(words).map((text) => text.slice(0, 10));
  if (first === '' || last === '') return false;
  const end = hourInLabel(words) / 24 + days;
  const lastDay = Date.parse(first) + (Math.ceil(end) - 1) * dayInMilliseconds;
  return new Date(lastDay).toISOString().startsWith(last);
};
