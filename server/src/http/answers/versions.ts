import type { FastifyRequest } from 'fastify';
import { Refusal, invalid } from '../refusal.ts';

/** Fresh is what has one of these versions. */
type Expectation = { readonly reason: 'stale' | 'not_what_was_read'; readonly versions: readonly number[] };

/** The versions that the client believes it edits; none: it takes what comes (docs/contract.md 1, "Versions"). */
export type ExpectedVersion = readonly Expectation[];

/** Quoted, as the ETag is; bare, as `lock_version` is, means the same. */
const inHeader = (request: FastifyRequest): ExpectedVersion => {
  const header = request.headers['if-match'];
  if (typeof header !== 'string' || header.trim() === '*') return [];
  const versions = header
    .split(',')
    .map((tag) => Number(/^(?:W\/)?("?)(\d+)\1$/.exec(tag.trim())?.[2] ?? Number.NaN));
  return [{ reason: 'not_what_was_read', versions }];
};

const inBody = ({ sentVersion, fromForm }: FastifyRequest): ExpectedVersion => {
  if (sentVersion === undefined || sentVersion === null) return [];
  const version = typeof sentVersion === 'string' && fromForm ? Number(sentVersion) : sentVersion;
  if (!Number.isInteger(version)) throw invalid([{ field: 'lock_version', code: 'only_integers' }]);
  return [{ reason: 'stale', versions: [version as number] }];
};

/** Where both are sent, both must hold. */
export const expectedVersion = (request: FastifyRequest): ExpectedVersion => [
  ...inHeader(request),
  ...inBody(request),
];

/** What the client believes it edits, and how it is shown what is there instead. */
export type Known<Row> = {
  readonly expected: ExpectedVersion;
  readonly present: (row: Row) => Promise<unknown>;
};

/** Refuses a write on what has changed meanwhile, and says what it is now. For commands, with the row locked (record 0132). */
export const requireFresh = async (
  expected: ExpectedVersion,
  version: number,
  current: () => Promise<unknown>,
): Promise<void> => {
  const stale = expected.find((expectation) => !expectation.versions.includes(version));
  if (!stale) return;
  throw new Refusal(stale.reason, { message: 'errors:http.stale', current: await current() });
};

/** The same for a row; what the portal does by itself knows nothing beforehand. */
export const requireAsRead = async <Row extends { readonly lock_version: number }>(
  known: Known<Row> | undefined,
  row: Row,
): Promise<void> => {
  if (known) await requireFresh(known.expected, row.lock_version, () => known.present(row));
};
