import type { Scene } from '../stage/scene.ts';
import type { Hand } from './hand.ts';

/** One dialog or drawer, and the way to it. */
export type Opening = {
  /** As the source has it. */
  readonly name: string;
  /** Where one dialog has several faces: which. */
  readonly face?: string;
  readonly who: string | null | ((scene: Scene) => string);
  readonly at: string | ((scene: Scene) => string | Promise<string>);
  readonly open: (hand: Hand, scene: Scene) => Promise<unknown>;
  /** Puts back what others would stumble over. */
  readonly after?: (scene: Scene) => Promise<unknown>;
  /** Why Escape does not close it. */
  readonly stays?: string;
};
