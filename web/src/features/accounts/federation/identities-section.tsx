import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedIdentity } from '@shiptime/domain/accounts/signup-wire';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Instant } from '#ui/instant.tsx';
import { FailureNotice } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Stack } from '#ui/stack.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { identitiesQuery, removeIdentity } from './federation-api.ts';

const nameOf = ({ issuer }: LinkedIdentity): string => new URL(issuer).host;

const RemoveDialog = ({
  identity,
  name,
  onClose,
}: {
  identity: LinkedIdentity;
  name: string;
  onClose: () => void;
}) => {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const { run, pending, problem } = useApiMutation('remove_identity', {
    mutationFn: () => removeIdentity(identity.id),
    onSuccess: async () => {
      onClose();
      await queryClient.invalidateQueries(identitiesQuery);
      snackbar.success(t('identities.removed'));
    },
  });
  return (
    <ConfirmDialog
      name="identity-remove"
      title={t('identities.remove_named', { name })}
      isOpen
      onCancel={onClose}
      onConfirm={() => void run()}
      confirmLabel={t('identities.remove')}
      danger
      pending={pending}
      error={problem}
    >
      <p>{t('identities.remove_text')}</p>
    </ConfirmDialog>
  );
};

export const IdentitiesSection = () => {
  const { t } = useTranslation('accounts');
  const { data, error } = useQuery(identitiesQuery);
  const [removed, setRemoved] = useState<LinkedIdentity | null>(null);
  if (error) return <FailureNotice error={error} />;
  if (!data || data.length === 0) return null;
  const columns: TableColumn<LinkedIdentity>[] = [
    { key: 'name', header: t('identities.name'), isRowHeader: true, cell: nameOf },
    { key: 'since', header: t('identities.since'), cell: ({ created_at }) => <Instant at={created_at} /> },
    {
      key: 'used',
      header: t('identities.last_used'),
      cell: ({ last_used_at }) => (last_used_at ? <Instant at={last_used_at} /> : t('identities.never')),
    },
    {
      key: 'actions',
      header: '',
      label: t('identities.actions'),
      cell: (identity) => (
        <Button
          small
          aria-label={t('identities.remove_named', { name: nameOf(identity) })}
          onPress={() => setRemoved(identity)}
        >
          {t('identities.remove')}
        </Button>
      ),
    },
  ];
  return (
    <Section title={t('identities.title')} card>
      <Stack>
        <p>{t('identities.lead')}</p>
        <Table caption={t('identities.title')} columns={columns} rows={data} rowKey={({ id }) => id} />
        {removed && (
          <RemoveDialog identity={removed} name={nameOf(removed)} onClose={() => setRemoved(null)} />
        )}
      </Stack>
    </Section>
  );
};
