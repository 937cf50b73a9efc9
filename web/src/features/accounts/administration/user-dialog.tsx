import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roles } from '@shiptime/domain/shared/actor';
import { roleName } from '#lib/role-name.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { MultiSelect } from '#ui/multi-select.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row } from '#ui/stack.tsx';
import { useVesselOptions } from '#features/vessels/vessel-options.ts';
import { ResetFactorsButton } from '../second-factor/reset-factors-button.tsx';
import type { Account } from '@shiptime/domain/accounts/account-wire';
import { endAllSessions, saveUserRights, sendActivationMail, usersKey } from '../account-api.ts';

/** `work` may return a message to show instead of `done`. */
type Managing = { readonly work: () => Promise<unknown>; readonly done: string };

type FurtherActionsProps = {
  readonly account: Account;
  readonly isDisabled: boolean;
  readonly onManage: (managing: Managing) => Promise<unknown>;
};

const FurtherActions = ({ account, isDisabled, onManage }: FurtherActionsProps) => {
  const { t } = useTranslation('accounts');
  const { id } = account;
  return (
    <Row>
      {!account.email_verified_at && (
        <Button
          icon="mail"
          isDisabled={isDisabled}
          onPress={() =>
            void onManage({ work: () => sendActivationMail(id), done: t('users.activation_sent') })
          }
        >
          {t('users.send_activation')}
        </Button>
      )}
      <Button
        isDisabled={isDisabled}
        onPress={() => void onManage({ work: () => endAllSessions(id), done: t('users.sessions_ended') })}
      >
        {t('users.end_sessions')}
      </Button>
      <ResetFactorsButton account={account} />
    </Row>
  );
};

const useManaging = (account: Account, onSaved: () => void) => {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const { run, pending, problem } = useApiMutation('manage_account', {
    mutationFn: ({ work }: Managing) => work(),
    onSuccess: (answer, { done }) => snackbar.success(typeof answer === 'string' ? answer : done),
  });
  const save = (wanted: Parameters<typeof saveUserRights>[1]) =>
    void run({
      work: async () => {
        const { data: saved } = await saveUserRights(account, wanted);
        await queryClient.invalidateQueries({ queryKey: usersKey });
        onSaved();
        const waits = saved.administrator_asked_by !== null && wanted.user_type_id === roles.administrator;
        return waits ? t('users.asked', { name: saved.first_name }) : undefined;
      },
      done: t('users.saved'),
    });
  return { run, save, pending, problem };
};

export const UserDialog = ({ account, onClose }: { account: Account; onClose: () => void }) => {
  const { t } = useTranslation(['accounts', 'app']);
  const [typeId, setTypeId] = useState(account.user_type_id);
  const [active, setActive] = useState(account.active);
  const [vesselIds, setVesselIds] = useState<readonly number[]>(account.vessel_ids);
  const manageable = account.can['manage'] ?? false;
  const coordinator = roleName(typeId) === 'regional_vessel_coordinator';
  const { run, save, pending, problem } = useManaging(account, onClose);
  const options = useVesselOptions(vesselIds);
  return (
    <FormDialog
      name="user"
      title={t('accounts:users.edit_named', { name: `${account.first_name} ${account.last_name}` })}
      isOpen
      onClose={onClose}
      onSubmit={() =>
        save({ user_type_id: typeId, active, ...(coordinator && { vessel_ids: [...vesselIds] }) })
      }
      error={problem}
      pending={pending}
      submitLabel={t('accounts:profile.save')}
      canSubmit={manageable}
    >
      <p>{account.email}</p>
      {!manageable && <Notice>{t('accounts:users.not_yourself')}</Notice>}
      <Select
        label={t('accounts:users.type')}
        name="user_type_id"
        options={Object.values(roles).map((id) => ({ id, label: t(`app:roles.${roleName(id)}`) }))}
        value={typeId}
        placeholder={null}
        isDisabled={!manageable}
        onChange={(id) => setTypeId(id ?? typeId)}
      />
      {coordinator && (
        <MultiSelect
          label={t('accounts:users.vessels')}
          name="vessel_ids"
          optional
          options={options}
          value={vesselIds}
          isDisabled={!manageable}
          onChange={setVesselIds}
        />
      )}
      <Checkbox
        label={t('accounts:users.may_sign_in')}
        name="active"
        value={active}
        isDisabled={!manageable}
        onChange={setActive}
      />
      {manageable && <FurtherActions account={account} isDisabled={pending} onManage={run} />}
    </FormDialog>
  );
};
