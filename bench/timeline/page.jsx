/**
 * Timeline of 40 × 60 missions (or `?size=100x100`) that checks every rule on each moveMission, as the
 * scheduler does.
 */
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../web/src/ui/style/fonts.css';
import '@gcds-core/tokens/build/web/css/global.css';
import '../../web/src/ui/style/theme.css';
import '../../web/src/ui/style/global.css';
import { conflictsOf, createBoard, applyMissionChange } from '../../domain/src/plans/conflicts/board.ts';
import { computeLoad, divideYearForLoad, sumLoads } from '../../domain/src/plans/load.ts';
import { moveMission, resizeMission } from '../../domain/src/plans/mission-changes.ts';
import { zoomPresets } from '../../domain/src/plans/timeline/calendar.ts';
import { startI18n } from '../../web/src/lib/i18n.ts';
import {
  missionBars,
  constraintBlocks,
  transitBlocks,
  spanWithBars,
  yearSpan,
} from '../../web/src/features/plans/timeline-view/timeline-lane.ts';
import { findConflictsAfter } from '../../web/src/features/plans/edited-plan/use-board.ts';
import { Timeline } from '../../web/src/features/plans/timeline/timeline.tsx';
import { fiscalYear, fleet as usual, createRandomFleet as makeFleet, randomIntegerBelow } from '../fleet.mjs';

const size = new URLSearchParams(location.search).get('size')?.split('x').map(Number);
const fleet = size ? makeFleet(...size) : usual;
const plans = fleet.lanes;

const year = yearSpan(fiscalYear);
const whole = spanWithBars(year, []);

const drawn = new WeakMap();
const loads = new WeakMap();
const loadsOf = (board) =>
  board.lanes.map((checked) => {
    const periods = divideYearForLoad(board.conflictContext.year, 'week');
    if (!loads.has(checked)) loads.set(checked, computeLoad(checked.lane, board.conflictContext, periods));
    return loads.get(checked);
  });
const fleetOf = (board) => {
  const periods = divideYearForLoad(board.conflictContext.year, 'week');
  return {
    periods,
    loads: sumLoads(loadsOf(board)),
    open: periods.map(() => 40),
    vessels: board.lanes.length,
  };
};
const draw = (checked, board, conflicts) => {
  const { lane } = checked;
  const missions = lane.subjects.map(({ mission }) => mission);
  const ids = new Set(missions.map(({ id }) => id));
  const own = conflicts.filter(({ mission_ids: [id] }) => ids.has(id));
  return {
    id: lane.vessel_plan_id,
    label: `Vessel ${lane.vessel_plan_id}`,
    load: {
      loads: computeLoad(lane, board.conflictContext, divideYearForLoad(board.conflictContext.year, 'week')),
      periods: divideYearForLoad(board.conflictContext.year, 'week'),
    },
    bars: missionBars(missions, own, ({ title, start_date }) => `${title} ${start_date}`),
    blocks: [
      ...constraintBlocks(plans[lane.vessel_plan_id - 1].constraints, ({ name }) => name),
      ...transitBlocks(lane.vessel_plan_id, board, ({ days }) => `${days}`),
    ],
  };
};
const lanesOf = (board) => {
  const conflicts = conflictsOf(board);
  return board.lanes.map((checked) => {
    if (!drawn.has(checked)) drawn.set(checked, draw(checked, board, conflicts));
    return drawn.get(checked);
  });
};

const Page = () => {
  const [board, setBoard] = useState(() => createBoard(fleet));
  const [preset, setPreset] = useState('year');
  const lanes = useMemo(() => lanesOf(board), [board]);
  const together = useMemo(() => fleetOf(board), [board]);
  const missions = useMemo(
    () =>
      new Map(board.lanes.flatMap(({ lane }) => lane.subjects.map(({ mission }) => [mission.id, mission]))),
    [board],
  );
  const editing = useMemo(() => {
    const shifted = (mission, { grip, ticks }) =>
      grip === 'move' ? moveMission(mission, ticks) : resizeMission(mission, grip, ticks);
    const changes = (shift) => shift.ids.map((id) => shifted(missions.get(id), shift));
    return {
      mayChange: () => true,
      hold: () => undefined,
      reach: (_shift, ticks) => ({ ticks, stop: null }),
      describe: (shift) => {
        const changed = changes(shift);
        const troubles = [...new Set(findConflictsAfter(board, changed).map(({ code }) => code))];
        return { text: [changed[0].start_date, ...troubles].join('. '), isTrouble: troubles.length > 0 };
      },
      commit: (shift) =>
        setBoard(
          changes(shift).reduce(
            (now, after) => applyMissionChange(now, { before: missions.get(after.id), after }),
            board,
          ),
        ),
    };
  }, [board, missions]);
  return (
    <>
      {zoomPresets.map((each) => (
        <button key={each} type="button" data-preset-button={each} onClick={() => setPreset(each)}>
          {each}
        </button>
      ))}
      <Timeline
        label="Fleet"
        lanes={lanes}
        fleet={together}
        whole={whole}
        year={year}
        today={null}
        zoom={preset}
        openId={null}
        onOpen={() => undefined}
        editing={editing}
      />
    </>
  );
};

const timed = (times, run) =>
  Array.from({ length: times }, (_, index) => {
    const before = performance.now();
    run(index);
    return performance.now() - before;
  });

globalThis.conflictTimes = () => {
  const all = timed(300, () => conflictsOf(createBoard(fleet)));
  let board = createBoard(fleet);
  const current = new Map(plans.flatMap((plan) => plan.missions.map((mission) => [mission.id, mission])));
  const one = timed(3000, () => {
    const before = current.get(1 + randomIntegerBelow(current.size));
    const after = moveMission(before, randomIntegerBelow(9) - 4);
    board = applyMissionChange(board, { before, after });
    current.set(after.id, after);
  });
  return { all, one, found: conflictsOf(createBoard(fleet)).length };
};

let last = 0;
let times = [];
const tick = (now) => {
  times.push(now - last);
  last = now;
  requestAnimationFrame(tick);
};
requestAnimationFrame(tick);
globalThis.framesSince = () => {
  const taken = times;
  times = [];
  return taken;
};

globalThis.zoomTime = (preset) =>
  new Promise((resolve) => {
    const before = performance.now();
    document.querySelector(`[data-preset-button="${preset}"]`).click();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - before);
      port2.postMessage(null);
    });
  });

await startI18n();
createRoot(document.getElementById('root')).render(<Page />);
