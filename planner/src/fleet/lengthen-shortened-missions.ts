import type { Board } from '@shiptime/domain/plans/conflicts/board';
import { ticksToDays, tickToStart, startToTick, ticksInDay, daysToTicks } from '@shiptime/domain/plans/ticks';
import { applyChanges, findNewErrors, type ProposedChange } from './proposed-changes.ts';

const withTicks = (change: ProposedChange, ticks: number): ProposedChange => {
  const { operational_days: days, to, from } = change;
  const length = { ...days, to: days.to + ticksToDays(ticks) };
  if (change.second !== null || length.to < days.from) return { ...change, operational_days: length };
  const kind = to.vessel_id !== from.vessel_id ? 'transfer' : from.start_date === null ? 'add' : 'move';
  return { ...change, operational_days: length, kind };
};

const earlier = (change: ProposedChange, ticks: number): ProposedChange => {
  const { to } = change;
  if (to.start_date === null || ticks === 0) return change;
  return { ...change, to: { vessel_id: to.vessel_id, ...tickToStart(startToTick(to) - ticks) } };
};

const longerBy = (change: ProposedChange, ticks: number): ProposedChange[] => {
  const { second } = change;
  const longer = withTicks(change, ticks);
  if (second === null) return Array.from({ length: ticks + 1 }, (_, before) => earlier(longer, before));
  const more = { ...second, operational_days: second.operational_days + ticksToDays(ticks) };
  return [{ ...longer, second: more }, earlier(longer, ticks)];
};

const startsAsPlanned = ({ from, to }: ProposedChange): boolean =>
  JSON.stringify(from) === JSON.stringify(to);

const missingDays = ({ operational_days: days }: ProposedChange): number => days.from - days.to;

const isHeld = (change: ProposedChange): boolean =>
  change.second === null && missingDays(change) === 0 && startsAsPlanned(change);

export const lengthenShortenedMissions = (
  board: Board,
  changes: readonly ProposedChange[],
  notBefore: number,
): readonly ProposedChange[] => {
  let all = changes;
  for (const { id } of changes.toSorted((a, b) => missingDays(a) - missingDays(b))) {
    const change = all.find((each) => each.id === id) as ProposedChange;
    const others = all.filter((each) => each !== change);
    const without = applyChanges(board, others);
    const current = applyChanges(without, [change]);
    const fits = (asked: ProposedChange): boolean =>
      asked.to.start_date !== null &&
      startToTick(asked.to) >= notBefore &&
      findNewErrors(current, applyChanges(without, [asked])).length === 0;
    const isWorthIt = (asked: ProposedChange, ticks: number): boolean =>
      ticks >= ticksInDay || !startsAsPlanned(change) || startsAsPlanned(asked);
    let longest = change;
    let [low, high] = [0, daysToTicks(missingDays(change))];
    while (change.to.start_date !== null && low < high) {
      const ticks = Math.ceil((low + high) / 2);
      const found = longerBy(change, ticks).find((asked) => isWorthIt(asked, ticks) && fits(asked));
      if (found) longest = found;
      if (found) low = ticks;
      else high = ticks - 1;
    }
    if (longest !== change)
      all = all.flatMap((each) => (each !== change ? each : isHeld(longest) ? [] : longest));
  }
  return all;
};
