import type { Person } from '@shiptime/domain/accounts/account-wire';

export const fullNameOf = ({ first_name, last_name }: Person): string => `${first_name} ${last_name}`;
