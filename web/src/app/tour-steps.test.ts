import { expect, it } from 'vitest';
import { roles } from '@shiptime/domain/shared/actor';
import { buildMenu } from './menu.ts';
import { selectTourSteps } from './tour-steps.ts';

const stepsOf = (user_type_id: number, vessels: number[] = []) =>
  selectTourSteps(
    buildMenu({ user_type_id, vessels }).flatMap(({ entries }) => entries.map(({ key }) => key)),
  );

it('shows proponents an application’s life, where to apply, and where they see what becomes of it', () => {
  const steps = ['welcome', 'life', 'apply', 'my_applications', 'language', 'help'];
  expect(stepsOf(roles.proponent)).toEqual(steps);
  expect(stepsOf(roles.co_proponent)).toEqual(steps);
});

it('shows coordinators their inbox and the plans', () => {
  expect(stepsOf(roles.regional_vessel_coordinator, [3])).toEqual([
    'welcome',
    'menu',
    'inbox',
    'scheduling',
    'language',
    'help',
  ]);
});

it('says nothing of an inbox to those who have none', () => {
  expect(stepsOf(roles.national_science_representative)).toEqual([
    'welcome',
    'menu',
    'scheduling',
    'language',
    'help',
  ]);
});
