import { describe, expect, it } from 'vitest';
import { isOpenWithoutSession, isLocalPath, paths } from './paths.ts';

describe('the place to go after signing in', () => {
  it.each(['/', '/my-requests', '/requests?sort=-id&page=2#row', '/vesselPlan/3/scheduler?version=2'])(
    '%s is of this site',
    (path) => expect(isLocalPath(path)).toBe(true),
  );

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'my-requests',
    '',
    undefined,
    7,
  ])('%j is not', (path) => expect(isLocalPath(path)).toBe(false));
});

describe('paths', () => {
  it('carry the whole address that was asked for', () => {
    expect(paths.login('/requests?sort=-id&x=é')).toBe(
      '/login?redirect=%2Frequests%3Fsort%3D-id%26x%3D%C3%A9',
    );
    expect(paths.login()).toBe('/login');
  });

  it('leave out what is not given', () => {
    expect(paths.scheduler(4, { version: 2 })).toBe('/vesselPlan/4/scheduler?version=2');
    expect(paths.scheduler(4)).toBe('/vesselPlan/4/scheduler');
    expect(paths.request()).toBe('/request');
  });
});

describe('where an ended session leaves one', () => {
  it.each(['/', '/login', '/register', '/account/verify/x', '/account/password/create', '/invitation/x'])(
    '%s may stay',
    (path) => expect(isOpenWithoutSession(path)).toBe(true),
  );
  it.each(['/my-requests', '/request/4', '/support', '/user/3/profile'])('%s may not', (path) =>
    expect(isOpenWithoutSession(path)).toBe(false),
  );
});
