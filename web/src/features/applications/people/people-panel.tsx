import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { queryClient } from '#lib/query-client.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useChange } from '#lib/use-change.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Stack } from '#ui/stack.tsx';
import { invalidateApplications } from '../api.ts';
import type { Application } from '@shiptime/domain/applications/wire/application';
import type { Person } from '@shiptime/domain/accounts/wire';
import { AddPerson } from './add-person.tsx';
import { invitationsQuery, removeCoProponent, withdrawInvitation } from './people-api.ts';
import { nameOf, PersonLine, RemoveButton } from './people-list.tsx';
import type { Presences } from './presence.ts';
import styles from './people.module.css';

type Props = {
  readonly application: Application;
  readonly limit: number;
  readonly present: Presences;
  readonly onChanged: () => void;
};

const Invitations = ({ applicationId }: { applicationId: number }) => {
  const { t } = useTranslation('application_form');
  const query = invitationsQuery(applicationId);
  const invitations = useQuery(query).data ?? [];
  const { run: withdraw } = useChange(
    'withdraw_invitation',
    {
      mutationFn: (id: number) => withdrawInvitation(applicationId, id),
      onSettled: () => void queryClient.invalidateQueries({ queryKey: query.queryKey }),
    },
    snackbar.error,
  );
  return invitations.map(({ id, email }) => (
    <li key={`invitation ${id}`} className={styles['person']}>
      <div>
        <span className={styles['name']}>{email}</span>
        <span className={styles['role']}>{t('people.invited')}</span>
      </div>
      <RemoveButton label={t('people.withdraw', { email })} onPress={() => void withdraw(id)} />
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
      {onRemove && <RemoveButton label={t('people.remove', { name: nameOf(person) })} onPress={onRemove} />}
    </PersonLine>
  );
};

/** Who is not the primary proponent may leave, and cannot submit. */
const Leave = ({ primary, onLeave }: { primary: Person; onLeave: () => void }) => {
  const { t } = useTranslation('applications');
  return (
    <>
      <p>{t('co_proponents.cannot_submit', { name: nameOf(primary) })}</p>
      <Button small onPress={onLeave}>
        {t('actions.leave.label')}
      </Button>
    </>
  );
};

type RemoveDialogProps = {
  readonly person: Person;
  readonly applicationId: number;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
};

/** Asks before somebody is removed, or leaves. */
const RemoveDialog = ({ person, applicationId, onClose, onRemoved }: RemoveDialogProps) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const user = useSignedInUser();
  const go = useGo();
  const isOneself = person.id === user.id;
  const { pending, problem, run } = useChange('remove_co_proponent', {
    mutationFn: (personId: number) => removeCoProponent(applicationId, personId),
    onSuccess: async (_removed, personId) => {
      onClose();
      if (personId === user.id) {
        snackbar.success(t('applications:actions.leave.done'));
        await invalidateApplications();
        go(paths.myRequests());
      } else {
        snackbar.success(t('applications:co_proponents.removed'));
        onRemoved();
      }
    },
  });
  return (
    <ConfirmDialog
      isOpen
      danger
      title={
        isOneself
          ? t('applications:actions.leave.title')
          : t('application_form:people.remove_title', { name: nameOf(person) })
      }
      confirmLabel={
        isOneself ? t('applications:actions.leave.confirm') : t('application_form:people.remove_confirm')
      }
      onConfirm={() => void run(person.id)}
      onCancel={onClose}
      pending={pending}
      error={problem}
    >
      {isOneself ? t('applications:actions.leave.body') : t('application_form:people.remove_body')}
    </ConfirmDialog>
  );
};

/** Who works on the application; the primary proponent adds and removes, the others may leave. Also after submission. */
export const PeoplePanel = ({ application, limit, present, onChanged }: Props) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const user = useSignedInUser();
  const { id, can, primaryProponent, coProponents = [] } = application;
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState<Person | null>(null);
  const mayManage = can['manage_co_proponents'] === true;

  const changed = () => {
    void queryClient.invalidateQueries({ queryKey: invitationsQuery(id).queryKey });
    onChanged();
  };
  const full = coProponents.length >= limit;
  const stay = () => setLeaving(null);
  const leave = () => setLeaving(coProponents.find((person) => person.id === user.id) ?? null);

  return (
    <div className={styles['panel']} data-no-print>
      <Disclosure
        title={t('application_form:people.title', { count: coProponents.length + 1 })}
        isOpen={open}
        onToggle={setOpen}
        level={2}
      >
        <Stack>
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
            {mayManage && open && <Invitations applicationId={id} />}
          </ul>
          {mayManage && (
            <AddPerson
              applicationId={id}
              fullReason={full ? t('applications:co_proponents.problems.limit_reached', { limit }) : null}
              onChanged={changed}
            />
          )}
          {can['leave'] && primaryProponent && <Leave primary={primaryProponent} onLeave={leave} />}
        </Stack>
      </Disclosure>
      {leaving && <RemoveDialog person={leaving} applicationId={id} onClose={stay} onRemoved={onChanged} />}
    </div>
  );
};
