// A figure of a benchmark and what is wanted of it. Alone, a benchmark prints its figures and fails beyond them; all.mjs
// reads them from the file that it names in FIGURES, and makes one table of them.
import { appendFileSync } from 'node:fs';
import { loadavg } from 'node:os';

const sign = (wanted) => ('atMost' in wanted ? `at most ${wanted.atMost}` : `at least ${wanted.atLeast}`);

/** `wanted`: `{ atMost }` or `{ atLeast }`, in the unit of the value; a figure without it is told and not judged. */
export const figure = (what, measured, unit, wanted) => {
  // A browser's clock says 0.1 ms as 0.10000002.
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
  };
  console.log(`${what}: ${told.reached}${told.wanted && ` (wanted: ${told.wanted})`}`);
  if (process.env['FIGURES']) appendFileSync(process.env['FIGURES'], `${JSON.stringify(told)}\n`);
  // A value that is none is not at most anything.
  if (holds === false) process.exitCode = 1;
};
