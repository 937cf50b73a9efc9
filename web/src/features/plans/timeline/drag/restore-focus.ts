import { focusIfLost } from '#lib/focus-if-lost.ts';
import { barElement } from './use-bar-shift.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Focuses the mission's panel, else its bar, else the tab stop of the grid, else the grid. */
export const restoreFocusToMission = (id: number | undefined): void =>
  focusIfLost(
    () =>
      find('#mission') ??
      (id === undefined ? null : barElement(id)) ??
      find('[data-bar][tabindex="0"]') ??
      find('[role="grid"]'),
  );
