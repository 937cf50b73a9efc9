import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coProponentBody } from '@shiptime/domain/applications/bodies';
import type { AddedOrInvited } from '@shiptime/domain/applications/wire/story';
import { toApiError } from '#lib/api-client.ts';
import { useSmallForm } from '#lib/small-form.ts';
import { useChange } from '#lib/use-change.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { FirstField } from '#ui/first-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import { addOrInvite } from './people-api.ts';
import { nameOf } from './name-of.ts';

type Props = {
  readonly applicationId: number;
  /** Why nobody can be added now, or null. */
  readonly fullReason: string | null;
  readonly onChanged: () => void;
};

const useAdding = (applicationId: number, onChanged: () => void) => {
  const form = useSmallForm({ email: '' }, coProponentBody);
  const [done, setDone] = useState<AddedOrInvited | null>(null);
  const email = form.values.email.trim();
  const { pending, problem, error, run } = useChange('add_co_proponent', {
    mutationFn: () => addOrInvite(applicationId, email),
    onSuccess: (answer) => {
      setDone(answer);
      form.reset();
      onChanged();
    },
    onError: (thrown) => void form.refuse(toApiError(thrown)),
  });
  return {
    form,
    /** The address as far as it is one. */
    whole: coProponentBody.safeParse({ email }).success ? email : null,
    done,
    send: () => {
      setDone(null);
      if (form.check()) void run();
    },
    pending,
    problem: error?.field('email') ? null : problem,
  };
};

/** What became of the last address. */
const Outcome = ({ done: { added, invited } }: { done: AddedOrInvited }) => {
  const { t } = useTranslation('application_form');
  return (
    <Notice tone="success" live>
      {added
        ? t('people.was_added', { name: nameOf(added) })
        : t('people.was_invited', { email: invited?.email ?? '' })}
    </Notice>
  );
};

/** Somebody by e-mail, in one step: who has an account is added, who has none is invited. */
export const AddPerson = ({ applicationId, fullReason, onChanged }: Props) => {
  const { t } = useTranslation('application_form');
  const { form, whole, done, send, pending, problem } = useAdding(applicationId, onChanged);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog stands in the tree of the page that opened it.
    event.stopPropagation();
    if (!pending && fullReason === null) send();
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
          label={t('people.email')}
          hint={t('people.email_hint')}
          type="email"
          width="full"
          autoComplete="off"
        />
        <div>
          <ActionButton
            type="submit"
            variant="primary"
            icon="mail"
            disabledReason={fullReason}
            pending={pending}
          >
            {whole === null ? t('people.invite') : t('people.invite_address', { email: whole })}
          </ActionButton>
        </div>
        {done && <Outcome done={done} />}
      </Stack>
      <FirstField />
    </form>
  );
};
