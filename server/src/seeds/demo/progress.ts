import { sql } from 'kysely';
import { type StatusId, statusAfter, statuses } from '@shiptime/domain/applications/lifecycle';
import { instantFromMs } from '@shiptime/domain/shared/instant';
import type { Tx } from '#db/connection.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoApplication } from './demo-context.ts';
import type { DemoEvent } from './events.ts';

type Step = DemoEvent & {
  readonly application: DemoApplication;
  readonly from: StatusId;
  readonly to: StatusId;
  readonly index: number;
};

const stepsOf = (application: DemoApplication, events: readonly DemoEvent[]): Step[] => {
  let from: StatusId = statuses.draft;
  return events.map((event, index) => {
    const to = statusAfter(event.action, from);
    const step = { ...event, application, from, to, index };
    from = to;
    return step;
  });
};

/** Moves each application one step, since triggers refuse skipped statuses. */
const advance = async (tx: Tx, steps: readonly Step[]) => {
  const rows = steps.map((step) => ({
    id: step.application.id,
    status_id: step.to,
    vessel_id: step.vessel_id,
    at: instantFromMs(step.at),
    by: step.by,
  }));
  await sql`
    update ship_time_requests as request
    set status_id = step.status_id, vessel_id = step.vessel_id, updated_by = step.by, updated_at = step.at,
      submitted_at = coalesce(request.submitted_at, step.at)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as step(id integer, status_id integer, vessel_id integer, at timestamptz, by integer)
    where request.id = step.id`.execute(tx);
};

const historyRow = (step: Step) => ({
  ship_time_request_id: step.application.id,
  from_status_id: step.from,
  to_status_id: step.to,
  action: step.action,
  reason: step.text,
  user_id: step.by,
  created_at: instantFromMs(step.at),
});

const messageRow = (step: Step) => ({
  ship_time_request_id: step.application.id,
  user_id: step.by,
  kind: step.action === 'clarify' ? 'question' : 'answer',
  body: step.text,
  created_at: instantFromMs(step.at),
});

export const seedApplicationHistory = async (
  tx: Tx,
  stories: readonly (readonly [DemoApplication, readonly DemoEvent[]])[],
): Promise<void> => {
  const steps = stories.flatMap(([application, events]) => stepsOf(application, events));
  for (let index = 0; steps.some((step) => step.index === index); index += 1) {
    await advance(
      tx,
      steps.filter((step) => step.index === index),
    );
  }
  const inTime = steps.toSorted((a, b) => a.at - b.at);
  await insertRows(tx, 'ship_time_request_history', inTime.map(historyRow));
  const spoken = inTime.filter(({ action }) => action === 'clarify' || action === 'respond');
  await insertRows(tx, 'clarification_messages', spoken.map(messageRow));
};
