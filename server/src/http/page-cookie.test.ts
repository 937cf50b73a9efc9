import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { hashPassword } from '../features/accounts/passwords/passwords.ts';

const password = 'Boreal-Tide-42';
const email = 'page.cookie@example.org';
const ofPage = { 'sec-fetch-site': 'same-origin' };
let portal: TestApp;

beforeAll(async () => {
  portal = await startTestApp({ publicUrl: 'https://ship.example' });
  await aUser(portal.db, 'proponent', { email, password_hash: await hashPassword(password) });
});
afterAll(() => portal.close());

const signIn = async (headers: Record<string, string> = {}) => {
  const answer = await portal.visitor.post('/api/auth/login', { email, password }, headers);
  expect(answer.statusCode).toBe(200);
  const cookie = answer.headers['set-cookie'] as string | undefined;
  return { token: answer.json<{ access_token: string }>().access_token, cookie, sent: cookie?.split(';')[0] };
};

const opens = async (token: string, cookie?: string) => {
  const headers = { authorization: `Bearer ${token}`, ...ofPage, ...(cookie !== undefined && { cookie }) };
  return (await portal.visitor.get('/api/auth/user', headers)).statusCode;
};

describe('a token that a page was given', () => {
  it('comes with a cookie that no script, no other site and no other host can read', async () => {
    const { cookie } = await signIn(ofPage);
    expect(cookie).toMatch(
      /^__Host-shiptime=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  it('opens the account in the browser of that page and in no other', async () => {
    const mine = await signIn(ofPage);
    const other = await signIn(ofPage);
    expect(await opens(mine.token, `lang=fr; ${mine.sent}`)).toBe(200);
    expect(await opens(mine.token)).toBe(401);
    expect(await opens(mine.token, other.sent)).toBe(401);
    expect(await opens(mine.token, '__Host-shiptime=')).toBe(401);
  });

  it('leaves other sessions of the same browser open', async () => {
    const first = await signIn(ofPage);
    const second = await signIn({ ...ofPage, cookie: first.sent! });
    expect(second.sent).toBe(first.sent);
    expect(await opens(first.token, second.sent)).toBe(200);
  });
});

it('a program signs in without a cookie', async () => {
  const { token, cookie } = await signIn();
  expect(cookie).toBeUndefined();
  expect(await opens(token)).toBe(200);
});

it('a sign-in that fails sets no cookie', async () => {
  const answer = await portal.visitor.post('/api/auth/login', { email, password: 'wrong' }, ofPage);
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
});
