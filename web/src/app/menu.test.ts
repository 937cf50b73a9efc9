import { describe, expect, it } from 'vitest';
import { roles } from '@shiptime/domain/shared/actor';
import { landingPathOf } from '../lib/landing-path.ts';
import { hasInbox, buildMenu } from './menu.ts';

const keysOf = (user: Parameters<typeof buildMenu>[0], demo = false) =>
  buildMenu(user, demo).flatMap(({ entries }) => entries.map(({ key }) => key));
const as = (role: keyof typeof roles, vessels: number[] = []) => ({ user_type_id: roles[role], vessels });

const about = ['apply', 'ship_information', 'support'];

it.each(Object.keys(roles) as (keyof typeof roles)[])('begins with where a visit of a %s begins', (role) => {
  expect(landingPathOf(as(role))).toBe(buildMenu(as(role))[0]!.entries[0]!.href);
});

describe('the menu', () => {
  it('has the ship schedules for visitors where they are open', () => {
    const entries = buildMenu(null, false, true).flatMap((group) => group.entries);
    expect(entries.map(({ href }) => href)).toContain('/open-schedules');
  });

  it.each([
    ['a visitor', null, ['apply', 'ships']],
    ['a co-proponent', as('co_proponent'), ['my_applications', ...about]],
    ['a proponent', as('proponent'), ['my_applications', 'ship_schedules', ...about]],
    [
      'a coordinator',
      as('regional_vessel_coordinator', [3]),
      [
        'my_applications',
        'inbox',
        'application_list',
        'scheduling',
        'statistics',
        'fairness',
        'ship_schedules',
        ...about,
      ],
    ],
    [
      'a coordinator without a vessel',
      as('regional_vessel_coordinator'),
      [
        'my_applications',
        'application_list',
        'scheduling',
        'statistics',
        'fairness',
        'ship_schedules',
        ...about,
      ],
    ],
    [
      'a national representative',
      as('national_science_representative'),
      [
        'my_applications',
        'application_list',
        'scheduling',
        'statistics',
        'fairness',
        'ship_schedules',
        ...about,
      ],
    ],
    [
      'an administrator',
      as('administrator'),
      [
        'my_applications',
        'application_list',
        'scheduling',
        'statistics',
        'fairness',
        'ship_schedules',
        ...about,
        'administration',
      ],
    ],
    [
      'an observer',
      as('observer'),
      ['application_list', 'scheduling', 'statistics', 'fairness', 'ship_schedules', ...about],
    ],
  ])('of %s', (_, user, keys) => {
    expect(keysOf(user)).toEqual(keys);
  });

  it('has the mailbox in a demonstration', () => {
    expect(keysOf(null, true)).toContain('mailbox');
    expect(keysOf(as('proponent'), true)).toContain('mailbox');
  });

  it('asks for the number in the inbox only where there is one', () => {
    expect(hasInbox(as('regional_vessel_coordinator', [3]))).toBe(true);
    expect(hasInbox(as('regional_vessel_coordinator'))).toBe(false);
    expect(hasInbox(null)).toBe(false);
  });
});
