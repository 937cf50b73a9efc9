import type { SeededPortal } from '../stage/scene.ts';
import type { DialogActions } from './dialog-actions.ts';

export type DialogOpening = {
  readonly name: string;
  readonly face?: string;
  readonly who: string | null | ((scene: SeededPortal) => string);
  readonly at: string | ((scene: SeededPortal) => string | Promise<string>);
  readonly open: (hand: DialogActions, scene: SeededPortal) => Promise<unknown>;
  readonly after?: (scene: SeededPortal) => Promise<unknown>;
  readonly stays?: string;
};
