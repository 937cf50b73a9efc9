import type { Db } from '#db/connection.ts';

export const aCorrection = async (db: Db, application: number): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { user_id } = await tx
      .selectFrom('ship_time_requests')
      .select('user_id')
      .where('id', '=', application)
      .executeTakeFirstOrThrow();
    const said = { ship_time_request_id: application, user_id };
    const question = {
      ...said,
      kind: 'question',
      body: 'How many days?',
      opened_fields: ['operational_days'],
    };
    await tx.insertInto('clarification_messages').values(question).execute();
    const answer = await tx
      .insertInto('clarification_messages')
      .values({ ...said, kind: 'answer', body: 'Nine.' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('corrections')
      .set({ state: 'replaced', decided_at: new Date().toISOString() })
      .where('ship_time_request_id', '=', application)
      .where('state', '=', 'proposed')
      .execute();
    const { id } = await tx
      .insertInto('corrections')
      .values({
        ship_time_request_id: application,
        clarification_message_id: answer.id,
        field: 'operational_days',
        before: JSON.stringify(12.25),
        after: JSON.stringify(9),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
