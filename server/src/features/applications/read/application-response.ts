import type { FastifyRequest } from 'fastify';
import type { ApplicationInclude } from '@shiptime/domain/applications/application-query-options';
import type { Application } from '@shiptime/domain/applications/wire/application';
import type { Db, Tx } from '#db/connection.ts';
import { type CollectionQuery, parseCollectionQuery } from '#http/query/collection-query.ts';
import { readExpectedVersion, type VersionCheck } from '#http/answers/versions.ts';
import { loadAppends } from './application-appends.ts';
import type { ApplicationRow } from '../application-row.ts';
import { applicationCollection } from './collection-spec.ts';
import { loadCompletenessContext } from '../load-completeness-context.ts';
import { needsCompletenessContext, presentApplicationRows } from './application-presenter.ts';
import { includeRelations, applicationRelations } from './application-relations.ts';

type Shape = Pick<CollectionQuery, 'relatedFields'> & {
  readonly fields: ReadonlySet<string> | null;
  readonly includes: ReadonlySet<ApplicationInclude>;
  readonly appends?: ReadonlySet<string>;
};

/** Responses to writes contain the whole resource and the relations in `include`. */
export const responseShapeOfWrite = (request: FastifyRequest): Shape => ({
  fields: null,
  includes: parseCollectionQuery(request.query as Record<string, unknown>, applicationCollection).includes,
});

/** Columns for sparse fields and relations; null, meaning all, if anything is appended. */
export const chooseColumnsToRead = ({ fields, includes, appends }: Shape): ReadonlySet<string> | null =>
  appends?.size
    ? null
    : fields && new Set([...fields, ...[...includes].map((name) => applicationRelations[name].key)]);

/**
 * Inside a transaction, pass the transaction as `db`: code that holds a connection must never wait for
 * another.
 */
export const presentApplications = async (
  db: Db,
  request: FastifyRequest,
  rows: readonly ApplicationRow[],
  { fields, includes, appends }: Shape,
): Promise<Application[]> => {
  const { actor, language } = request;
  const surroundings = needsCompletenessContext(rows, fields)
    ? await loadCompletenessContext(db, rows)
    : null;
  const appended = appends?.size ? await loadAppends(db, rows, appends, { actor, language }) : [];
  const presented = presentApplicationRows(rows, actor, surroundings, fields);
  const resources =
    appended.length > 0 ? presented.map((one, index) => ({ ...one, ...appended[index] })) : presented;
  return includeRelations(db, rows, resources, includes, { actor, language });
};

export const presentApplication = async (
  db: Db,
  request: FastifyRequest,
  row: ApplicationRow,
  shape: Shape,
): Promise<Application> => {
  const [resource] = await presentApplications(db, request, [row], shape);
  return resource!;
};

export const createApplicationVersionCheck = (
  tx: Tx,
  request: FastifyRequest,
): VersionCheck<ApplicationRow> => {
  const shape = responseShapeOfWrite(request);
  return {
    expected: readExpectedVersion(request),
    present: (row) => presentApplication(tx, request, row, shape),
  };
};
