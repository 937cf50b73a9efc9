import type { Actor } from '@shiptime/domain/shared/actor';
import type { Db } from '#db/connection.ts';
import { requireProposal } from './proposal-queries.ts';
import type { ProposalRunner } from './proposal-runner.ts';

export const stopProposal = async (db: Db, desk: ProposalRunner, actor: Actor, id: number): Promise<void> => {
  await requireProposal(db, actor, id);
  if (await desk.stop(id)) return;
  await db
    .updateTable('proposals')
    .set({ is_stopping: true })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .execute();
};
