import type { Actor } from '@shiptime/domain/shared/actor';
import { EventKind } from '#events/events.ts';
import type { ApplicationRow } from '../application-row.ts';

const types = ['co_proponent.added', 'co_proponent.removed', 'co_proponent.left'] as const;

export type CoProponentsChanged = {
  readonly type: (typeof types)[number];
  readonly actor: Actor;
  readonly application: ApplicationRow;
  readonly userId: number;
  readonly lockVersion: number;
};
export const coProponentsChangedEvent = new EventKind<CoProponentsChanged>(types);
