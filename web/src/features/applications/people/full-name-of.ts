import type { Person } from '@shiptime/domain/accounts/account-wire';

export const fullNameOf = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;
