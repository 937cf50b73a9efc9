import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import type { Application } from '@shiptime/domain/applications/wire/application';
import type { Invitation } from '@shiptime/domain/applications/wire/history';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { invitationsQuery } from './people-api.ts';
import { PeopleDialog } from './people-dialog.tsx';
import { fullNameOf } from './full-name-of.ts';
import type { Presences } from './presence.ts';
import styles from './people-heading.module.css';
import { personInitials } from '@shiptime/domain/accounts/person-initials';
import type { Person } from '@shiptime/domain/accounts/account-wire';
import { classNames } from '#ui/class-names.ts';

const Face = ({ person, isHere }: { person: Person; isHere: boolean }) => (
  <span className={classNames(styles['face'], isHere && styles['here'])} title={fullNameOf(person)}>
    {personInitials(person)}
  </span>
);

const InvitedFace = ({ email }: { email: string }) => (
  <span className={classNames(styles['face'], styles['invited'])} title={email}>
    {email.charAt(0).toUpperCase()}
  </span>
);

const ended: ReadonlySet<number> = new Set([statuses.unable_to_fulfill, statuses.withdrawn]);

const peopleOf = ({ primaryProponent, coProponents = [] }: Application) => [
  ...(primaryProponent ? [primaryProponent] : []),
  ...coProponents,
];

type FacesProps = {
  readonly application: Application;
  readonly invitations: readonly Invitation[];
  readonly present: Presences;
  readonly onOpen: () => void;
};

const Faces = ({ application, invitations, present, onOpen }: FacesProps) => {
  const { t } = useTranslation('application_form');
  const { list } = useFormat();
  const people = peopleOf(application);
  const invited = invitations.length;
  const names = list(
    people.map((person) => {
      const name = fullNameOf(person);
      return present.has(person.id) ? t('people.one_here', { name }) : name;
    }),
  );
  const count = t('people.count', { count: people.length });
  return (
    <>
      <VisuallyHidden>
        {invited > 0
          ? t('people.sentence_invited', { people: names, count: invited })
          : t('people.sentence', { people: names })}
      </VisuallyHidden>
      <button type="button" className={styles['faces']} onClick={onOpen}>
        <span className={styles['row']} aria-hidden="true">
          {people.map((person) => (
            <Face key={person.id} person={person} isHere={present.has(person.id)} />
          ))}
          {invitations.map(({ id, email }) => (
            <InvitedFace key={`invitation ${id}`} email={email} />
          ))}
        </span>
        <span className={styles['count']}>
          {invited > 0 ? t('people.with_invited', { people: count, count: invited }) : count}
        </span>
      </button>
    </>
  );
};

type Props = {
  readonly application: Application;
  readonly limit: number;
  readonly present: Presences;
  readonly onChanged: () => void;
};

export const PeopleHeading = ({ application, limit, present, onChanged }: Props) => {
  const { t } = useTranslation('application_form');
  const [open, setOpen] = useState(false);
  const mayManage = application.can['manage_co_proponents'] === true;
  const invitations = useQuery({ ...invitationsQuery(application.id), enabled: mayManage }).data ?? [];
  const show = () => setOpen(true);
  return (
    <div className={styles['people']} data-no-print>
      <Faces application={application} invitations={invitations} present={present} onOpen={show} />
      {mayManage && !ended.has(application.status_id) && (
        <Button small icon="mail" onPress={show}>
          {t('people.open')}
        </Button>
      )}
      {open && (
        <PeopleDialog
          application={application}
          invitations={invitations}
          limit={limit}
          present={present}
          onChanged={onChanged}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};
