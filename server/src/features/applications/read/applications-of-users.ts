import { personApplicationsShape } from '@shiptime/domain/applications/wire/users';
import type { UserRelationLoader, UserRelations } from '#features/accounts/users/user-relations.ts';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import type { Row } from '#http/answers/resource.ts';
import type { ApplicationRow } from '../application-row.ts';
import { applicationCollection } from './collection-spec.ts';
import { loadCompletenessContext } from '../load-completeness-context.ts';
import type { ApplicationFilter } from '@shiptime/domain/applications/application-query-options';
import { listApplications } from './application-list.ts';
import { needsCompletenessContext, presentApplicationRows } from './application-presenter.ts';
import { includeRelations, applicationRelations } from './application-relations.ts';

type Share = {
  readonly filter: ApplicationFilter;
  readonly ownersOf: (row: ApplicationRow) => readonly number[];
};

/** Returns only applications that the reader may see, without drafts of others. */
const applicationsBy =
  ({ filter, ownersOf }: Share): UserRelationLoader =>
  async (db, userIds, { viewer: actor, language }, nested) => {
    const asked = {
      [`filter[${filter}]`]: userIds.join(','),
      sort: '-updated_at',
      include: nested.join(','),
    };
    const query = { ...parseCollectionQuery(asked, applicationCollection), page: null };
    const { rows } = await listApplications(db, { actor, query, language });
    const surroundings = needsCompletenessContext(rows) ? await loadCompletenessContext(db, rows) : null;
    const resources = presentApplicationRows(rows, actor, surroundings);
    const complete = await includeRelations(db, rows, resources, query.includes, { actor, language });
    const byUser = new Map<number, Row[]>(userIds.map((id) => [id, []]));
    rows.forEach((row, index) => {
      for (const owner of ownersOf(row)) byUser.get(owner)?.push(complete[index]!);
    });
    return byUser;
  };

const { primaryProponent, coProponents, fiscalYear, status, vessel } = applicationRelations;
const nested = { primaryProponent, coProponents, fiscalYear, status, vessel };
const { resource, fields } = applicationCollection;

export const userApplicationRelations: UserRelations = {
  shipTimeRequests: {
    resource,
    rows: personApplicationsShape.shipTimeRequests,
    fields,
    nested,
    load: applicationsBy({ filter: 'primary_proponent_id', ownersOf: (row) => [row.user_id] }),
  },
  sharedShipTimeRequests: {
    resource,
    rows: personApplicationsShape.sharedShipTimeRequests,
    fields,
    nested,
    load: applicationsBy({ filter: 'co_proponent_id', ownersOf: (row) => row.co_proponent_ids }),
  },
};
