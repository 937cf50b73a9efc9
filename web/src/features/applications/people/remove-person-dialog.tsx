import { useTranslation } from 'react-i18next';
import type { Person } from '@shiptime/domain/accounts/account-wire';
import { useNavigateTo } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { invalidateApplications } from '../application-api.ts';
import { removeCoProponent } from './people-api.ts';
import { fullNameOf } from './full-name-of.ts';

type RemoveDialogProps = {
  readonly person: Person;
  readonly applicationId: number;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
};

export const RemovePersonDialog = ({ person, applicationId, onClose, onRemoved }: RemoveDialogProps) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const user = useSignedInUser();
  const go = useNavigateTo();
  const isOneself = person.id === user.id;
  const { pending, problem, run } = useApiMutation('remove_co_proponent', {
    mutationFn: (personId: number) => removeCoProponent(applicationId, personId),
    onSuccess: async (_removed, personId) => {
      onClose();
      if (personId === user.id) {
        snackbar.success(t('applications:actions.leave.done'));
        await invalidateApplications();
        go(paths.myRequests());
      } else {
        snackbar.success(t('applications:co_proponents.removed'));
        onRemoved();
      }
    },
  });
  return (
    <ConfirmDialog
      name="person-remove"
      isOpen
      danger
      title={
        isOneself
          ? t('applications:actions.leave.title')
          : t('application_form:people.remove_title', { name: fullNameOf(person) })
      }
      confirmLabel={
        isOneself ? t('applications:actions.leave.confirm') : t('application_form:people.remove_confirm')
      }
      onConfirm={() => void run(person.id)}
      onCancel={onClose}
      pending={pending}
      error={problem}
    >
      {isOneself ? t('applications:actions.leave.body') : t('application_form:people.remove_body')}
    </ConfirmDialog>
  );
};
