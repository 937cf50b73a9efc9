import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { translationAt } from '#lib/i18n.ts';
import { IconButton } from '#ui/button.tsx';
import { EmailText } from '#ui/email-text.tsx';
import type { Person } from '@shiptime/domain/accounts/account-wire';
import { fullNameOf } from './full-name-of.ts';
import type { Presences } from './presence.ts';
import styles from './people.module.css';

type PersonLineProps = {
  readonly person: Person;
  readonly role: string;
  readonly present: Presences;
  readonly children?: ReactNode;
};

export const PersonLine = ({ person, role, present, children }: PersonLineProps) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const here = present.get(person.id);
  return (
    <li className={styles['person']}>
      <div>
        <span className={styles['name']}>{fullNameOf(person)}</span>
        <span className={styles['role']}>{[role, person.affiliation].filter(Boolean).join(', ')}</span>
        <a className={styles['email']} href={`mailto:${person.email}`}>
          <EmailText email={person.email} />
        </a>
        {here && (
          <span className={styles['here']}>
            {t('application_form:people.here_in', {
              section: translationAt(`applications:sections.${here.section}`) ?? here.section,
            })}
          </span>
        )}
      </div>
      {children}
    </li>
  );
};

export const RemovePersonButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <IconButton icon="trash" small label={label} onPress={onPress} />
);
