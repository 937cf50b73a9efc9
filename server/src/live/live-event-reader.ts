import type { Client } from 'pg';

export type LiveEvent = { readonly topic: string; readonly kind: string; readonly [key: string]: unknown };
export type LiveEventRow = { readonly id: string; readonly event: LiveEvent };

type Row = {
  readonly snapshot: string;
  readonly newest_event: string | null;
  readonly id: string | null;
  readonly news: LiveEvent | null;
};

/** Cursor lifetime, shorter than the hour for which live events are kept (jobs/retention.ts). */
const cursorHoldsMs = 30 * 60_000;

/** Selects each row committed between two snapshots exactly once, in any order of commits. */
const newsSince = `
  select s.snapshot::text, s.newest_event, n.id, n.news
  from (select pg_current_snapshot() as snapshot, (select coalesce(max(id), 0) from public.events) as newest_event) s
  left join public.live_news n on n.transaction >= pg_snapshot_xmin($1::pg_snapshot)
    and n.transaction < pg_snapshot_xmax(s.snapshot) and not pg_visible_in_snapshot(n.transaction, $1::pg_snapshot)
  order by n.id`;

const cursorNow = 'select pg_current_snapshot()::text as snapshot, null as newest_event';

export class LiveEventReader {
  readonly #client: Client;
  #snapshot = '';
  #newestEvent: string | null = null;
  #readAt = 0;

  constructor(client: Client) {
    this.#client = client;
  }

  async begin(): Promise<void> {
    const { rows } = await this.#client.query<Row>(cursorNow);
    this.#moveTo(rows[0]!);
  }

  async read(): Promise<readonly LiveEventRow[] | null> {
    if (Date.now() - this.#readAt > cursorHoldsMs) {
      await this.begin();
      return null;
    }
    const { rows } = await this.#client.query<Row>(newsSince, [this.#snapshot]);
    const first = rows[0]!;
    const news = rows.flatMap(({ id, news: event }) => (id && event ? [{ id, event }] : []));
    if (first.newest_event !== this.#newestEvent)
      news.push({ id: `event-${first.newest_event}`, event: { topic: 'events', kind: 'written' } });
    this.#moveTo(first);
    return news;
  }

  #moveTo({ snapshot, newest_event }: Row): void {
    this.#snapshot = snapshot;
    this.#newestEvent = newest_event;
    this.#readAt = Date.now();
  }
}
