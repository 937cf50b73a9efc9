import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Instant } from '#ui/instant.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Stack } from '#ui/stack.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import type { Session } from '@shiptime/domain/accounts/account-wire';
import { endSession, sessionsQuery } from '../account-api.ts';
import { parseUserAgent } from './user-agent.ts';

export const SessionsList = () => {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const query = useQuery(sessionsQuery);
  const { run, pending } = useApiMutation(
    'end_session',
    {
      mutationFn: endSession,
      onSuccess: async () => {
        await queryClient.invalidateQueries(sessionsQuery);
        snackbar.success(t('sessions.ended'));
      },
    },
    snackbar.error,
  );
  const device = ({ user_agent }: Session): string => {
    const { browser, system } = parseUserAgent(user_agent);
    if (!browser && !system) return t('sessions.unknown_device');
    return browser && system ? t('sessions.device', { browser, system }) : (browser ?? system ?? '');
  };
  const columns: TableColumn<Session>[] = [
    { key: 'device', header: t('sessions.where'), isRowHeader: true, cell: device },
    { key: 'address', header: t('sessions.address'), cell: ({ address }) => address ?? '' },
    { key: 'since', header: t('sessions.since'), cell: ({ created_at }) => <Instant at={created_at} /> },
    {
      key: 'used',
      header: t('sessions.last_used'),
      cell: ({ last_used_at }) => <Instant at={last_used_at} />,
    },
    {
      key: 'end',
      header: '',
      label: t('sessions.actions'),
      cell: (session) =>
        session.current ? (
          <Chip icon="check">{t('sessions.current')}</Chip>
        ) : (
          <Button
            small
            isDisabled={pending}
            aria-label={t('sessions.end_named', { device: device(session) })}
            onPress={() => void run(session.id)}
          >
            {t('sessions.end')}
          </Button>
        ),
    },
  ];
  return (
    <Stack>
      <p>{t('sessions.lead')}</p>
      <QueryView query={query}>
        {(sessions) => (
          <Table caption={t('sessions.title')} columns={columns} rows={sessions} rowKey={({ id }) => id} />
        )}
      </QueryView>
    </Stack>
  );
};
