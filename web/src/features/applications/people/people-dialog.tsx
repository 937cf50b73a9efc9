import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findCoProponentProblem } from '@shiptime/domain/applications/co-proponents';
import type { Person } from '@shiptime/domain/accounts/account-wire';
import type { Application } from '@shiptime/domain/applications/wire/application';
import type { Invitation } from '@shiptime/domain/applications/wire/history';
import { queryClient } from '#lib/query-client.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useNow } from '#lib/use-now.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Stack } from '#ui/stack.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { AddPersonForm } from './add-person-form.tsx';
import { invitationsQuery, withdrawInvitation } from './people-api.ts';
import { fullNameOf } from './full-name-of.ts';
import { PersonLine, RemovePersonButton } from './people-list.tsx';
import type { Presences } from './presence.ts';
import { RemovePersonDialog } from './remove-person-dialog.tsx';
import styles from './people.module.css';

type InvitationsProps = { readonly applicationId: number; readonly invitations: readonly Invitation[] };

const Invitations = ({ applicationId, invitations }: InvitationsProps) => {
  const { t } = useTranslation('application_form');
  const { run: withdraw } = useApiMutation(
    'withdraw_invitation',
    {
      mutationFn: (id: number) => withdrawInvitation(applicationId, id),
      onSettled: () =>
        void queryClient.invalidateQueries({ queryKey: invitationsQuery(applicationId).queryKey }),
    },
    snackbar.error,
  );
  return invitations.map(({ id, email }) => (
    <li key={`invitation ${id}`} className={styles['person']}>
      <div>
        <span className={styles['name']}>
          <EmailText email={email} />
        </span>
        <span className={styles['role']}>{t('people.invited')}</span>
      </div>
      <RemovePersonButton label={t('people.withdraw', { email })} onPress={() => void withdraw(id)} />
    </li>
  ));
};

type CoProponentProps = {
  readonly person: Person;
  readonly present: Presences;
  readonly onRemove: (() => void) | null;
};

const CoProponent = ({ person, present, onRemove }: CoProponentProps) => {
  const { t } = useTranslation('application_form');
  return (
    <PersonLine person={person} role={t('people.co_proponent')} present={present}>
      {onRemove && (
        <RemovePersonButton label={t('people.remove', { name: fullNameOf(person) })} onPress={onRemove} />
      )}
    </PersonLine>
  );
};

const Leave = ({ primary, onLeave }: { primary: Person; onLeave: () => void }) => {
  const { t } = useTranslation('applications');
  return (
    <>
      <p>{t('co_proponents.cannot_submit', { name: fullNameOf(primary) })}</p>
      <div>
        <Button small onPress={onLeave}>
          {t('actions.leave.label')}
        </Button>
      </div>
    </>
  );
};

type Props = {
  readonly application: Application;
  readonly invitations: readonly Invitation[];
  readonly limit: number;
  readonly present: Presences;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

export const PeopleDialog = (props: Props) => {
  const { application, invitations, limit, present, onChanged, onClose } = props;
  const { t } = useTranslation(['application_form', 'applications']);
  const user = useSignedInUser();
  const now = useNow(60_000);
  const { id, can, primaryProponent, coProponents = [] } = application;
  const [leaving, setLeaving] = useState<Person | null>(null);
  const mayManage = can['manage_co_proponents'] === true;
  const changed = () => {
    void queryClient.invalidateQueries({ queryKey: invitationsQuery(id).queryKey });
    onChanged();
  };
  const waiting = invitations.filter(({ expires_at }) => Date.parse(expires_at) > now);
  const people = { user_id: application.user_id, co_proponent_ids: coProponents.map((person) => person.id) };
  const full = findCoProponentProblem(people, null, { limit, invited: waiting.length }) === 'limit_reached';
  const leave = () => setLeaving(coProponents.find((person) => person.id === user.id) ?? null);

  return (
    <Dialog name="people" isOpen title={t('application_form:people.title')} onClose={onClose}>
      <Stack roomy>
        {mayManage && (
          <AddPersonForm
            applicationId={id}
            invited={waiting.map(({ email }) => email)}
            fullReason={full ? t('applications:co_proponents.problems.limit_reached', { limit }) : null}
            onChanged={changed}
          />
        )}
        <ul className={styles['list']}>
          {primaryProponent && (
            <PersonLine
              person={primaryProponent}
              role={t('application_form:mine.primary')}
              present={present}
            />
          )}
          {coProponents.map((person) => (
            <CoProponent
              key={person.id}
              person={person}
              present={present}
              onRemove={mayManage ? () => setLeaving(person) : null}
            />
          ))}
          <Invitations applicationId={id} invitations={invitations} />
        </ul>
        {can['leave'] && primaryProponent && <Leave primary={primaryProponent} onLeave={leave} />}
      </Stack>
      {leaving && (
        <RemovePersonDialog
          person={leaving}
          applicationId={id}
          onClose={() => setLeaving(null)}
          onRemoved={onChanged}
        />
      )}
    </Dialog>
  );
};
