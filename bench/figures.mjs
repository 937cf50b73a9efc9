// Records a measured figure and its limit; all.mjs collects them through the file in FIGURES.
import { appendFileSync } from 'node:fs';
import { loadavg } from 'node:os';

const sign = (wanted) => ('atMost' in wanted ? `at most ${wanted.atMost}` : `at least ${wanted.atLeast}`);

const timeFixedLoop = () => {
  const rounds = [1, 2, 3].map((seed) => {
    const began = performance.now();
    let value = seed;
    for (let step = 0; step < 5e7; step += 1) value = (Math.imul(value, 1_103_515_245) + 12_345) | 0;
    return value === 0 ? Infinity : performance.now() - began;
  });
  return Math.round(Math.min(...rounds));
};

/** `wanted`: the limit, `{ atMost }` or `{ atLeast }`, in the unit of `measured`; optional. */
export const reportFigure = (what, measured, unit, wanted) => {
  const value = Number(measured.toFixed(6));
  const holds =
    wanted === undefined ? null : 'atMost' in wanted ? value <= wanted.atMost : value >= wanted.atLeast;
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 3;
  const told = {
    what,
    reached: `${Number(value.toFixed(digits))} ${unit}`.trim(),
    wanted: wanted === undefined ? '' : `${sign(wanted)} ${unit}`.trim(),
    holds,
    load: Number(loadavg()[0].toFixed(1)),
    calibration: timeFixedLoop(),
  };
  const limit = told.wanted && ` (wanted: ${told.wanted})`;
  console.log(`${what}: ${told.reached}${limit}; calibration loop ${told.calibration} ms`);
  if (process.env['FIGURES']) appendFileSync(process.env['FIGURES'], `${JSON.stringify(told)}\n`);
  if (holds === false) process.exitCode = 1;
};
