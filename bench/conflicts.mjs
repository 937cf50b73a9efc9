// Measures every conflict rule over a fleet, in Node.
import { performance } from 'node:perf_hooks';
import { checkFleet } from '../domain/src/plans/conflicts/check-plan.ts';
import { conflictsOf, createBoard, applyMissionChange } from '../domain/src/plans/conflicts/board.ts';
import { moveMission } from '../domain/src/plans/mission-changes.ts';
import { reportFigure } from './figures.mjs';
import { fleet, lanes, missionsPerVessel, randomIntegerBelow, vesselCount } from './fleet.mjs';

const median = (run, times) => {
  const taken = [];
  for (let index = 0; index < times; index += 1) {
    const before = performance.now();
    run(index);
    taken.push(performance.now() - before);
  }
  taken.sort((a, b) => a - b);
  return { median: taken[times >> 1], p95: taken[Math.floor(times * 0.95)] };
};
const show = (what, { median: middle, p95 }, wanted) => {
  reportFigure(`conflicts in Node, ${what}, median`, middle, 'ms', wanted);
  reportFigure(`conflicts in Node, ${what}, p95`, p95, 'ms');
};

const warm = createBoard(fleet);
console.log(
  `${vesselCount} vessels × ${missionsPerVessel} missions, ${conflictsOf(warm).length} conflicts, Node ${process.version}`,
);
show(
  'everything',
  median(() => conflictsOf(createBoard(fleet)), 300),
);

let board = createBoard(fleet);
const current = new Map(lanes.flatMap((lane) => lane.missions.map((mission) => [mission.id, mission])));
const moveOne = () => {
  const before = current.get(1 + randomIntegerBelow(vesselCount * missionsPerVessel));
  const after = moveMission(before, randomIntegerBelow(9) - 4);
  board = applyMissionChange(board, { before, after });
  current.set(after.id, after);
};
show('one mission moved', median(moveOne, 3000));
const transferOne = () => {
  const before = current.get(1 + randomIntegerBelow(vesselCount * missionsPerVessel));
  const after = { ...before, vessel_plan_id: 1 + randomIntegerBelow(vesselCount) };
  board = applyMissionChange(board, { before, after });
  current.set(after.id, after);
};
show('one mission to another vessel', median(transferOne, 1000));
show(
  'everything with remedies',
  median(() => checkFleet(fleet), 10),
);
