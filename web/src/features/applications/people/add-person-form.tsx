import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coProponentBody } from '@shiptime/domain/applications/application-bodies';
import { toApiError } from '#lib/api-client.ts';
import { useDialogForm } from '#lib/use-dialog-form.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { Button } from '#ui/button.tsx';
import { FocusFirstField } from '#ui/focus-first-field.tsx';
import { Notice, ProblemNotice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import { addCoProponent, inviteCoProponent } from './people-api.ts';
import { fullNameOf } from './full-name-of.ts';

type Props = {
  readonly applicationId: number;
  readonly invited: readonly string[];
  readonly fullReason: string | null;
  readonly onChanged: () => void;
};

const useAdding = ({ applicationId, invited, onChanged }: Props) => {
  const { t } = useTranslation('application_form');
  const form = useDialogForm({ email: '' }, coProponentBody);
  const [done, setDone] = useState<string | null>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  const email = form.values.email.trim();
  const wasInvited = (address: string) => invited.includes(address.toLowerCase());
  const ended = (words: string) => {
    setDone(words);
    setUnknown(null);
    form.reset();
    onChanged();
  };
  const refused = (thrown: unknown) => {
    const error = toApiError(thrown);
    const isUnknown = error.status === 404 && error.field('email') !== undefined;
    setUnknown(isUnknown ? email : null);
    if (!isUnknown) form.refuse(error);
  };
  const adding = useApiMutation('add_co_proponent', {
    mutationFn: () => addCoProponent(applicationId, email),
    onSuccess: (person) => ended(t('people.was_added', { name: fullNameOf(person) })),
    onError: refused,
  });
  const inviting = useApiMutation('invite', {
    mutationFn: (address: string) => inviteCoProponent(applicationId, address),
    onSuccess: ({ email }) =>
      ended(t(wasInvited(email) ? 'people.was_invited_again' : 'people.was_invited', { email })),
    onError: refused,
  });
  const { problem, error } = inviting.error ? inviting : adding;
  return {
    form,
    whole: coProponentBody.safeParse({ email }).success ? email : null,
    unknown: unknown === email ? unknown : null,
    isInvited: wasInvited(email),
    done,
    add: () => {
      setDone(null);
      if (form.check()) void adding.run();
    },
    inviting,
    isAdding: adding.pending,
    problem: error?.field('email') ? null : problem,
  };
};

type InviteProps = {
  readonly email: string;
  readonly isInvited: boolean;
  readonly pending: boolean;
  readonly onPress: () => void;
};

const InviteUnknown = ({ email, isInvited, pending, onPress }: InviteProps) => {
  const { t } = useTranslation('application_form');
  return (
    <Notice
      tone="info"
      live
      title={t(isInvited ? 'people.already_invited' : 'people.invite_question', { email })}
      actions={
        <Button variant="primary" pending={pending} onPress={onPress}>
          {t(isInvited ? 'people.invite_again' : 'people.invite_address', { email })}
        </Button>
      }
    >
      {t(isInvited ? 'people.again_replaces' : 'people.unknown')}
    </Notice>
  );
};

export const AddPersonForm = (props: Props) => {
  const { fullReason } = props;
  const { t } = useTranslation('application_form');
  const { form, whole, unknown, isInvited, done, add, inviting, isAdding, problem } = useAdding(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals into the page's form.
    event.stopPropagation();
    if (!isAdding && fullReason === null) add();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <ProblemNotice problem={problem} />
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
            icon="add"
            disabledReason={fullReason}
            pending={isAdding}
          >
            {whole === null ? t('people.add') : t('people.add_address', { email: whole })}
          </ActionButton>
        </div>
        {unknown && (
          <InviteUnknown
            email={unknown}
            isInvited={isInvited}
            pending={inviting.pending}
            onPress={() => void inviting.run(unknown)}
          />
        )}
        {done && (
          <Notice tone="success" live>
            {done}
          </Notice>
        )}
      </Stack>
      <FocusFirstField />
    </form>
  );
};
