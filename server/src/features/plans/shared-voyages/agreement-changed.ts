import type { Actor } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import { EventKind } from '#events/events.ts';

export type AgreementNoticeFacts = {
  readonly id: number;
  readonly vessel_id: number;
  readonly fiscal_year_id: number;
  readonly parts: readonly { readonly ship_time_request_id: number; readonly user_id: number }[];
};

const types = [
  'voyage_agreement.asked',
  'voyage_agreement.agreed',
  'voyage_agreement.settled',
  'voyage_agreement.declined',
  'voyage_agreement.taken_back',
  'voyage_agreement.joined',
  'voyage_agreement.parted',
  'voyage_agreement.lapsed',
] as const;

export type AgreementChanged = {
  readonly type: (typeof types)[number];
  readonly actor: Pick<Actor, 'id'>;
  readonly agreement: AgreementNoticeFacts;
  readonly answeredFor?: number;
  readonly quote?: Readonly<Record<Language, string>> | null;
};
export const agreementChangedEvent = new EventKind<AgreementChanged>(types);
