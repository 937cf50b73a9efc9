import type { FastifyRequest } from 'fastify';
import { Refusal, invalid } from './refusal.ts';

/** The version that the client believes it edits; null: it takes what comes (CONTRACT 1, "Versions"). */
export type ExpectedVersion = { readonly status: 409 | 412; readonly version: number } | null;

export const expectedVersion = (request: FastifyRequest): ExpectedVersion => {
  const header = request.headers['if-match'];
  if (typeof header === 'string' && header.trim() !== '*') {
    const version = Number(/^(?:W\/)?"(\d+)"$/.exec(header.trim())?.[1] ?? Number.NaN);
    return { status: 412, version };
  }
  const sent = request.sentVersion;
  if (sent === undefined || sent === null) return null;
  const version = typeof sent === 'string' && request.fromForm ? Number(sent) : sent;
  if (!Number.isInteger(version)) throw invalid([{ field: 'lock_version', code: 'only_integers' }]);
  return { status: 409, version: version as number };
};

/** Refuses a write on what has changed meanwhile, and says what it is now. Call it with the row locked. */
export const requireFresh = async (
  expected: ExpectedVersion,
  version: number,
  current: () => Promise<unknown>,
): Promise<void> => {
  if (expected === null || expected.version === version) return;
  throw new Refusal(expected.status, {
    message: 'errors:http.stale',
    type: 'stale',
    current: await current(),
  });
};
