import { sql, type SqlBool } from 'kysely';
import { daysSinceSubmission, assessReadiness } from '@shiptime/domain/review/inbox';
import { statusIdsOf, undecidedStatuses } from '@shiptime/domain/applications/lifecycle';
import { type Actor, hasRole } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import type { ApplicationRow } from '../applications/application-row.ts';
import { type ApplicationsQuery, listApplications } from '../applications/read/application-list.ts';

const undecided = statusIdsOf(undecidedStatuses);

/** SQL version of the domain rule `isInInbox`. */
export const findInbox = async (db: Db, actor: Actor, query: ApplicationsQuery, language: Language) => {
  if (!hasRole(actor, 'regional_vessel_coordinator')) return { rows: [], total: 0 };
  const and = [
    sql<SqlBool>`r.status_id = any(${undecided}::int[])`,
    sql<SqlBool>`r.vessel_id = any(${[...actor.vesselIds]}::int[])`,
  ];
  return listApplications(db, { actor, query, language, and });
};

export const toInboxFacts = (row: ApplicationRow, proposed: ReadonlyMap<number, number>) => ({
  proposed_corrections: proposed.get(row.id) ?? 0,
  deadline_at: row.deadline_at,
  readiness: assessReadiness(row, row.asked_at),
  age_days: daysSinceSubmission(row, row.asked_at),
});
