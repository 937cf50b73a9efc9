import { useTranslation } from 'react-i18next';
import { descriptionLimit, newServiceAccountSchema } from '@shiptime/domain/integrations/schema';
import { type Scope, scopes, serviceUserTypes } from '@shiptime/domain/integrations/scopes';
import { roles } from '@shiptime/domain/shared/actor';
import { roleName } from '#lib/role-name.ts';
import { useDialogForm } from '#lib/use-dialog-form.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { MultiSelect } from '#ui/multi-select.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useVesselOptions } from '#features/vessels/vessel-options.ts';
import type { ServiceAccount } from '@shiptime/domain/integrations/integration-wire';
import { serviceAccountsKey, saveServiceAccount } from './integrations-api.ts';
import { useSaveRecord } from './use-save-record.ts';

type Values = {
  name: string;
  description: string;
  user_type_id: ServiceAccount['user_type_id'];
  vessel_ids: readonly number[];
  scopes: readonly Scope[];
};

const wordOf = (scope: Scope) => scope.replace(':', '_') as `${string}_${'read' | 'write'}`;

export const useScopeLabel = () => {
  const { t } = useTranslation('integrations');
  return (scope: Scope): string => t(`scopes.${wordOf(scope)}` as 'scopes.plans_read');
};

type ServiceAccountDialogProps = {
  readonly account: ServiceAccount | null;
  readonly onSaved: (account: ServiceAccount) => void;
  readonly onClose: () => void;
};

const useServiceAccount = (account: ServiceAccount | null, onSaved: ServiceAccountDialogProps['onSaved']) => {
  const initial: Values = {
    name: account?.name ?? '',
    description: account?.description ?? '',
    user_type_id: account?.user_type_id ?? roles.observer,
    vessel_ids: account?.vessel_ids ?? [],
    scopes: account?.scopes ?? [],
  };
  const form = useDialogForm<Values>(initial, newServiceAccountSchema);
  const { values } = form;
  const coordinates = values.user_type_id === roles.regional_vessel_coordinator;
  const { save, pending, problem } = useSaveRecord({
    form,
    renews: serviceAccountsKey,
    send: () =>
      saveServiceAccount(account, {
        ...values,
        description: values.description.trim() === '' ? null : values.description,
        vessel_ids: coordinates ? [...values.vessel_ids] : [],
        scopes: [...values.scopes],
      }),
    onSaved: ({ data }) => onSaved(data),
  });
  return { form, coordinates, save, pending, problem };
};

export const ServiceAccountDialog = ({ account, onSaved, onClose }: ServiceAccountDialogProps) => {
  const { t } = useTranslation(['integrations', 'app']);
  const scopeWords = useScopeLabel();
  const { form, coordinates, save, pending, problem } = useServiceAccount(account, onSaved);
  const { values } = form;
  const vesselOptions = useVesselOptions(values.vessel_ids);
  return (
    <FormDialog
      name="service-account"
      title={
        account ? t('integrations:accounts.edit', { name: account.name }) : t('integrations:accounts.add')
      }
      isOpen
      wide
      onClose={onClose}
      onSubmit={save}
      error={problem}
      pending={pending}
      submitLabel={t('integrations:save')}
    >
      <TextField
        {...form.field('name')}
        label={t('integrations:accounts.name')}
        hint={t('integrations:accounts.name_hint')}
        width="full"
      />
      <TextArea
        {...form.field('description')}
        label={t('integrations:accounts.description')}
        max={descriptionLimit}
        optional
      />
      <Select
        {...form.field('user_type_id')}
        label={t('integrations:accounts.acts_as')}
        hint={t('integrations:accounts.acts_as_hint')}
        options={serviceUserTypes.map((id) => ({ id: id as number, label: t(`app:roles.${roleName(id)}`) }))}
        placeholder={null}
        onChange={(id) =>
          form.setValues({ user_type_id: (id as Values['user_type_id'] | null) ?? values.user_type_id })
        }
      />
      {coordinates && (
        <MultiSelect
          {...form.field('vessel_ids')}
          label={t('integrations:accounts.vessels')}
          optional
          options={vesselOptions}
        />
      )}
      <MultiSelect
        {...form.field('scopes')}
        label={t('integrations:accounts.scopes')}
        hint={t('integrations:accounts.scopes_hint')}
        options={scopes.map((id) => ({ id, label: scopeWords(id) }))}
      />
    </FormDialog>
  );
};
