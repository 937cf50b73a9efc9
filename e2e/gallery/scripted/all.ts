import { findDialogsInSource } from '../../../web/test/dialog-names.ts';
import { administrationDialogOpenings } from './administration.ts';
import { applicationDialogOpenings } from './applications.ts';
import { formDialogOpenings } from './form.ts';
import type { DialogOpening } from './opening.ts';
import { planDialogOpenings } from './plans.ts';
import { shellDialogOpenings } from './shell.ts';

export const dialogOpenings: readonly DialogOpening[] = [
  ...shellDialogOpenings,
  ...applicationDialogOpenings,
  ...formDialogOpenings,
  ...planDialogOpenings,
  ...administrationDialogOpenings,
];

export const dialogNamesInSource = (): readonly string[] =>
  findDialogsInSource().flatMap(({ names }) => names);
