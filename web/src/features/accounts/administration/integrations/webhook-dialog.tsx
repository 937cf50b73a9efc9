import { useTranslation } from 'react-i18next';
import { type EventType, eventTypes } from '@shiptime/domain/integrations/event-types';
import { descriptionLimit } from '@shiptime/domain/integrations/schema';
import { newWebhookSchema } from '@shiptime/domain/integrations/webhook-schema';
import { useDialogForm } from '#lib/use-dialog-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { MultiSelect } from '#ui/multi-select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Webhook } from '@shiptime/domain/integrations/integration-wire';
import { saveWebhook, webhooksKey } from './integrations-api.ts';
import { useSaveRecord } from './use-save-record.ts';

const wordOf = (type: EventType) => type.replace('.', '_');

export const useEventLabel = () => {
  const { t } = useTranslation('integrations');
  return (type: string): string => {
    if (type === 'webhook.test') return t('events.test');
    const known = eventTypes.find((each) => each === type);
    return known ? t(`events.types.${wordOf(known)}` as 'events.types.plan_final') : type;
  };
};

type WebhookDialogProps = {
  readonly webhook: Webhook | null;
  readonly onSaved: (secret: string | null) => void;
  readonly onClose: () => void;
};

export const WebhookDialog = ({ webhook, onSaved, onClose }: WebhookDialogProps) => {
  const { t } = useTranslation('integrations');
  const eventWords = useEventLabel();
  const form = useDialogForm(
    {
      url: webhook?.url ?? 'https://',
      description: webhook?.description ?? '',
      events: webhook?.events ?? [],
      active: webhook?.active ?? true,
    },
    newWebhookSchema,
  );
  const { values } = form;
  const { save, pending, problem } = useSaveRecord({
    form,
    renews: webhooksKey,
    send: () =>
      saveWebhook(webhook, {
        ...values,
        events: [...values.events],
        description: values.description.trim() === '' ? null : values.description,
      }),
    onSaved: ({ secret = null }) => onSaved(secret),
  });
  return (
    <FormDialog
      name="webhook"
      title={webhook ? t('webhooks.edit') : t('webhooks.add')}
      isOpen
      wide
      onClose={onClose}
      onSubmit={save}
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
      <TextArea
        {...form.field('description')}
        label={t('webhooks.description')}
        max={descriptionLimit}
        optional
      />
      <MultiSelect
        {...form.field('events')}
        label={t('webhooks.events')}
        options={eventTypes.map((id) => ({ id, label: eventWords(id) }))}
      />
      <Checkbox {...form.field('active')} label={t('webhooks.active')} />
    </FormDialog>
  );
};
