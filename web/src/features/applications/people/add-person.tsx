import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coProponentBody } from '@shiptime/domain/applications/bodies';
import { toApiError } from '#lib/api-client.ts';
import { useSmallForm } from '#lib/small-form.ts';
import { useTask } from '#lib/use-task.ts';
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

/** Somebody by e-mail: added at once with an account, invited without one. */
export const AddPerson = ({ applicationId, fullReason, onChanged }: Props) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const form = useSmallForm({ email: '' }, coProponentBody);
  const { pending, problem, run, clearError } = useTask('add_co_proponent');
  const [unknown, setUnknown] = useState<string | null>(null);
  const email = form.values.email.trim();

  /** Does it, says that it is done; what the server has against the address stands at the field. */
  const attempt = (work: () => Promise<unknown>, words: string) =>
    void run(async () => {
      try {
        await work();
      } catch (caught) {
        const failure = toApiError(caught);
        // No error: it is the usual way to somebody who is new here.
        if (failure.status === 404 && failure.field('email')) return setUnknown(email);
        if (form.refuse(failure)) return;
        throw failure;
      }
      snackbar.success(words);
      setUnknown(null);
      form.reset();
      onChanged();
    });
  const add = (event: FormEvent) => {
    event.preventDefault();
    setUnknown(null);
    clearError();
    if (form.check())
      attempt(
        () => addCoProponent(applicationId, email),
        t('applications:actions.manage_co_proponents.done'),
      );
  };
  const invite = () =>
    attempt(() => sendInvitation(applicationId, email), t('applications:co_proponents.invited', { email }));

  return (
    <form onSubmit={add} noValidate>
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
        {unknown !== null && unknown === email && (
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
