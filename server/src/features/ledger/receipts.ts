import {
  checkRow,
  entryHash,
  isDateProven,
  isHexByField,
  type LedgerEntry,
} from '@shiptime/client/verify-ledger';
import { sql } from 'kysely';
import type { Db } from '#db/connection.ts';

export type Receipt = {
  readonly receipt: string;
  readonly application_id: number;
  readonly fiscal_year: string;
  readonly submitted_at: string;
  readonly sealed_at: string;
  readonly position: number;
  readonly hash: string;
  readonly intact: boolean;
  readonly date_proven: boolean;
};

type Found = Omit<Receipt, 'intact' | 'date_proven'> & {
  readonly entry: Omit<LedgerEntry, 'kind' | 'row' | 'commitments' | 'salts'>;
  readonly columns: Record<string, string>;
  readonly commitments: Record<string, string>;
  readonly salts: Record<string, string>;
  readonly covers: boolean;
  readonly agrees: boolean;
  readonly follows: boolean;
};

const nothingProven = { wrong: ['row'], unsalted: [] };

/** Needs no sign-in, because the response reveals nothing of the content. */
export const findReceipt = async (db: Db, receipt: string): Promise<Receipt | undefined> => {
  const { rows } = await sql<Found>`
    select h.receipt, h.ship_time_request_id as application_id, coalesce(h.fiscal_year, y.name) as fiscal_year,
      case when h.fiscal_year is null then r.submitted_at else h.created_at end as submitted_at,
      ledger_instant(l.sealed_at) as sealed_at, l.position,
      case when h.fiscal_year is not null then r.submitted_at = h.created_at
        else r.submitted_at between h.created_at - interval '1 minute' and h.created_at + interval '1 second' end as agrees, encode(l.hash, 'hex') as hash,
      jsonb_build_object('position', l.position, 'format', l.format, 'source', l.source, 'source_id', l.source_id,
        'sealed_at', ledger_instant(l.sealed_at), 'previous_hash', encode(l.previous_hash, 'hex'),
        'hash', encode(l.hash, 'hex'), 'fields_hash', encode(l.fields_hash, 'hex')) as entry,
      (select jsonb_object_agg(e.key, e.value::text) from jsonb_each(to_jsonb(h)) e) as columns,
      c.commitments, c.salts, sha256(convert_to(c.commitments::text, 'UTF8')) = l.fields_hash as covers,
      coalesce(b.hash = l.previous_hash, l.position = 1) and coalesce(n.previous_hash = l.hash, true)
        and coalesce(l.sealed_at >= b.sealed_at - interval '10 minutes', true)
        and not exists (select from ledger_heads d join ledger e on e.position = d.position where e.hash <> d.hash) as follows
    from ship_time_request_history h
    join ship_time_requests r on r.id = h.ship_time_request_id
    join fiscal_years y on y.id = r.fiscal_year_id
    join ledger l on l.source = 'ship_time_request_history' and l.source_id = h.id and l.format = 2
    join row_commitments c on c.source = l.source and c.source_id = l.source_id
    left join ledger b on b.position = l.position - 1
    left join ledger n on n.position = l.position + 1
    where h.receipt = ${receipt.trim().toUpperCase()}`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { entry, columns, commitments, salts, covers, agrees, follows, ...told } = found;
  const isReadable = isHexByField(commitments) && isHexByField(salts);
  const { wrong, unsalted } = isReadable ? checkRow(columns, commitments, salts) : nothingProven;
  const isSealed = covers && agrees && follows && entryHash(entry) === entry.hash;
  return {
    ...told,
    intact: rows.length === 1 && isSealed && wrong.length === 0 && unsalted.length === 0,
    date_proven: isDateProven(told.submitted_at, told.sealed_at),
  };
};
