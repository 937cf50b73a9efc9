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

export type NamedFollower = { readonly type: EventType | UnrecordedType };

export type Follower<Event extends NamedFollower> = {
  /** Description of the effect, printed in docs/events.md. */
  readonly follows: string;
  readonly only?: readonly Event['type'][];
  readonly run: (tx: Tx, event: Event) => Promise<void>;
};

export class EventKind<Event extends NamedFollower> {
  readonly types: readonly Event['type'][];
  #followers: readonly Follower<Event>[] | null = null;

  constructor(types: readonly Event['type'][]) {
    this.types = types;
  }

  register(followers: readonly Follower<Event>[]): void {
    this.#followers = followers;
  }

  async raise(tx: Tx, event: Event): Promise<void> {
    if (!this.#followers) throw new Error(`No follower is registered for ${event.type}.`);
    for (const { only, run } of this.#followers) if (!only || only.includes(event.type)) await run(tx, event);
  }
}

/** Lets a command get facts from another feature without importing it; call it after all locks are taken. */
export class Question<Subject, Answer> {
  #find: ((tx: Tx, subject: Subject) => Promise<Answer>) | null = null;

  register(find: (tx: Tx, subject: Subject) => Promise<Answer>): void {
    this.#find = find;
  }

  ask(tx: Tx, subject: Subject): Promise<Answer> {
    if (!this.#find) throw new Error('No answer is registered for a question of a command.');
    return this.#find(tx, subject);
  }
}

export type QuestionAnswer = { readonly asks: string; readonly register: () => void };

export const bindAnswers = <Subject, Answer>(
  question: Question<Subject, Answer>,
  asks: string,
  find: (tx: Tx, subject: Subject) => Promise<Answer>,
): QuestionAnswer => ({ asks, register: () => question.register(find) });

export type EventReader = {
  readonly follows: string;
  readonly of: readonly NamedFollower['type'][];
} & (
  | { readonly trigger: string; readonly on: readonly string[] }
  | { readonly file: string; readonly ifItFails: string }
);

export type EventSubscription = {
  readonly types: readonly NamedFollower['type'][];
  readonly followers: readonly {
    readonly follows: string;
    readonly only?: readonly NamedFollower['type'][];
  }[];
  readonly register: () => void;
};

export const bindFollowers = <Event extends NamedFollower>(
  kind: EventKind<Event>,
  followers: readonly Follower<Event>[],
): EventSubscription => ({ types: kind.types, followers, register: () => kind.register(followers) });
