import { monogram } from '@shiptime/domain/accounts/monogram';
import type { Person } from '@shiptime/domain/accounts/account-wire';
import { classNames } from '#ui/class-names.ts';
import { nameOf } from './name-of.ts';
import styles from './people-heading.module.css';

export const Face = ({ person, isHere }: { person: Person; isHere: boolean }) => (
  <span className={classNames(styles['face'], isHere && styles['here'])} title={nameOf(person)}>
    {monogram(person)}
  </span>
);

export const InvitedFace = ({ email }: { email: string }) => (
  <span className={classNames(styles['face'], styles['invited'])} title={email}>
    {email.charAt(0).toUpperCase()}
  </span>
);
