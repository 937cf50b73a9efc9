import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newServiceTokenSchema } from '@shiptime/domain/integrations/schema';
import { maximumTokensPerServiceAccount } from '@shiptime/domain/integrations/scopes';
import { isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import { toApiError } from '#lib/api-client.ts';
import { useProblemText } from '#lib/problem-text.ts';
import { useDialogForm } from '#lib/use-dialog-form.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Instant } from '#ui/instant.tsx';
import { Notice } from '#ui/notice.tsx';
import { Table } from '#ui/table.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type Revocation, RevokeDialog } from './revoke-dialog.tsx';
import type { ServiceToken } from '@shiptime/domain/integrations/integration-wire';
import type { ServiceAccount } from '@shiptime/domain/integrations/integration-wire';
import {
  serviceAccountsKey,
  createServiceToken,
  revokeServiceToken,
  serviceAccountsQuery,
} from './integrations-api.ts';
import { SecretDialog } from './secret-dialog.tsx';

const TokenTable = (props: { tokens: readonly ServiceToken[]; onRevoke: (token: ServiceToken) => void }) => {
  const { t } = useTranslation('integrations');
  const stateOf = ({ active, revoked_at }: ServiceToken) => {
    if (active) return t('tokens.active');
    return revoked_at === null ? t('tokens.expired') : t('tokens.revoked');
  };
  return (
    <Table
      caption={t('tokens.caption')}
      columns={[
        {
          key: 'name',
          header: t('tokens.name'),
          isRowHeader: true,
          cell: ({ name, beginning }) => (
            <>
              {name} <code translate="no">{beginning}…</code>
            </>
          ),
        },
        { key: 'state', header: t('tokens.state'), cell: (token) => <Chip>{stateOf(token)}</Chip> },
        {
          key: 'expires_at',
          header: t('tokens.expires_at'),
          cell: ({ expires_at }) => <Instant at={expires_at} />,
        },
        {
          key: 'last_used_at',
          header: t('tokens.last_used_at'),
          cell: ({ last_used_at }) => (last_used_at ? <Instant at={last_used_at} /> : t('tokens.never')),
        },
        {
          key: 'actions',
          header: '',
          label: t('actions'),
          isShort: true,
          cell: (token) =>
            token.active && (
              <Button
                small
                icon="trash"
                aria-label={t('tokens.revoke_named', { name: token.name })}
                onPress={() => props.onRevoke(token)}
              >
                {t('tokens.revoke')}
              </Button>
            ),
        },
      ]}
      rows={props.tokens}
      rowKey={({ id }) => id}
      empty={t('tokens.none')}
    />
  );
};

const useNewToken = (accountId: number, onMade: (token: string) => void) => {
  const problemText = useProblemText();
  const client = useQueryClient();
  const form = useDialogForm({ name: '' }, newServiceTokenSchema);
  const [day, setDay] = useState<string | null>(null);
  const [dayError, setDayError] = useState<string | undefined>();
  const { run, pending, problem } = useApiMutation('save_record', {
    mutationFn: () => createServiceToken(accountId, form.values.name, day || null),
    onSuccess: async (made) => {
      onMade(made);
      setDay(null);
      form.reset();
      await client.invalidateQueries({ queryKey: serviceAccountsKey });
    },
    onError: (thrown) => {
      const error = toApiError(thrown);
      setDayError(error.field('expires_at'));
      form.refuse(error);
    },
  });
  const make = () => {
    const wrongDay = day !== null && day !== '' && !isCalendarDay(day);
    setDayError(wrongDay ? problemText({ code: 'invalid_date' }) : undefined);
    if (form.check() && !wrongDay) void run();
  };
  return {
    form,
    day: {
      value: day,
      error: dayError,
      onChange: (next: string | null) => {
        setDay(next);
        setDayError(undefined);
      },
    },
    make,
    pending,
    problem,
  };
};

const NewToken = ({ form, day }: Pick<ReturnType<typeof useNewToken>, 'form' | 'day'>) => {
  const { t } = useTranslation('integrations');
  return (
    <>
      <TextField {...form.field('name')} label={t('tokens.name')} hint={t('tokens.name_hint')} width="full" />
      <DateField
        label={t('tokens.expires_at')}
        hint={t('tokens.expires_hint')}
        name="expires_at"
        optional
        {...day}
      />
    </>
  );
};

type TokensDialogProps = { readonly account: ServiceAccount; readonly onClose: () => void };

export const TokensDialog = ({ account: opened, onClose }: TokensDialogProps) => {
  const { t } = useTranslation('integrations');
  const { data: accounts = [] } = useQuery(serviceAccountsQuery);
  const account = accounts.find(({ id }) => id === opened.id) ?? opened;
  const [token, setToken] = useState<string | null>(null);
  const [ending, setEnding] = useState<Revocation | null>(null);
  const isFull = account.tokens.filter(({ active }) => active).length >= maximumTokensPerServiceAccount;
  const { form, day, make, pending, problem } = useNewToken(account.id, setToken);
  const askToRevoke = ({ id, name }: ServiceToken) =>
    setEnding({
      title: t('tokens.revoke_title', { name }),
      text: t('tokens.revoke_text'),
      label: t('tokens.revoke'),
      done: t('tokens.revoke_done'),
      work: () => revokeServiceToken(account.id, id),
      renews: serviceAccountsKey,
    });
  return (
    <FormDialog
      name="tokens"
      title={t('tokens.title', { name: account.name })}
      isOpen
      wide
      onClose={onClose}
      onSubmit={make}
      error={problem}
      pending={pending}
      submitLabel={t('tokens.make')}
      canSubmit={!isFull}
    >
      <TokenTable tokens={account.tokens} onRevoke={askToRevoke} />
      {isFull ? (
        <Notice>{t('tokens.full', { count: maximumTokensPerServiceAccount })}</Notice>
      ) : (
        <NewToken form={form} day={day} />
      )}
      {ending && <RevokeDialog ending={ending} onClose={() => setEnding(null)} />}
      {token && (
        <SecretDialog
          title={t('tokens.made')}
          label={t('tokens.token')}
          secret={token}
          onClose={() => setToken(null)}
        />
      )}
    </FormDialog>
  );
};
