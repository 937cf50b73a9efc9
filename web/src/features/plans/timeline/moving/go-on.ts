import { focusIfLost } from '#lib/focus-if-lost.ts';
import { barElement } from './use-shifting.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/**
 * Where the keyboard goes on after something was done to a mission: at its opened panel, at its bar, and where it has
 * left the calendar, at the bar that Tab comes to; last of all at the calendar itself.
 */
export const goOnAtMission = (id: number | undefined): void =>
  focusIfLost(
    () =>
      find('#mission') ??
      (id === undefined ? null : barElement(id)) ??
      find('[data-bar][tabindex="0"]') ??
      find('[role="grid"]'),
  );
