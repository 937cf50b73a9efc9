import { ticksToDays } from '../../ticks.ts';
import type { MissionRule } from '../conflict-context.ts';
import { noConflicts, createConflict } from '../conflict.ts';

export const fiscalYearRule: MissionRule = ({ mission, occupied }, _vessel, { year }) => {
  if (occupied === null) return noConflicts;
  const before = year.start - occupied.start;
  const after = occupied.end - year.end;
  if (before <= 0 && after <= 0) return noConflicts;
  const cause = before >= after ? 'before' : 'after';
  const days = ticksToDays(Math.max(before, 0) + Math.max(after, 0));
  return [createConflict('outside_fiscal_year', [mission.id], days, { cause })];
};
