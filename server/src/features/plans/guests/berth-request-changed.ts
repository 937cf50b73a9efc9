import type { Actor } from '@shiptime/domain/shared/actor';
import { EventKind } from '#events/events.ts';

export type BerthNoticeFacts = {
  readonly id: number;
  readonly user_id: number;
  readonly mission_id: number | null;
  readonly vessel_id: number;
  readonly primary_id: number | null;
  readonly voyage_title: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly berths: number;
  readonly granted_berths: number | null;
};

const types = [
  'berth_request.asked',
  'berth_request.question',
  'berth_request.answer',
  'berth_request.agreed',
  'berth_request.disagreed',
  'berth_request.accepted',
  'berth_request.declined',
  'berth_request.withdrawn',
  'berth_request.taken_back',
  'berth_request.lapsed',
] as const;

export type BerthRequestChanged = {
  readonly type: (typeof types)[number];
  readonly actor: Pick<Actor, 'id'>;
  readonly request: BerthNoticeFacts & { readonly vessel_plan_id: number | null };
  readonly quote: string | null;
};
export const berthRequestChangedEvent = new EventKind<BerthRequestChanged>(types);
