import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openStatuses,
  plannedStatuses,
  openOrAcceptedStatuses,
  statuses,
  statusIdsOf,
  transitionActions,
  transitions,
  undecidedStatuses,
} from '@shiptime/domain/applications/lifecycle';
import { startTestApp, type TestApp } from '#test/harness.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startTestApp();
});
afterAll(() => portal.close());

describe('the lifecycle in the database', () => {
  it('has the same statuses', async () => {
    const rows = await portal.db.selectFrom('request_statuses').select(['key', 'id']).orderBy('id').execute();
    expect(rows.map(({ key, id }) => [key, id])).toEqual(Object.entries(statuses));
  });

  it('has the same pairs of statuses', async () => {
    const rows = await portal.db.selectFrom('request_status_transitions').selectAll().execute();
    const ours = transitionActions.flatMap((action) => {
      const { from, to } = transitions[action];
      return to === null ? [] : from.map((key) => `${statuses[key]}-${statuses[to]}`);
    });
    const stored = rows.map(({ from_status_id: from, to_status_id: to }) => `${from}-${to}`);
    expect(stored.toSorted()).toEqual(ours.toSorted());
  });

  it('speaks of the same groups of statuses in its functions and triggers', async () => {
    const { rows } = await sql<{ name: string; text: string }>`
      select proname as name, prosrc as text from pg_proc where pronamespace = 'public'::regnamespace
      union all select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`.execute(
      portal.db,
    );
    const groups = [
      statusIdsOf(undecidedStatuses),
      statusIdsOf(openStatuses),
      statusIdsOf(plannedStatuses),
      statusIdsOf(openOrAcceptedStatuses),
      statusIdsOf(['unable_to_fulfill', 'withdrawn']),
    ].map((ids) => ids.toSorted().join(', '));
    const lists = /status_id (?:(?:not )?in \(|<> ALL \(ARRAY\[|= ANY \(ARRAY\[)([\d, ]+)/g;
    const spoken = rows.flatMap(({ name, text }) =>
      [...text.matchAll(lists)].map(([, ids = '']) => ({ name, ids: ids.split(', ').toSorted().join(', ') })),
    );

    expect(spoken.length).toBeGreaterThan(4);
    expect(spoken.filter(({ ids }) => !groups.includes(ids))).toEqual([]);
  });
});
