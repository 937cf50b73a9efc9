import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roles } from '@shiptime/domain/shared/actor';
import { roleName } from '#lib/role-name.ts';
import { IconButton } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import type { SortState } from '#ui/column-header.tsx';
import { PagedView } from '#ui/paged-view.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { Account } from '@shiptime/domain/accounts/account-wire';
import { type UserSort, usersQuery } from '../account-api.ts';
import { AdministratorRequests } from './administrator-requests.tsx';
import { PrivacyRequests } from './privacy-requests.tsx';
import { ProponentRequests } from './proponent-requests.tsx';
import { UserDialog } from './user-dialog.tsx';

const first: SortState = { key: 'last_name', direction: 'ascending' };

const useColumns = (onEdit: (user: Account) => void): readonly TableColumn<Account>[] => {
  const { t } = useTranslation(['accounts', 'app']);
  const stateOf = ({ active, email_verified_at }: Account) => {
    if (!active) return t('accounts:users.disabled');
    return email_verified_at ? t('accounts:users.active') : t('accounts:users.unverified');
  };
  return [
    {
      key: 'last_name',
      header: t('accounts:users.name'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ first_name, last_name }) => `${last_name}, ${first_name}`,
    },
    {
      key: 'email',
      header: t('accounts:email'),
      isSortable: true,
      cell: ({ email }) => <EmailText email={email} />,
    },
    {
      key: 'affiliation',
      header: t('accounts:profile.affiliation'),
      isSortable: true,
      cell: ({ affiliation }) => <UserText text={affiliation ?? ''} isName />,
    },
    {
      key: 'user_type_id',
      header: t('accounts:users.type'),
      isSortable: true,
      cell: ({ user_type_id }) => t(`app:roles.${roleName(user_type_id)}`),
    },
    { key: 'state', header: t('accounts:users.state'), cell: (user) => <Chip>{stateOf(user)}</Chip> },
    {
      key: 'actions',
      header: '',
      label: t('accounts:users.actions'),
      cell: (user) => (
        <IconButton
          small
          icon="edit"
          label={t('accounts:users.edit_named', { name: `${user.first_name} ${user.last_name}` })}
          onPress={() => onEdit(user)}
        />
      ),
    },
  ];
};

export const UsersSection = () => {
  const { t } = useTranslation(['accounts', 'app']);
  const [sought, setSought] = useState('');
  const [typeId, setTypeId] = useState<number | null>(null);
  const [sort, setSort] = useState(first);
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<Account | null>(null);
  const q = useDeferredValue(sought.trim());
  const query = useQuery({
    ...usersQuery({ q, typeId, sort: sort as UserSort, page }),
    placeholderData: keepPreviousData,
  });
  const narrow = (change: () => void) => {
    change();
    setPage(1);
  };
  const columns = useColumns(setEdited);
  return (
    <Stack>
      <AdministratorRequests />
      <ProponentRequests />
      <PrivacyRequests />
      <Row end>
        <SearchField
          label={t('accounts:users.search')}
          value={sought}
          onChange={(text) => narrow(() => setSought(text))}
        />
        <Select
          label={t('accounts:users.type')}
          options={Object.values(roles).map((id) => ({ id, label: t(`app:roles.${roleName(id)}`) }))}
          value={typeId}
          onChange={(id) => narrow(() => setTypeId(id))}
          placeholder={t('accounts:users.all_types')}
          isFilter
        />
      </Row>
      <PagedView query={query} onPage={setPage}>
        {(rows) => (
          <Table
            caption={t('accounts:users.caption')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            sort={sort}
            onSort={(next) => narrow(() => setSort(next))}
          />
        )}
      </PagedView>
      {edited && <UserDialog account={edited} onClose={() => setEdited(null)} />}
    </Stack>
  );
};
