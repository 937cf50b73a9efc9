import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrivacyRequestKind, PrivacyRequest } from '@shiptime/domain/accounts/privacy-requests';
import { useSignedInUser } from '#lib/session.tsx';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DownloadButton } from '#ui/download-button.tsx';
import { Instant } from '#ui/instant.tsx';
import { ProblemNotice } from '#ui/notice.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row, Stack } from '#ui/stack.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { UserText } from '#ui/user-text.tsx';
import {
  createPrivacyRequest,
  privacyRequestsQuery,
  loadPersonalData,
  withdrawPrivacyRequest,
} from './privacy-api.ts';

const loadCopy = async (id: number) => {
  const text = JSON.stringify(await loadPersonalData(id), null, 2);
  return { blob: new Blob([text], { type: 'application/json' }), filename: 'shiptime-data.json' };
};

const Actions = ({ request }: { request: PrivacyRequest }) => {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const { run, pending } = useApiMutation(
    'ask_privacy',
    {
      mutationFn: withdrawPrivacyRequest,
      onSuccess: async () => {
        await queryClient.invalidateQueries(privacyRequestsQuery);
        snackbar.success(t('privacy.taken_back'));
      },
    },
    snackbar.error,
  );
  const { id, can, kind } = request;
  if (can.read_data) {
    return (
      <DownloadButton small load={() => loadCopy(id)}>
        {t('privacy.download')}
      </DownloadButton>
    );
  }
  if (!can.take_back) return null;
  return (
    <Button
      small
      isDisabled={pending}
      aria-label={t('privacy.take_back_named', { kind: t(`privacy.kinds.${kind}`) })}
      onPress={() => void run(id)}
    >
      {t('privacy.take_back')}
    </Button>
  );
};

const OwnRequests = ({ requests }: { requests: readonly PrivacyRequest[] }) => {
  const { t } = useTranslation('accounts');
  const columns: TableColumn<PrivacyRequest>[] = [
    {
      key: 'kind',
      header: t('privacy.request'),
      isRowHeader: true,
      cell: ({ kind }) => t(`privacy.kinds.${kind}`),
    },
    {
      key: 'state',
      header: t('privacy.state'),
      cell: ({ state, reason }) => (
        <>
          {t(`privacy.states.${state}`)}
          {reason && (
            <p>
              <UserText text={reason} />
            </p>
          )}
        </>
      ),
    },
    { key: 'asked', header: t('privacy.created'), cell: ({ created_at }) => <Instant at={created_at} /> },
    { key: 'due', header: t('privacy.due'), cell: ({ due_at }) => <Instant at={due_at} /> },
    {
      key: 'actions',
      header: '',
      label: t('privacy.actions'),
      cell: (request) => <Actions request={request} />,
    },
  ];
  return <Table caption={t('privacy.title')} columns={columns} rows={requests} rowKey={({ id }) => id} />;
};

export const PrivacySection = () => {
  const { t } = useTranslation('accounts');
  const { id: userId } = useSignedInUser();
  const queryClient = useQueryClient();
  const query = useQuery(privacyRequestsQuery);
  const [isErasing, setErasing] = useState(false);
  const { run, pending, problem } = useApiMutation('ask_privacy', {
    mutationFn: (kind: PrivacyRequestKind) => createPrivacyRequest(kind),
    onSuccess: async () => {
      setErasing(false);
      await queryClient.invalidateQueries(privacyRequestsQuery);
      snackbar.success(t('privacy.asked'));
    },
  });
  return (
    <Section title={t('privacy.title')} card>
      <Stack>
        <p>{t('privacy.lead')}</p>
        {!isErasing && <ProblemNotice problem={problem} />}
        <QueryView query={query}>
          {(requests) => {
            const own = requests.filter(({ user_id }) => user_id === userId);
            const waits = (kind: PrivacyRequestKind) =>
              own.some((request) => request.kind === kind && request.state === 'open');
            return (
              <Stack>
                {own.length > 0 && <OwnRequests requests={own} />}
                <Row>
                  <Button pending={pending} isDisabled={waits('data')} onPress={() => void run('data')}>
                    {t('privacy.ask.data')}
                  </Button>
                  <Button isDisabled={pending || waits('erasure')} onPress={() => setErasing(true)}>
                    {t('privacy.ask.erasure')}
                  </Button>
                </Row>
              </Stack>
            );
          }}
        </QueryView>
        <ConfirmDialog
          name="privacy-erasure"
          title={t('privacy.erasure_title')}
          isOpen={isErasing}
          onCancel={() => setErasing(false)}
          onConfirm={() => void run('erasure')}
          confirmLabel={t('privacy.ask.erasure')}
          danger
          pending={pending}
          error={problem}
        >
          <p>{t('privacy.erasure_text')}</p>
        </ConfirmDialog>
      </Stack>
    </Section>
  );
};
