import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roleName } from '#lib/role-name.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Instant } from '#ui/instant.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { type Revocation, RevokeDialog } from './revoke-dialog.tsx';
import type { ServiceAccount } from '@shiptime/domain/integrations/integration-wire';
import { serviceAccountsKey, revokeServiceAccount, serviceAccountsQuery } from './integrations-api.ts';
import { ServiceAccountDialog, useScopeLabel } from './service-account-dialog.tsx';
import { TokensDialog } from './tokens-dialog.tsx';

type Open = { readonly what: 'edit' | 'tokens'; readonly account: ServiceAccount | null };

type ActionsProps = {
  readonly account: ServiceAccount;
  readonly onOpen: (open: Open) => void;
  readonly onEnd: (ending: Revocation) => void;
};

const Actions = (props: ActionsProps) => {
  const { t } = useTranslation('integrations');
  const { account, onOpen, onEnd } = props;
  const { id, name } = account;
  return (
    <Row>
      <Button
        small
        aria-label={t('accounts.tokens_named', { name })}
        onPress={() => onOpen({ what: 'tokens', account })}
      >
        {t('accounts.tokens')}
      </Button>
      <IconButton
        small
        icon="edit"
        label={t('accounts.edit', { name })}
        onPress={() => onOpen({ what: 'edit', account })}
      />
      <IconButton
        small
        icon="trash"
        label={t('accounts.revoke_named', { name })}
        onPress={() =>
          onEnd({
            title: t('accounts.revoke_title', { name }),
            text: t('accounts.revoke_text'),
            label: t('accounts.revoke'),
            done: t('accounts.revoke_done'),
            work: () => revokeServiceAccount(id),
            renews: serviceAccountsKey,
          })
        }
      />
    </Row>
  );
};

const useColumns = (on: Omit<ActionsProps, 'account'>): readonly TableColumn<ServiceAccount>[] => {
  const { t } = useTranslation(['integrations', 'app']);
  const scopeWords = useScopeLabel();
  return [
    {
      key: 'name',
      header: t('integrations:accounts.name'),
      isRowHeader: true,
      cell: ({ name, description }) => (
        <>
          {name}
          {description && <div>{description}</div>}
        </>
      ),
    },
    {
      key: 'user_type_id',
      header: t('integrations:accounts.acts_as'),
      cell: ({ user_type_id }) => t(`app:roles.${roleName(user_type_id)}`),
    },
    {
      key: 'scopes',
      header: t('integrations:accounts.scopes'),
      cell: ({ scopes }) => (
        <Row>
          {scopes.map((scope) => (
            <Chip key={scope}>{scopeWords(scope)}</Chip>
          ))}
        </Row>
      ),
    },
    {
      key: 'tokens',
      header: t('integrations:accounts.tokens'),
      align: 'end',
      cell: ({ tokens }) => tokens.filter(({ active }) => active).length,
    },
    {
      key: 'last_used_at',
      header: t('integrations:tokens.last_used_at'),
      cell: ({ last_used_at }) =>
        last_used_at ? <Instant at={last_used_at} /> : t('integrations:tokens.never'),
    },
    {
      key: 'actions',
      header: '',
      label: t('integrations:actions'),
      isShort: true,
      cell: (account) => <Actions account={account} {...on} />,
    },
  ];
};

export const ServiceAccountsPanel = () => {
  const { t } = useTranslation('integrations');
  const query = useQuery(serviceAccountsQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const [ending, setEnding] = useState<Revocation | null>(null);
  const columns = useColumns({ onOpen: setOpen, onEnd: setEnding });
  const close = () => setOpen(null);
  return (
    <Section
      title={t('accounts.title')}
      actions={
        <Button icon="add" onPress={() => setOpen({ what: 'edit', account: null })}>
          {t('accounts.add')}
        </Button>
      }
    >
      <Stack>
        <p>{t('accounts.lead')}</p>
        <QueryView query={query}>
          {(accounts) => (
            <Table
              caption={t('accounts.title')}
              columns={columns}
              rows={accounts}
              rowKey={({ id }) => id}
              empty={t('accounts.none')}
            />
          )}
        </QueryView>
      </Stack>
      {open?.what === 'edit' && (
        <ServiceAccountDialog
          account={open.account}
          onClose={close}
          onSaved={(account) => setOpen(open.account ? null : { what: 'tokens', account })}
        />
      )}
      {open?.what === 'tokens' && open.account && <TokensDialog account={open.account} onClose={close} />}
      {ending && <RevokeDialog ending={ending} onClose={() => setEnding(null)} />}
    </Section>
  );
};
