import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Instant } from '#ui/instant.tsx';
import { Notice, ProblemNotice } from '#ui/notice.tsx';
import { PagedView } from '#ui/paged-view.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row, Stack } from '#ui/stack.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { NonBreakingDates } from '#ui/non-breaking-dates.tsx';
import type { Webhook } from '@shiptime/domain/integrations/integration-wire';
import type { WebhookDelivery } from '@shiptime/domain/integrations/integration-wire';
import { deliveriesQuery, resendDelivery, testWebhook, webhooksKey } from './integrations-api.ts';
import { useEventLabel } from './webhook-dialog.tsx';

const reasons = [
  'refused',
  'cut_off',
  'unknown_host',
  'timeout',
  'private_address',
  'certificate',
  'redirect',
  'status',
] as const;

const Outcome = ({ delivery }: { delivery: WebhookDelivery }) => {
  const { t } = useTranslation('integrations');
  const { instant } = useFormat();
  const { state, attempts, last_error, last_status, next_attempt_at } = delivery;
  const known = reasons.find((reason) => reason === last_error) ?? 'not_reached';
  return (
    <>
      <Chip>{t(`deliveries.states.${state}`)}</Chip>
      {last_error && (
        <div>
          {t(`deliveries.reasons.${known}`, { status: last_status ?? 0 })}{' '}
          {t('deliveries.attempts', { count: attempts })}
          {next_attempt_at && (
            <NonBreakingDates text={` ${t('deliveries.next', { at: instant(next_attempt_at) })}`} />
          )}
        </div>
      )}
    </>
  );
};

const useColumns = (
  isOff: boolean,
  onResend: (id: number) => void,
): readonly TableColumn<WebhookDelivery>[] => {
  const { t } = useTranslation('integrations');
  const eventWords = useEventLabel();
  return [
    { key: 'type', header: t('events.what'), isRowHeader: true, cell: ({ type }) => eventWords(type) },
    { key: 'created_at', header: t('events.when'), cell: ({ created_at }) => <Instant at={created_at} /> },
    { key: 'state', header: t('deliveries.state'), cell: (delivery) => <Outcome delivery={delivery} /> },
    {
      key: 'actions',
      header: '',
      label: t('actions'),
      isShort: true,
      cell: ({ id, message_id }) => (
        <Button
          small
          icon="send"
          aria-label={t('deliveries.resend_named', { id: message_id })}
          isDisabled={isOff}
          onPress={() => onResend(id)}
        >
          {t('deliveries.resend')}
        </Button>
      ),
    },
  ];
};

export const DeliveriesDialog = ({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) => {
  const { t } = useTranslation('integrations');
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const query = useQuery({ ...deliveriesQuery(webhook.id, page), placeholderData: keepPreviousData });
  const task = useApiMutation('resend_mail', {
    mutationFn: (send: () => Promise<unknown>) => send(),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: webhooksKey });
      snackbar.success(t('deliveries.under_way'));
    },
  });
  const columns = useColumns(!webhook.active, (id) => void task.run(() => resendDelivery(webhook.id, id)));
  return (
    <Dialog
      name="deliveries"
      title={t('deliveries.title', { host: new URL(webhook.url).hostname })}
      isOpen
      wide
      onClose={onClose}
    >
      <Stack>
        {!webhook.active && <Notice>{t('deliveries.is_off')}</Notice>}
        <ProblemNotice problem={task.problem} />
        <Row>
          <Button
            icon="send"
            isDisabled={!webhook.active}
            pending={task.pending}
            onPress={() => void task.run(() => testWebhook(webhook.id))}
          >
            {t('deliveries.test')}
          </Button>
        </Row>
        <PagedView query={query} onPage={setPage}>
          {(rows) => (
            <Table
              caption={t('deliveries.caption')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              empty={t('deliveries.none')}
            />
          )}
        </PagedView>
      </Stack>
    </Dialog>
  );
};
