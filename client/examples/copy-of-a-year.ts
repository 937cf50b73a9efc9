import { rmSync } from 'node:fs';
import sqlite from 'node-sqlite3-wasm';
import { isProblem, type Schemas, type ShiptimeClient } from '../src/client.ts';

type Application = Schemas['Application'];

const overlapMinutes = 10;
const pageSize = 100;

const tables = `
  create table if not exists applications (
    id integer primary key, project_title text, status_id integer not null, vessel_id integer, operational_days real,
    proponent text, submitted_at text, updated_at text not null);
  create table if not exists events (id integer primary key, type text not null, created_at text not null, data text not null);
  create table if not exists marks (name text primary key, value text not null);`;

const momentOf = async (client: ShiptimeClient): Promise<string> => {
  const { headers } = await client.file('/api/portal', {});
  const now = Date.parse(headers.get('date') ?? '');
  return new Date(now - overlapMinutes * 60_000).toISOString();
};

export class CopyOfYear {
  readonly #db: sqlite.Database;

  /** Removes a lock left by a killed process. Run only one program at a time. */
  constructor(file: string) {
    rmSync(`${file}.lock`, { recursive: true, force: true });
    this.#db = new sqlite.Database(file);
    this.#db.exec(tables);
  }

  close(): void {
    this.#db.close();
  }

  async bringUpToDate(client: ShiptimeClient, year: string): Promise<{ rows: number; events: number }> {
    const { data: years } = await client.get('/api/fiscal_years', {});
    const found = years.find(({ name }) => name === year);
    if (!found) throw new Error(`there is no fiscal year ${year}`);
    const rows = await this.#copyApplications(client, found.id);
    return { rows, events: await this.#copyEvents(client, found.id) };
  }

  #mark(name: string): string | undefined {
    return this.#db.get('select value from marks where name = ?', name)?.['value'] as string | undefined;
  }

  #together(write: () => void): void {
    this.#db.exec('begin immediate');
    try {
      write();
      this.#db.exec('commit');
    } catch (error) {
      this.#db.exec('rollback');
      throw error;
    }
  }

  #setMark(name: string, value: string): void {
    this.#db.run('insert or replace into marks values (?, ?)', [name, value]);
  }

  #write(row: Application): void {
    const { primaryProponent: person } = row;
    this.#db.run('insert or replace into applications values (?, ?, ?, ?, ?, ?, ?, ?)', [
      ...[row.id, row.project_title, row.status_id, row.vessel_id, row.operational_days],
      person ? `${person.first_name} ${person.last_name}` : null,
      ...[row.submitted_at, row.updated_at],
    ]);
  }

  async #copyApplications(client: ShiptimeClient, fiscalYear: number): Promise<number> {
    const name = `applications of ${fiscalYear}`;
    const since = this.#mark(`${name}, since`);
    const begun = this.#mark(`${name}, begun`) ?? (await momentOf(client));
    let after = Number(this.#mark(`${name}, after`) ?? 0);
    for (let written = 0; ;) {
      const { data } = await client.get('/api/ship_time_requests', {
        query: {
          include: ['primaryProponent'],
          sort: ['id'],
          'filter[fiscal_year_id]': [fiscalYear],
          'filter[id][gt]': after,
          ...(since && { 'filter[updated_at][gte]': since }),
          page: 1,
          limit: pageSize,
        },
      });
      after = data.at(-1)?.id ?? after;
      written += data.length;
      const isOver = data.length < pageSize;
      this.#together(() => {
        for (const row of data) this.#write(row);
        this.#setMark(`${name}, begun`, begun);
        this.#setMark(`${name}, after`, String(after));
        if (!isOver) return;
        this.#setMark(`${name}, since`, begun);
        this.#db.run('delete from marks where name in (?, ?)', [`${name}, begun`, `${name}, after`]);
      });
      if (isOver) return written;
    }
  }

  async #applicationsOf(
    client: ShiptimeClient,
    fiscalYear: number,
    people: readonly number[],
  ): Promise<Application[]> {
    const found: Application[] = [];
    for (const person of new Set(people)) {
      const { data } = await client.get('/api/ship_time_requests', {
        query: {
          include: ['primaryProponent'],
          'filter[fiscal_year_id]': [fiscalYear],
          'filter[primary_proponent_id]': [person],
        },
      });
      found.push(...data);
    }
    return found;
  }

  async #copyEvents(client: ShiptimeClient, fiscalYear: number): Promise<number> {
    let written = 0;
    try {
      for await (const { events, cursor } of client.events(this.#mark('events'))) {
        const own = events.filter(
          ({ type, data }) =>
            type.startsWith('application.') && 'fiscal_year_id' in data && data.fiscal_year_id === fiscalYear,
        );
        const renamed = await this.#applicationsOf(
          client,
          fiscalYear,
          events.flatMap(({ type, data }) => (type === 'person.changed' ? [data.user_id] : [])),
        );
        const gone = events.flatMap(({ type, data }) =>
          type === 'application.changed' && data.action === 'deleted' ? [data.ship_time_request_id] : [],
        );
        this.#together(() => {
          for (const row of renamed) this.#write(row);
          for (const id of gone) this.#db.run('delete from applications where id = ?', [id]);
          for (const { id, type, created_at, data } of own)
            this.#db.run('insert or ignore into events values (?, ?, ?, ?)', [
              ...[id, type, created_at, JSON.stringify(data)],
            ]);
          this.#setMark('events', cursor);
        });
        written += own.length;
      }
      return written;
    } catch (error) {
      if (!isProblem(error, 'cursor_expired')) throw error;
      this.#db.run(`delete from marks where name = 'events'`);
      return this.#copyEvents(client, fiscalYear);
    }
  }
}
