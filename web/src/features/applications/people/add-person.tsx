import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coProponentBody } from '@shiptime/domain/applications/bodies';
import { toApiError } from '#lib/api-client.ts';
import { useSmallForm } from '#lib/small-form.ts';
import { useChange } from '#lib/use-change.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import { addCoProponent, sendInvitation } from './people-api.ts';

type Props = {
  readonly applicationId: number;
  /** Why nobody can be added now, or null. */
  readonly fullReason: string | null;
  readonly onChanged: () => void;
};

/** What is done, and the words when it is done. */
type Attempt = { readonly work: () => Promise<unknown>; readonly done: string };

/** Adds whoever has this address; where nobody has it, an invitation can be sent. */
const useAdding = (applicationId: number, onChanged: () => void) => {
  const { t } = useTranslation('applications');
  const form = useSmallForm({ email: '' }, coProponentBody);
  const [unknown, setUnknown] = useState<string | null>(null);
  const email = form.values.email.trim();

  const { pending, problem, error, run, clearError } = useChange('add_co_proponent', {
    mutationFn: ({ work }: Attempt) => work(),
    onSuccess: (_answer, { done }) => {
      snackbar.success(done);
      setUnknown(null);
      form.reset();
      onChanged();
    },
    onError: (thrown) => {
      const failure = toApiError(thrown);
      // No error: it is the usual way to somebody who is new here.
      if (failure.status === 404 && failure.field('email')) setUnknown(email);
      else form.refuse(failure);
    },
  });
  const add = () => {
    setUnknown(null);
    clearError();
    if (form.check())
      void run({
        work: () => addCoProponent(applicationId, email),
        done: t('actions.manage_co_proponents.done'),
      });
  };
  const invite = () =>
    void run({
      work: () => sendInvitation(applicationId, email),
      done: t('co_proponents.invited', { email }),
    });
  return {
    form,
    email,
    /** The address as it stands was sought, and nobody has it. */
    unknown: unknown !== null && unknown === email,
    add,
    invite,
    pending,
    problem: error?.field('email') ? null : problem,
  };
};

/** Somebody by e-mail: added at once with an account, invited without one. */
export const AddPerson = ({ applicationId, fullReason, onChanged }: Props) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const { form, email, unknown, add, invite, pending, problem } = useAdding(applicationId, onChanged);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {problem && (
          <Notice tone="error" live>
            {problem}
          </Notice>
        )}
        {fullReason !== null && <Notice tone="info">{fullReason}</Notice>}
        <TextField
          {...form.field('email')}
          label={t('application_form:people.email')}
          hint={t('application_form:people.email_hint')}
          type="email"
          width="full"
          autoComplete="off"
        />
        {unknown && (
          <Notice
            tone="info"
            live
            title={t('applications:co_proponents.problems.not_found')}
            actions={
              <Button small variant="primary" icon="mail" onPress={invite} pending={pending}>
                {t('application_form:people.invite', { email })}
              </Button>
            }
          >
            {t('application_form:people.unknown', { email })}
          </Notice>
        )}
        <div>
          <ActionButton type="submit" icon="add" disabledReason={fullReason} pending={pending}>
            {t('application_form:people.add')}
          </ActionButton>
        </div>
      </Stack>
    </form>
  );
};
