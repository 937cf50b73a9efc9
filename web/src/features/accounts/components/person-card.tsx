import { useTranslation } from 'react-i18next';
import { personInitials } from '@shiptime/domain/accounts/person-initials';
import { roleName } from '#lib/role-name.ts';
import { Chip } from '#ui/chip.tsx';
import { Link } from '#ui/link.tsx';
import { EmailText } from '#ui/email-text.tsx';
import type { Account } from '@shiptime/domain/accounts/account-wire';
import type { Person } from '@shiptime/domain/accounts/account-wire';
import { isFullAccount } from '../account-api.ts';
import styles from './person-card.module.css';

export const PersonCard = ({ person }: { person: Account | Person }) => {
  const { t } = useTranslation('app');
  const { first_name, last_name, affiliation, email, orcid } = person;
  return (
    <div className={styles['person']}>
      <span className={styles['monogram']} aria-hidden="true">
        {personInitials(person)}
      </span>
      <div className={styles['words']}>
        <p className={styles['name']}>
          {first_name} {last_name}
        </p>
        {affiliation && <p>{affiliation}</p>}
        {orcid && (
          <p>
            <Link href={orcid}>{orcid}</Link>
          </p>
        )}
        <p>
          {isFullAccount(person) ? (
            <EmailText email={email} />
          ) : (
            <Link href={`mailto:${email}`}>
              <EmailText email={email} />
            </Link>
          )}
        </p>
      </div>
      {isFullAccount(person) && <Chip>{t(`roles.${roleName(person.user_type_id)}`)}</Chip>}
    </div>
  );
};
