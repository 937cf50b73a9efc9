import { expect, it } from 'vitest';
import { generateToken } from '../features/accounts/sessions/sessions.ts';
import { redactSecrets } from './logged-request.ts';

it.each(['/account/password/reset/', '/api/auth/signup/activate/', '/invitation/', '/api/calendar/'])(
  'does not repeat the token of %s',
  (path) => {
    expect(redactSecrets(`${path}${generateToken()}`)).toBe(`${path}…`);
    expect(redactSecrets(`${path}${generateToken()}.ics?lang=fr`)).toBe(`${path}….ics?lang=fr`);
  },
);

it('leaves other addresses as they are', () => {
  const url =
    '/api/ship_time_requests?filter[fiscal_year_id]=4&include=primaryProponent,vesselPreference1&page=2';
  expect(redactSecrets(url)).toBe(url);
});
