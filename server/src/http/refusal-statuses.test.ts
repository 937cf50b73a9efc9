import { expect, it } from 'vitest';
import { errorTypeByStatus } from '@shiptime/domain/shared/error-types';
import { refusalCodes } from '@shiptime/domain/shared/refusal-codes';
import { Refusal } from './refusal.ts';
import { messageKeyOfRefusal, statusOfRefusal, errorTypeOfRefusal } from './refusal-statuses.ts';

it('every code of a rule has a number, and a type of the closed list', () => {
  const answers = refusalCodes.map((code) => statusOfRefusal(new Refusal(code)));
  expect([...new Set(answers)].toSorted()).toEqual([403, 404, 409, 422]);
});

it.each(Object.entries(errorTypeByStatus))(
  '%s is the number of %s, or of what says more than that',
  (status, type) => {
    const reason = type === 'stale' ? 'not_what_was_read' : type;
    const refusal = new Refusal(reason, { message: 'answers:http.server_error' });
    expect([statusOfRefusal(refusal), errorTypeOfRefusal(refusal)]).toEqual([Number(status), type]);
  },
);

it('what one may not do, and what one may not know of, is said in no more words than that', () => {
  expect(messageKeyOfRefusal(new Refusal('level_not_yours'))).toBe('answers:http.unauthorized');
  expect(messageKeyOfRefusal(new Refusal('not_found'))).toBe('answers:http.not_found');
  expect(messageKeyOfRefusal(new Refusal('limit_reached'))).toBe('errors:refusals.limit_reached');
});
