import { dialogsInSource } from '../../../web/test/dialog-names.ts';
import { ofAdministration } from './administration.ts';
import { ofApplications } from './applications.ts';
import { ofForm } from './form.ts';
import type { Opening } from './opening.ts';
import { ofPlans } from './plans.ts';
import { ofShell } from './shell.ts';

export const openings: readonly Opening[] = [
  ...ofShell,
  ...ofApplications,
  ...ofForm,
  ...ofPlans,
  ...ofAdministration,
];

export const namesInSource = (): readonly string[] => dialogsInSource().flatMap(({ names }) => names);
