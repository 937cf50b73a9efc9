import type { EventType } from '@shiptime/domain/integrations/event-types';
import type { Tx } from '../db/connection.ts';

/** Events that only call their handlers; they are not stored in the table `events`. */
type UnrecordedType =
  | `${'access' | 'factors'}.changed`
  | `co_proponent.${'added' | 'removed' | 'left'}`
  | `invitation.${'accepted' | 'came_late'}`
  | `remark.${'added' | 'replied' | 'edited' | 'settled' | 'deleted'}`
  | `transfer_offer.${'made' | 'declined' | 'taken_back'}`
  | `voyage_agreement.${'asked' | 'agreed' | 'settled' | 'declined' | 'taken_back' | 'joined' | 'parted' | 'lapsed'}`
  | 'outage.noticed'
  | 'mission.transferred'
  | 'plan.amendment_asked'
  | 'webhook.switched_off'
  | `berth_request.${'question' | 'answer' | 'agreed' | 'disagreed'}`
  | `application.withdrawal_${'asked' | 'taken_back'}`
  | `proponent_request.${'asked' | 'granted' | 'refused'}`;

export type TypedEvent = { readonly type: EventType | UnrecordedType };

export type EventSubscriber<Event extends TypedEvent> = {
  /** Description of the effect, printed in docs/events.md. */
  readonly follows: string;
  readonly only?: readonly Event['type'][];
  readonly run: (tx: Tx, event: Event) => Promise<void>;
};

export class EventKind<Event extends TypedEvent> {
  readonly types: readonly Event['type'][];
  #subscribers: readonly EventSubscriber<Event>[] | null = null;

  constructor(types: readonly Event['type'][]) {
    this.types = types;
  }

  register(subscribers: readonly EventSubscriber<Event>[]): void {
    this.#subscribers = subscribers;
  }

  async raise(tx: Tx, event: Event): Promise<void> {
    if (!this.#subscribers) throw new Error(`No subscriber is registered for ${event.type}.`);
    for (const { only, run } of this.#subscribers)
      if (!only || only.includes(event.type)) await run(tx, event);
  }
}

/** Gets facts from another feature without an import. Call after taking all locks. */
export class QueryHook<Subject, Answer> {
  #find: ((tx: Tx, subject: Subject) => Promise<Answer>) | null = null;

  register(find: (tx: Tx, subject: Subject) => Promise<Answer>): void {
    this.#find = find;
  }

  ask(tx: Tx, subject: Subject): Promise<Answer> {
    if (!this.#find) throw new Error('No answer is registered for a question of a command.');
    return this.#find(tx, subject);
  }
}

export type QueryHookBinding = { readonly asks: string; readonly register: () => void };

export const bindQueryHook = <Subject, Answer>(
  question: QueryHook<Subject, Answer>,
  asks: string,
  find: (tx: Tx, subject: Subject) => Promise<Answer>,
): QueryHookBinding => ({ asks, register: () => question.register(find) });

export type EventConsumer = {
  readonly follows: string;
  readonly of: readonly TypedEvent['type'][];
} & (
  | { readonly trigger: string; readonly on: readonly string[] }
  | { readonly file: string; readonly ifItFails: string }
);

export type EventSubscription = {
  readonly types: readonly TypedEvent['type'][];
  readonly subscribers: readonly {
    readonly follows: string;
    readonly only?: readonly TypedEvent['type'][];
  }[];
  readonly register: () => void;
};

export const bindSubscribers = <Event extends TypedEvent>(
  kind: EventKind<Event>,
  subscribers: readonly EventSubscriber<Event>[],
): EventSubscription => ({ types: kind.types, subscribers, register: () => kind.register(subscribers) });
