import { sql } from 'kysely';
import { roles } from '@shiptime/domain/shared/actor';
import type { Language } from '@shiptime/domain/shared/text';
import { changesAccessSettings, factorUserTypes, type Settings } from '@shiptime/domain/reference/settings';
import type { Tx } from '../db/connection.ts';
import { translate } from '../http/language.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Row } from '../http/answers/resource.ts';

type Entry = {
  readonly action: string;
  readonly subject_type: string;
  readonly subject_id: number | null;
  readonly before?: Row;
  readonly after?: Row;
};

const ofPeople = [
  'users.rights_changed',
  'users.administrator_asked',
  'users.administrator_refused',
  'users.made_administrator',
  'users.made_proponent',
  'users.identity_joined',
  'users.factors_reset',
];

/** The person has another mail about these, or no change to learn of yet. */
const notForPerson = [
  'users.factors_reset',
  'users.made_proponent',
  'users.administrator_asked',
  'users.administrator_refused',
];

/** Whether an entry of the audit log gives or takes a way in: rights, tokens, webhooks, who gets in, a new network. */
export const isAccessChange = ({ action, before, after }: Entry): boolean => {
  if (ofPeople.includes(action)) return true;
  if (action === 'users.signed_in') return after?.['is_new_network'] === true;
  if (action === 'settings.updated') return changesAccessSettings(before as Settings, after as Settings);
  return /^(service_accounts|webhooks)\.(?!switched_off|resent)/.test(action);
};

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
  { subject_type, subject_id, before, after }: Entry,
  person: string,
) => {
  if (person) return person;
  const numbered = subject_id === null ? 'subjects' : 'one';
  const row = translate(language, `administration:audit.${numbered}.${subject_type}`, { id: subject_id });
  const own = (after ?? before)?.['name'] ?? (after ?? before)?.['url'];
  return typeof own === 'string' ? `${row}, ${own}` : row;
};

/**
 * Mails a change of access to the person and to every administrator, at once. A sign-in from a new network goes to the
 * person alone unless their account is of type 3 to 5. Source: record 0148.
 */
export const mailAccessChange = async (tx: Tx, actorId: number | null, entry: Entry): Promise<void> => {
  const personId = entry.subject_type === 'users' ? entry.subject_id : null;
  const isSignIn = entry.action === 'users.signed_in';
  const isRequest = entry.action === 'users.administrator_asked';
  const alert = isRequest ? 'administrator_asked' : 'access_alert';
  const [, verb] = entry.action.split('.');
  const person = await nameOf(tx, personId);
  const by = await nameOf(tx, actorId);
  const readers = await readersOf(tx, personId);
  const isPrivileged = readers.some(
    ({ id, user_type_id }) => id === personId && factorUserTypes.some((type) => type === user_type_id),
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
