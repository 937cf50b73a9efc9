import type { FastifyRequest } from 'fastify';
import { Refusal, invalidRefusal } from '../refusal.ts';

type Expectation = { readonly reason: 'stale' | 'not_what_was_read'; readonly versions: readonly number[] };

/**
 * Versions that the client has read and wants to replace; empty skips the check (docs/contract.md 1,
 * "Versions").
 */
export type ExpectedVersion = readonly Expectation[];

/** Accepts quoted ETags and bare `lock_version`. */
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
  if (!Number.isInteger(version)) throw invalidRefusal([{ field: 'lock_version', code: 'only_integers' }]);
  return [{ reason: 'stale', versions: [version as number] }];
};

export const readExpectedVersion = (request: FastifyRequest): ExpectedVersion => [
  ...inHeader(request),
  ...inBody(request),
];

export type VersionCheck<Row> = {
  readonly expected: ExpectedVersion;
  readonly present: (row: Row) => Promise<unknown>;
};

/** Call after locking the row. Throws with the current resource if the version changed. */
export const requireCurrentVersion = async (
  expected: ExpectedVersion,
  version: number,
  current: () => Promise<unknown>,
): Promise<void> => {
  const stale = expected.find((expectation) => !expectation.versions.includes(version));
  if (!stale) return;
  throw new Refusal(stale.reason, { message: 'answers:http.stale', current: await current() });
};

export const requireUnchangedRow = async <Row extends { readonly lock_version: number }>(
  known: VersionCheck<Row> | undefined,
  row: Row,
): Promise<void> => {
  if (known) await requireCurrentVersion(known.expected, row.lock_version, () => known.present(row));
};
