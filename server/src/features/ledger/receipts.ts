import { sql } from 'kysely';
import type { Db } from '#db/connection.ts';

export type Receipt = {
  readonly receipt: string;
  readonly application_id: number;
  readonly fiscal_year: string;
  readonly submitted_at: string;
  /** Its entry in the ledger. */
  readonly position: number;
  readonly hash: string;
  /** What was written then is what stands there now, and the entry follows the one before it. */
  readonly intact: boolean;
};

/** The submission that this receipt was given for. Whoever holds the number may ask; it tells nothing of what was written. */
export const findReceipt = async (db: Db, receipt: string): Promise<Receipt | undefined> => {
  const { rows } = await sql<Receipt>`
    select h.receipt, h.ship_time_request_id as application_id, y.name as fiscal_year, r.submitted_at,
      l.position, encode(l.hash, 'hex') as hash,
      l.hash = ledger_hash(l.previous_hash, ledger_text(l.source, l.source_id))
        and (b.hash = l.previous_hash or l.position = 1) as intact
    from ship_time_request_history h
    join ship_time_requests r on r.id = h.ship_time_request_id
    join fiscal_years y on y.id = r.fiscal_year_id
    join ledger l on l.source = 'ship_time_request_history' and l.source_id = h.id
    left join ledger b on b.position = l.position - 1
    where h.receipt = ${receipt.trim().toUpperCase()}`.execute(db);
  return rows[0];
};
