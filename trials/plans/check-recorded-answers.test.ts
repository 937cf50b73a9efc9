import { describe, expect, it } from 'vitest';
import type { PlannerAction } from './planner-actions.ts';
import { checkRecordedAnswers } from './check-recorded-answers.ts';
import type { Row } from './record-answers.ts';

const row = (version: number, fields: object = {}): Row => ({
  id: 7,
  lock_version: version,
  operational_days: 5,
  approved_berths: 4,
  start_date: '2028-05-01',
  ...fields,
});

const read = (by: string, at: number, data: Row) => ({
  by,
  at,
  method: 'GET',
  path: '/api/vessel_plans/1/missions',
  body: null,
  status: 200,
  json: { data: [data] },
});

const saved = (by: string, at: number, data: Row, path = '/api/vessel_plans/1/missions/batch') => ({
  ...read(by, at, data),
  method: 'POST',
  path,
});

const edited = (by: string, at: number): PlannerAction => ({
  by,
  at,
  mission: 7,
  kind: 'edit',
  fields: ['approved_berths'],
});
const nothingInSight = { anna: { clean: [], contested: [] }, luc: { clean: [], contested: [] } };

const [first, annas, lucs] = [row(1), row(2, { approved_berths: 9 }), row(3, { approved_berths: 6 })];
const both = (lucKnewAt: number) => [
  read('anna', 10, first),
  read('luc', 10, first),
  saved('anna', 100, annas),
  read('luc', lucKnewAt, annas),
  saved('luc', 300, lucs),
];

describe('the judge of two planners', () => {
  it('finds what was overwritten by somebody who had not seen it', () => {
    const { problems } = checkRecordedAnswers(both(200), [edited('luc', 150)], [lucs], nothingInSight);
    expect(problems).toEqual([
      'mission 7: luc changed approved_berths from 9 to 6 without having seen what anna had made of it',
    ]);
  });

  it('takes nothing amiss where the edit began afterwards, or where both values were in sight', () => {
    expect(checkRecordedAnswers(both(140), [edited('luc', 150)], [lucs], nothingInSight).problems).toEqual(
      [],
    );
    const contested = [{ by: 'luc', mission: 7, field: 'approved_berths', at: 220 }];
    const sights = { ...nothingInSight, luc: { clean: [], contested } };
    expect(checkRecordedAnswers(both(200), [edited('luc', 150)], [lucs], sights).problems).toEqual([]);
  });

  it('takes a dialog in which a field was filled in with what it said for nothing begun', () => {
    const filled = (at: number, found: string, made: number): PlannerAction => ({
      ...edited('luc', at),
      done: at + 10,
      found: { approved_berths: found },
      made: { approved_berths: made },
    });
    const seen = both(200);
    expect(
      checkRecordedAnswers(seen, [filled(150, '6', 6), filled(250, '9', 6)], [lucs], nothingInSight).problems,
    ).toEqual([]);
    expect(checkRecordedAnswers(seen, [filled(150, '6', 6)], [lucs], nothingInSight).problems).toHaveLength(
      1,
    );
    const blind = [filled(150, '4', 6), filled(250, '9', 6)];
    expect(checkRecordedAnswers(seen, blind, [lucs], nothingInSight).problems).toHaveLength(1);
  });

  it('goes by the words of a bar where both had come to the same', () => {
    const days = (version: number, operational_days: number) => row(version, { operational_days });
    const heard = [
      read('anna', 10, days(1, 5)),
      saved('anna', 100, days(2, 2)),
      read('luc', 200, days(2, 2)),
      saved('luc', 300, days(3, 4)),
    ];
    const resized = (at: number, before: string, after: string): PlannerAction => ({
      ...edited('luc', at),
      done: at + 20,
      fields: ['operational_days'],
      before: `1. Line P. ${before}`,
      after: `1. Line P. ${after}`,
    });
    const [five, two] = ['2028-05-01 to 2028-05-05', '2028-05-01, 18:00 to 2028-05-03'];
    const four = '2028-05-01, 18:00 to 2028-05-05';
    const same = [resized(120, five, two), resized(190, two, four)];
    expect(checkRecordedAnswers(heard, same, [days(3, 4)], nothingInSight).problems).toEqual([]);
    const held = [resized(190, five, two), resized(250, two, four)];
    expect(checkRecordedAnswers(heard, held, [days(3, 4)], nothingInSight).problems).toEqual([]);
    const kept = [resized(190, five, five), resized(250, five, four)];
    expect(checkRecordedAnswers(heard, kept, [days(3, 4)], nothingInSight).problems).toHaveLength(1);
    const blind = [resized(120, five, two), resized(150, two, four)];
    expect(checkRecordedAnswers(heard, blind, [days(3, 4)], nothingInSight).problems).toHaveLength(1);
  });

  it('takes what was chosen of two values for done with, and what was not chosen for begun', () => {
    const heard = [...both(140).slice(0, -1), saved('luc', 300, lucs)];
    const settled: PlannerAction = {
      by: 'luc',
      at: 150,
      mission: 7,
      kind: 'settle',
      fields: ['approved_berths'],
    };
    expect(
      checkRecordedAnswers(heard, [edited('luc', 50), settled], [lucs], nothingInSight).problems,
    ).toEqual([]);
    const gaveWay = { ...settled, kind: 'give_way' } as const;
    expect(
      checkRecordedAnswers(
        both(200),
        [edited('luc', 50), gaveWay, edited('luc', 250)],
        [lucs],
        nothingInSight,
      ).problems,
    ).toEqual([]);
    const another = { ...settled, fields: ['notes'] };
    expect(
      checkRecordedAnswers(heard, [edited('luc', 50), another], [lucs], nothingInSight).problems,
    ).toHaveLength(1);
  });

  it('takes nothing amiss where what is overwritten is what was known all the time', () => {
    const heard = [
      read('luc', 10, first),
      saved('anna', 100, annas),
      saved('anna', 160, row(3)),
      read('luc', 200, row(3)),
      saved('luc', 300, row(4, { approved_berths: 6 })),
    ];
    const last = [row(4, { approved_berths: 6 })];
    expect(checkRecordedAnswers(heard, [edited('luc', 50)], last, nothingInSight).problems).toEqual([]);
  });

  it('lets a command go by the plan as it stands when it is given', () => {
    const heard = [...both(200).slice(0, -1), saved('luc', 300, lucs, '/api/missions/7/join')];
    const given: PlannerAction = { by: 'luc', at: 290, mission: null, kind: 'command' };
    expect(checkRecordedAnswers(heard, [edited('luc', 150), given], [lucs], nothingInSight).problems).toEqual(
      [],
    );
    const early = { ...given, at: 190 };
    expect(
      checkRecordedAnswers(heard, [edited('luc', 150), early], [lucs], nothingInSight).problems,
    ).toHaveLength(1);
  });

  it('finds a version that was given twice, a save that is lost, and a mission that is gone or back', () => {
    const twice = [...both(140).slice(0, 4), saved('luc', 300, row(2, { approved_berths: 6 }))];
    expect(checkRecordedAnswers(twice, [], [annas], nothingInSight).problems.join()).toMatch('given twice');
    const heard = both(140);
    expect(checkRecordedAnswers(heard, [], [annas], nothingInSight).problems.join()).toMatch('older than');
    const other = { ...lucs, approved_berths: 1 };
    expect(checkRecordedAnswers(heard, [], [other], nothingInSight).problems.join()).toMatch(
      'not as it was acknowledged',
    );
    expect(checkRecordedAnswers(heard, [], [], nothingInSight).problems.join()).toMatch('nobody deleted it');
    const deleted = { ...read('anna', 400, lucs), method: 'DELETE', path: '/api/missions/7', json: null };
    expect(checkRecordedAnswers([...heard, deleted], [], [lucs], nothingInSight).problems.join()).toMatch(
      'was deleted',
    );
  });
});
