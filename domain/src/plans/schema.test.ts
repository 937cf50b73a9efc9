import { describe, expect, it } from 'vitest';
import { toFieldProblems } from '../shared/field-problem.ts';
import { halveOperationalDays } from './mission-changes.ts';
import {
  keepConflictSchema,
  missionChangeSchema,
  missionSplitSchema,
  newOrphanMissionSchema,
  reasonSchema,
} from './schema.ts';

type Answer = { readonly error?: Parameters<typeof toFieldProblems>[0] | undefined };
const problems = ({ error }: Answer): string[] =>
  error === undefined ? [] : toFieldProblems(error).map(({ field, code }) => `${field} ${code}`);

describe('what is sent for a mission', () => {
  it.each([
    [{ title: 'Line P' }, []],
    [{ start_date: null, start_fraction: 0.75, notes: null }, []],
    [{ title: '' }, ['title required']],
    [{ title: null }, ['title required']],
    [{ operational_days: 0 }, ['operational_days too_small']],
    [{ operational_days: 2.3 }, ['operational_days quarter_days']],
    [{ mobilization_days: -1 }, ['mobilization_days only_positive']],
    [{ demobilization_days: null }, ['demobilization_days required']],
    [{ start_date: '2028-02-30' }, ['start_date invalid_date']],
    [{ start_fraction: 0.3 }, ['start_fraction quarter_days']],
    [{ approved_berths: 1.5 }, ['approved_berths only_integers']],
    [{ port_calls: -1 }, ['port_calls out_of_range']],
    [{ notes: 'a'.repeat(8001) }, ['notes too_long']],
  ])('%j: %j', (change, expected) => {
    expect(problems(missionChangeSchema.safeParse(change))).toEqual(expected);
  });

  it('takes nothing that only other actions change', () => {
    const sent = {
      id: 9,
      vessel_plan_id: 3,
      ship_time_request_id: 4,
      number: 5,
      end_date: '2028-06-01',
      lock_version: 7,
    };
    expect(missionChangeSchema.parse(sent)).toEqual({});
  });

  it('names an orphan and gives it days', () => {
    expect(problems(newOrphanMissionSchema.safeParse({}))).toEqual([
      'title required',
      'operational_days required',
    ]);
    expect(newOrphanMissionSchema.parse({ title: 'Trials', operational_days: 2 })).toEqual({
      title: 'Trials',
      operational_days: 2,
    });
  });

  it('may be split without saying where', () => {
    expect(missionSplitSchema.parse({})).toEqual({});
    expect([0.5, 1, 1.75, 2, 5, 10.5].map(halveOperationalDays)).toEqual([0.25, 0.5, 1, 1, 3, 6]);
  });
});

describe('what is said', () => {
  it('is a reason', () => {
    expect(problems(reasonSchema.safeParse({ reason: '' }))).toEqual(['reason required']);
    expect(problems(reasonSchema.safeParse({}))).toEqual(['reason required']);
  });

  it('is about a conflict that there is', () => {
    expect(problems(keepConflictSchema.safeParse({ code: 'weather', reason: 'Known' }))).toEqual([
      'code invalid',
    ]);
    expect(keepConflictSchema.parse({ code: 'overlap', other_mission_id: 3, reason: 'Known' })).toEqual({
      code: 'overlap',
      other_mission_id: 3,
      reason: 'Known',
    });
  });
});
