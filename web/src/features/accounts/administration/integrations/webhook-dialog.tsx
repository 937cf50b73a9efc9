import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type EventType, eventTypes } from '@shiptime/domain/integrations/event-types';
import { webhookSchema } from '@shiptime/domain/integrations/webhook-schema';
import { toApiError } from '../../../../lib/api-client.ts';
import { useSmallForm } from '../../../../lib/small-form.ts';
import { useTask } from '../../../../lib/use-task.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { MultiSelect } from '../../../../ui/multi-select.tsx';
import { snackbar } from '../../../../ui/snackbar-store.ts';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { saveWebhook, type Webhook, webhooksKey } from './integrations-api.ts';

const wordOf = (type: EventType) => type.replace('.', '_');

export const useEventWords = () => {
  const { t } = useTranslation('integrations');
  return (type: string): string => {
    if (type === 'webhook.test') return t('events.test');
    const known = eventTypes.find((each) => each === type);
    return known ? t(`events.types.${wordOf(known)}` as 'events.types.plan_final') : type;
  };
};

type WebhookDialogProps = {
  /** Null: a new one. */
  readonly webhook: Webhook | null;
  readonly onSaved: (secret: string | null) => void;
  readonly onClose: () => void;
};

export const WebhookDialog = ({ webhook, onSaved, onClose }: WebhookDialogProps) => {
  const { t } = useTranslation('integrations');
  const client = useQueryClient();
  const eventWords = useEventWords();
  const { run, pending, problem } = useTask('save_record');
  const form = useSmallForm(
    {
      url: webhook?.url ?? 'https://',
      description: webhook?.description ?? '',
      events: (webhook?.events ?? []) as readonly EventType[],
      active: webhook?.active ?? true,
    },
    webhookSchema,
  );
  const { values } = form;
  const save = async () => {
    if (!form.check()) return;
    await run(async () => {
      const { secret = null } = await saveWebhook(webhook, {
        ...values,
        description: values.description.trim() === '' ? null : values.description,
      }).catch((thrown: unknown) => {
        form.refuse(toApiError(thrown));
        throw thrown;
      });
      await client.invalidateQueries({ queryKey: webhooksKey });
      snackbar.success(t('saved'));
      onSaved(secret);
    });
  };
  return (
    <FormDialog
      title={webhook ? t('webhooks.edit') : t('webhooks.add')}
      isOpen
      wide
      onClose={onClose}
      onSubmit={() => void save()}
      error={problem}
      pending={pending}
      submitLabel={t('save')}
    >
      <TextField
        {...form.field('url')}
        label={t('webhooks.url')}
        hint={t('webhooks.url_hint')}
        type="url"
        spellCheck="false"
        width="full"
      />
      <TextArea {...form.field('description')} label={t('webhooks.description')} max={500} optional />
      <MultiSelect
        {...form.field('events')}
        label={t('webhooks.events')}
        options={eventTypes.map((id) => ({ id, label: eventWords(id) }))}
      />
      <Checkbox {...form.field('active')} label={t('webhooks.active')} />
    </FormDialog>
  );
};
