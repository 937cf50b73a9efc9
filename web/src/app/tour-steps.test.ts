import { expect, it } from 'vitest';
import { roles } from '@shiptime/domain/shared/actor';
import { menuFor } from './menu.ts';
import { tourStepsFor } from './tour-steps.ts';

const stepsOf = (user_type_id: number, vessels: number[] = []) =>
  tourStepsFor(menuFor({ user_type_id, vessels }).flatMap(({ entries }) => entries.map(({ key }) => key)));

it('shows proponents where to apply', () => {
  const steps = ['welcome', 'menu', 'my_applications', 'apply', 'language', 'help'];
  expect(stepsOf(roles.proponent)).toEqual(steps);
  expect(stepsOf(roles.general)).toEqual(steps);
});

it('shows coordinators their inbox and the plans', () => {
  expect(stepsOf(roles.coordinator, [3])).toEqual([
    'welcome',
    'menu',
    'inbox',
    'scheduling',
    'language',
    'help',
  ]);
});

it('says nothing of an inbox to those who have none', () => {
  expect(stepsOf(roles.national)).toEqual(['welcome', 'menu', 'scheduling', 'language', 'help']);
});
