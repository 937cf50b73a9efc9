/** Which fields of a mission a deed on its bar has changed, by the bar's words before and after. */
type Changes = (before: string, after: string) => readonly string[];

const start = ['start_date', 'start_fraction'];
const end = ['operational_days'];

const datesIn = (label: string): readonly string[] => {
  const [first = '', second = ''] = label.match(/\d{4}-\d{2}-\d{2}[^.]*?(?=\d{4}-\d{2}-\d{2}|\.|$)/g) ?? [];
  return [first, second];
};

export const moving: Changes = () => start;
export const resizing: Changes = () => end;

/** A bar that is taken at its end changes its days, else its start; narrow ones are easily taken at an end. */
export const dragging: Changes = (before, after) => {
  const [was, is] = [datesIn(before), datesIn(after)];
  if (was[0] === is[0]) return end;
  return was[1] === is[1] ? [...start, ...end] : start;
};
