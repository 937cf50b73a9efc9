import { sql } from 'kysely';
import type { Language } from '@shiptime/domain/shared/text';
import type { Tx } from '#db/connection.ts';
import { translate } from '#http/language.ts';

type Said = {
  readonly body: string;
  readonly opened: readonly string[];
  readonly proposed: readonly string[];
};

const lastSaid = async (tx: Tx, id: number): Promise<Said | undefined> => {
  const { rows } = await sql<Said>`
    select q.body, q.opened_fields as opened, array(select c.field from corrections c
      where c.clarification_message_id = (select max(m.id) from clarification_messages m
        where m.ship_time_request_id = ${id} and m.kind = 'answer') and c.state = 'proposed' order by c.id) as proposed
    from clarification_messages q where q.ship_time_request_id = ${id} and q.kind = 'question'
    order by q.id desc limit 1`.execute(tx);
  return rows[0];
};

export const loadClarificationMailTexts = async (
  tx: Tx,
  id: number,
): Promise<Record<Language, Readonly<Record<string, string>>>> => {
  const { body = '', opened = [], proposed = [] } = (await lastSaid(tx, id)) ?? {};
  const listed = (language: Language, key: string, fields: readonly string[]): string =>
    translate(language, `mail:frame.fields.${fields.length === 0 ? `no_${key}` : key}`, {
      fields: fields.map((field) => translate(language, `applications:fields.${field}.label`)).join('; '),
    });
  const words = (language: Language) => ({
    question: body,
    opened: listed(language, 'opened', opened),
    proposed: listed(language, 'proposed', proposed),
  });
  return { en: words('en'), fr: words('fr') };
};
