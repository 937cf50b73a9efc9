import { z } from 'zod';
import { namedPerson } from '../../accounts/account-wire.ts';
import { voyage } from '../../applications/wire/outcome.ts';
import {
  canOf,
  count,
  day,
  days,
  email,
  fraction,
  id,
  ids,
  instant,
  maybeDays,
  maybeId,
  maybeInstant,
  maybeText,
  stamps,
  text,
  yesNo,
} from '../../shared/wire.ts';
import { type BerthRequestAction, berthRequestStates, berthWords } from '../guests/berth-requests.ts';

export const openVoyage = z
  .object({
    id: id.meta({ description: 'of the mission' }),
    fiscal_year_id: id,
    vessel_id: id,
    title: text,
    start_date: day,
    start_fraction: fraction,
    end_date: day,
    operational_days: days,
    mobilization_port_id: maybeId,
    demobilization_port_id: maybeId,
    project_area_ids: ids,
    spare_berths: count,
    berth_request_id: maybeId.meta({
      description: 'the reader’s own request, while it waits or is accepted',
    }),
    can: canOf<'ask'>({ ask: true }),
  })
  .meta({ id: 'OpenVoyage' });
export type OpenVoyage = z.infer<typeof openVoyage>;

const entry = z.object({
  id,
  action: z.enum([
    'asked',
    'question',
    'answer',
    'agreed',
    'disagreed',
    'accepted',
    'declined',
    'withdrawn',
    'taken_back',
    'lapsed',
  ]),
  body: maybeText,
  user: namedPerson.nullable().meta({ description: 'null: it happened by itself' }),
  created_at: instant,
});

export const berthRequest = z
  .object({
    id,
    mission_id: maybeId.meta({ description: 'null: the mission is gone' }),
    fiscal_year_id: id,
    vessel_id: id,
    voyage_title: text,
    start_date: day.meta({
      description: 'as the voyage was published when it was asked for, or last told to be',
    }),
    end_date: day,
    voyage: voyage.nullable().meta({
      description: 'as it is published now, with the berths of this request; null: it is not',
    }),
    user: namedPerson.extend({ email }),
    ship_time_request_id: maybeId.meta({
      description: 'the application that it is asked from, for whoever may read that',
    }),
    project_title: maybeText,
    berths: count,
    days_aboard: maybeDays,
    objectives: text,
    equipment: maybeText,
    state: z.enum(berthRequestStates),
    granted_berths: count.nullable(),
    is_questioned: yesNo.meta({ description: 'a question waits for whoever asks for berths' }),
    word: z.enum(berthWords).nullable().meta({
      description: 'of the voyage’s primary proponent; not told to whoever asks for berths',
    }),
    reason: maybeText,
    decided_at: maybeInstant,
    spare_berths: count.nullable().meta({ description: 'now, without those of this request' }),
    entries: z.array(entry),
    ...stamps,
    can: canOf<BerthRequestAction>({
      accept: true,
      decline: true,
      ask: true,
      answer: true,
      agree: true,
      disagree: true,
      withdraw: true,
      take_back: true,
    }),
  })
  .meta({ id: 'BerthRequest' });
export type BerthRequest = z.infer<typeof berthRequest>;
export type BerthRequestEntry = BerthRequest['entries'][number];
