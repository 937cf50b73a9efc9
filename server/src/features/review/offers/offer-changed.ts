import type { Actor } from '@shiptime/domain/shared/actor';
import { EventKind } from '#events/events.ts';
import type { ApplicationRow } from '#features/applications/application-row.ts';

const types = ['transfer_offer.made', 'transfer_offer.declined', 'transfer_offer.taken_back'] as const;

export type OfferChanged = {
  readonly type: (typeof types)[number];
  readonly actor: Actor;
  readonly application: ApplicationRow;
  readonly offer: { readonly id: number; readonly from_vessel_id: number; readonly to_vessel_id: number };
  readonly quote: string | null;
};
export const offerChangedEvent = new EventKind<OfferChanged>(types);
