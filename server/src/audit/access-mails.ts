import { sql } from 'kysely';
import { roles } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import { privilegedUserTypes } from '@shiptime/domain/reference/settings';
import type { Tx } from '../db/connection.ts';
import { translate } from '../http/language.ts';
import { queueMail } from '../mail/outbox.ts';
import type { AccessChanged } from './audit.ts';

/** Changes without an e-mail to the person, because another e-mail reports them or they have no effect yet. */
const notForPerson = [
  'users.factors_reset',
  'users.made_proponent',
  'users.administrator_asked',
  'users.administrator_refused',
];

type Reader = { id: number; email: string; name: string; language: Language; user_type_id: number };

const readersOf = async (tx: Tx, personId: number | null): Promise<Reader[]> => {
  const { rows } = await sql<Reader>`
    select id, email, first_name || ' ' || last_name as name, language, user_type_id from users
    where active and not service and (id = ${personId} or user_type_id = ${roles.administrator})
    order by id`.execute(tx);
  return rows;
};

const nameOf = async (tx: Tx, userId: number | null): Promise<string> => {
  if (userId === null) return '';
  const { rows } = await sql<{ name: string }>`
    select first_name || ' ' || last_name as name from users where id = ${userId}`.execute(tx);
  return rows[0]?.name ?? '';
};

const subjectOf = (
  language: Language,
  { subject_type, subject_id, before, after }: AccessChanged['entry'],
  person: string,
) => {
  if (person) return person;
  const numbered = subject_id === null ? 'subjects' : 'one';
  const row = translate(language, `administration:audit.${numbered}.${subject_type}`, { id: subject_id });
  const own = (after ?? before)?.['name'] ?? (after ?? before)?.['url'];
  return typeof own === 'string' ? `${row}, ${own}` : row;
};

/**
 * E-mails the person and all administrators about each change of access; administrators hear of new-network
 * sign-ins only for user types 3 to 5 (record 0148).
 */
export const sendAccessChangeMail = async (tx: Tx, { actorId, entry }: AccessChanged): Promise<void> => {
  const personId = entry.subject_type === 'users' ? entry.subject_id : null;
  const isSignIn = entry.action === 'users.signed_in';
  const isRequest = entry.action === 'users.administrator_asked';
  const alert = isRequest ? 'administrator_asked' : 'access_alert';
  const [, verb] = entry.action.split('.');
  const person = await nameOf(tx, personId);
  const by = await nameOf(tx, actorId);
  const readers = await readersOf(tx, personId);
  const isPrivileged = readers.some(
    ({ id, user_type_id }) => id === personId && privilegedUserTypes.some((type) => type === user_type_id),
  );
  for (const { id, email, name, language } of readers) {
    const isTheirs = id === personId;
    if (isRequest && id === actorId) continue;
    if (isSignIn && !isPrivileged && !isTheirs) continue;
    if (isTheirs && notForPerson.includes(entry.action)) continue;
    const what = isSignIn ? 'signed_in_new_network' : `verbs.${verb}`;
    await queueMail(tx, {
      kind: isTheirs ? 'access_changed' : alert,
      to: email,
      user_id: id,
      name,
      language,
      params: {
        what: translate(language, `administration:audit.${what}`),
        about: subjectOf(language, entry, person),
        by: by || translate(language, 'administration:audit.command_line'),
      },
      path: isTheirs ? '/account/password/create' : `/administration/${isRequest ? 'users' : 'audit'}`,
    });
  }
};
