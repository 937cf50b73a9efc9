import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Instant } from '#ui/instant.tsx';
import { Menu } from '#ui/menu.tsx';
import { ProblemNotice } from '#ui/notice.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { Stack } from '#ui/stack.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { type Revocation, RevokeDialog } from './revoke-dialog.tsx';
import type { Webhook } from '@shiptime/domain/integrations/integration-wire';
import { removeWebhook, renewWebhookSecret, webhooksKey, webhooksQuery } from './integrations-api.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { useEventLabel, WebhookDialog } from './webhook-dialog.tsx';
import styles from '../outbox-section.module.css';

type Open = { readonly what: 'edit' | 'deliveries'; readonly webhook: Webhook | null };

const State = ({ webhook }: { webhook: Webhook }) => {
  const { t } = useTranslation('integrations');
  const { active, switched_off, failing_since, failures } = webhook;
  if (switched_off) return <Chip icon="alert">{t(`webhooks.off_because.${switched_off}`)}</Chip>;
  if (!active) return <Chip>{t('webhooks.off')}</Chip>;
  if (!failing_since) return <Chip icon="success">{t('webhooks.on')}</Chip>;
  return (
    <>
      <Chip icon="alert">{t('webhooks.failing', { count: failures })}</Chip> <Instant at={failing_since} />
    </>
  );
};

type WebhookActions = {
  readonly onOpen: (open: Open) => void;
  readonly onEnd: (ending: Revocation) => void;
  readonly onRenew: (id: number) => void;
};

const Actions = ({ webhook, on }: { webhook: Webhook; on: WebhookActions }) => {
  const { t } = useTranslation('integrations');
  const { id, url } = webhook;
  const remove = () =>
    on.onEnd({
      title: t('webhooks.remove_title'),
      text: t('webhooks.remove_text', { url }),
      label: t('webhooks.remove'),
      done: t('webhooks.removed'),
      work: () => removeWebhook(id),
      renews: webhooksKey,
    });
  return (
    <Menu
      small
      icon="more"
      label={t('webhooks.actions_named', { url })}
      actions={[
        {
          id: 'deliveries',
          label: t('webhooks.deliveries'),
          onAction: () => on.onOpen({ what: 'deliveries', webhook }),
        },
        { id: 'edit', label: t('webhooks.edit'), onAction: () => on.onOpen({ what: 'edit', webhook }) },
        { id: 'secret', label: t('webhooks.renew'), onAction: () => on.onRenew(id) },
        { id: 'remove', label: t('webhooks.remove'), onAction: remove },
      ]}
    />
  );
};

const useWebhookColumns = (on: WebhookActions): readonly TableColumn<Webhook>[] => {
  const { t } = useTranslation('integrations');
  const { list } = useFormat();
  const eventWords = useEventLabel();
  return [
    {
      key: 'url',
      header: t('webhooks.url'),
      isRowHeader: true,
      cell: ({ url, description }) => (
        <>
          <span className={styles['address']} translate="no">
            {url}
          </span>
          {description && <div>{description}</div>}
        </>
      ),
    },
    { key: 'events', header: t('webhooks.events'), cell: ({ events }) => list(events.map(eventWords)) },
    { key: 'state', header: t('deliveries.state'), cell: (webhook) => <State webhook={webhook} /> },
    { key: 'waiting', header: t('webhooks.waiting'), align: 'end', cell: ({ waiting }) => waiting },
    {
      key: 'last_success_at',
      header: t('webhooks.last_success_at'),
      cell: ({ last_success_at }) => (last_success_at ? <Instant at={last_success_at} /> : '–'),
    },
    {
      key: 'actions',
      header: '',
      label: t('actions'),
      isShort: true,
      cell: (webhook) => <Actions webhook={webhook} on={on} />,
    },
  ];
};

type OpenDialogProps = {
  readonly open: Open;
  readonly onClose: () => void;
  readonly onSecret: (secret: string | null) => void;
};

const OpenDialog = ({ open: { what, webhook }, onClose, onSecret }: OpenDialogProps) => {
  if (what === 'deliveries') return webhook && <DeliveriesDialog webhook={webhook} onClose={onClose} />;
  const saved = (secret: string | null) => {
    onClose();
    onSecret(secret);
  };
  return <WebhookDialog webhook={webhook} onClose={onClose} onSaved={saved} />;
};

export const WebhooksPanel = () => {
  const { t } = useTranslation('integrations');
  const query = useQuery(webhooksQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const [ending, setEnding] = useState<Revocation | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const task = useApiMutation('save_record', { mutationFn: renewWebhookSecret, onSuccess: setSecret });
  const columns = useWebhookColumns({
    onOpen: setOpen,
    onEnd: setEnding,
    onRenew: (id) => void task.run(id),
  });
  return (
    <Section
      title={t('webhooks.title')}
      actions={
        <Button icon="add" onPress={() => setOpen({ what: 'edit', webhook: null })}>
          {t('webhooks.add')}
        </Button>
      }
    >
      <Stack>
        <p>{t('webhooks.lead')}</p>
        <ProblemNotice problem={task.problem} />
        <QueryView query={query}>
          {(webhooks) => (
            <Table
              caption={t('webhooks.title')}
              columns={columns}
              rows={webhooks}
              rowKey={({ id }) => id}
              empty={t('webhooks.none')}
            />
          )}
        </QueryView>
      </Stack>
      {open && <OpenDialog open={open} onClose={() => setOpen(null)} onSecret={setSecret} />}
      {ending && <RevokeDialog ending={ending} onClose={() => setEnding(null)} />}
      {secret && (
        <SecretDialog
          title={t('webhooks.secret_made')}
          label={t('webhooks.secret')}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </Section>
  );
};
