import type { FastifyRequest } from 'fastify';
import type { ApplicationInclude } from '@shiptime/domain/applications/asking';
import type { Application } from '@shiptime/domain/applications/wire/application';
import type { Db, Tx } from '#db/connection.ts';
import { type CollectionQuery, parseCollectionQuery } from '#http/asking/collection-query.ts';
import { expectedVersion, requireFresh } from '#http/answers/versions.ts';
import { appendedTo } from './appended.ts';
import type { ApplicationRow } from '../application-row.ts';
import { applicationsSpec } from './collection-spec.ts';
import { findSurroundings } from '../completeness.ts';
import { lockedApplication } from '../queries.ts';
import { needSurroundings, presentApplication } from './presenter.ts';
import { includeRelations, relations } from './relations.ts';

type Shape = Pick<CollectionQuery, 'relatedFields'> & {
  readonly fields: ReadonlySet<string> | null;
  readonly includes: ReadonlySet<ApplicationInclude>;
  readonly appends?: ReadonlySet<string>;
};

/** A write is answered with the whole resource, and with the relations that `include` asks for. */
export const shapeOf = (request: FastifyRequest): Shape => ({
  fields: null,
  includes: parseCollectionQuery(request.query as Record<string, unknown>, applicationsSpec).includes,
});

/**
 * The attributes to be read: those that were asked for and those that the relations hang on; all of them where something
 * is appended, which is computed from them.
 */
export const fieldsToRead = ({ fields, includes, appends }: Shape): ReadonlySet<string> | null =>
  appends?.size ? null : fields && new Set([...fields, ...[...includes].map((name) => relations[name].key)]);

/**
 * Applications as this person sees them, with their relations. Within a transaction `db` is that transaction: whoever
 * holds a connection must not wait for another one.
 */
export const presentApplications = async (
  db: Db,
  request: FastifyRequest,
  rows: readonly ApplicationRow[],
  { fields, includes, appends }: Shape,
): Promise<Application[]> => {
  const { actor, language } = request;
  const surroundings = needSurroundings(rows, fields) ? await findSurroundings(db) : null;
  const appended = appends?.size ? await appendedTo(db, rows, appends) : [];
  const resources = rows.map((row, index) => ({
    ...presentApplication(row, actor, surroundings, fields),
    ...appended[index],
  }));
  return includeRelations(db, rows, resources, includes, { actor, language });
};

/** A decision on an application that has changed since the client read it is refused, and says what it is now. */
export const requireFreshApplication = async (tx: Tx, request: FastifyRequest, id: number): Promise<void> => {
  const expected = expectedVersion(request);
  if (expected.length === 0) return;
  const row = await lockedApplication(tx, request.actor, id);
  await requireFresh(expected, row.lock_version, () => presentOne(tx, request, row, shapeOf(request)));
};

export const presentOne = async (
  db: Db,
  request: FastifyRequest,
  row: ApplicationRow,
  shape: Shape,
): Promise<Application> => {
  const [resource] = await presentApplications(db, request, [row], shape);
  return resource!;
};
