import type { Problem } from './problem.ts';

/** The arrays hold all options, then the blocks (fixed stops) of each vessel as options with item −1. */
export interface IndexedProblem {
  readonly problem: Problem;
  readonly vessels: number;
  readonly options: number;
  readonly item: Int32Array;
  readonly vessel: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly duration: Int32Array;
  readonly sailing: Int32Array;
  readonly earliest: Int32Array;
  readonly latest: Int32Array;
  readonly value: Float64Array;
  readonly preferredFrom: Int32Array;
  readonly preferredTo: Int32Array;
  readonly penalty: Float64Array;
  readonly blocks: readonly Int32Array[];
  readonly optionsOfItem: readonly Int32Array[];
  readonly optionsOfVessel: readonly Int32Array[];
  readonly excludes: readonly Int32Array[];
  readonly mates: readonly (readonly [number, number])[];
  readonly mateOf: Int32Array;
  readonly stops: number;
  /** Mean points of an option, used as the scale of gains in the search. */
  readonly typical: number;
}

const listed = (count: number, pairs: Iterable<readonly [number, number]>): Int32Array[] => {
  const lists: number[][] = Array.from({ length: count }, () => []);
  for (const [list, value] of pairs) lists[list]?.push(value);
  return lists.map((list) => Int32Array.from(list));
};

type Block = Problem['vessels'][number]['blocks'][number] & { readonly vessel: number };

const columnsOf = (options: Problem['options'], blocks: readonly Block[]) => {
  const both = <Column>(
    column: (numbers: number[]) => Column,
    ofOption: (option: Problem['options'][number]) => number,
    ofBlock: (block: Block) => number,
  ) => column([...options.map(ofOption), ...blocks.map(ofBlock)]);
  const whole = (numbers: number[]) => Int32Array.from(numbers);
  const points = (numbers: number[]) => Float64Array.from(numbers);
  const none = () => 0;
  const start = (block: Block) => block.start;
  return {
    item: both(
      whole,
      ({ item }) => item,
      () => -1,
    ),
    vessel: both(
      whole,
      ({ vessel }) => vessel,
      ({ vessel }) => vessel,
    ),
    from: both(
      whole,
      ({ from }) => from,
      ({ from }) => from ?? -1,
    ),
    to: both(
      whole,
      ({ to }) => to,
      ({ to }) => to ?? -1,
    ),
    duration: both(
      whole,
      ({ duration }) => duration,
      ({ start, end }) => end - start,
    ),
    sailing: both(whole, none, ({ sails, start: from, end }) => (sails ? end - from : 0)),
    earliest: both(whole, ({ earliest }) => earliest, start),
    latest: both(whole, ({ latest }) => latest, start),
    value: both(points, ({ value }) => value, none),
    preferredFrom: both(whole, ({ preferredFrom }) => preferredFrom, start),
    preferredTo: both(whole, ({ preferredTo }) => preferredTo, start),
    penalty: both(points, ({ penalty }) => penalty, none),
  };
};

export const indexProblem = (problem: Problem): IndexedProblem => {
  const { options, vessels, items } = problem;
  const blocks = vessels.flatMap((vessel, index) =>
    vessel.blocks
      .toSorted((a, b) => a.start - b.start || a.end - b.end)
      .map((block) => Object.assign({ vessel: index }, block)),
  );
  const mean = options.reduce((sum, { value }) => sum + value, 0) / Math.max(1, options.length);
  const longest = Math.max(0, ...vessels.map((vessel) => vessel.blocks.length));
  return {
    problem,
    vessels: vessels.length,
    options: options.length,
    ...columnsOf(options, blocks),
    blocks: listed(
      vessels.length,
      blocks.map(({ vessel }, index) => [vessel, options.length + index] as const),
    ),
    optionsOfItem: listed(
      items.length,
      options.map(({ item }, index) => [item, index] as const),
    ),
    optionsOfVessel: listed(
      vessels.length,
      options.map(({ vessel }, index) => [vessel, index] as const),
    ),
    excludes: items.map(({ excludes }) => Int32Array.from(excludes)),
    mateOf: Int32Array.from(items, ({ mate = -1 }) => mate),
    mates: items.flatMap(({ mate }, item) =>
      mate !== undefined && item < mate ? [[item, mate] as const] : [],
    ),
    stops: longest + items.length,
    typical: problem.typical ?? mean,
  };
};
