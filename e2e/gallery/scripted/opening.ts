import type { Scene } from '../stage/scene.ts';
import type { Hand } from './hand.ts';

export type Opening = {
  readonly name: string;
  readonly face?: string;
  readonly who: string | null | ((scene: Scene) => string);
  readonly at: string | ((scene: Scene) => string | Promise<string>);
  readonly open: (hand: Hand, scene: Scene) => Promise<unknown>;
  readonly after?: (scene: Scene) => Promise<unknown>;
  readonly stays?: string;
};
