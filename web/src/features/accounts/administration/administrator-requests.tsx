import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Account } from '@shiptime/domain/accounts/account-wire';
import { roles } from '@shiptime/domain/shared/actor';
import { useSignedInUser } from '#lib/session.tsx';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { ProblemNotice } from '#ui/notice.tsx';
import { FailureNotice } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row, Stack } from '#ui/stack.tsx';
import {
  administratorRequestsQuery,
  saveUserRights,
  refuseAdministratorRequest,
  usersKey,
} from '../account-api.ts';

const administrator = { user_type_id: roles.administrator, active: true };

const OpenRequest = ({ account }: { account: Account }) => {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const { email, administrator_asked_by: asker } = account;
  const name = `${account.first_name} ${account.last_name}`;
  const isOwn = asker?.id === useSignedInUser().id;
  const { run, pending, problem } = useApiMutation('manage_account', {
    mutationFn: (answer: 'confirmed' | 'refused'): Promise<unknown> =>
      answer === 'confirmed'
        ? saveUserRights(account, administrator)
        : refuseAdministratorRequest(account.id),
    onSuccess: async (_answer, answer) => {
      snackbar.success(t(`users.${answer}`, { name }));
      await queryClient.invalidateQueries({ queryKey: usersKey });
    },
  });
  return (
    <article aria-label={name}>
      <Stack>
        <p>
          {isOwn
            ? t('users.waiting_own', { name, email })
            : t('users.waiting_lead', {
                asker: `${asker?.first_name} ${asker?.last_name}`,
                name,
                email,
              })}
        </p>
        <ProblemNotice problem={problem} />
        <Row>
          {!isOwn && (
            <Button variant="primary" pending={pending} onPress={() => void run('confirmed')}>
              {t('users.confirm')}
            </Button>
          )}
          <Button isDisabled={pending} onPress={() => void run('refused')}>
            {t(isOwn ? 'users.take_back' : 'users.refuse')}
          </Button>
        </Row>
      </Stack>
    </article>
  );
};

export const AdministratorRequests = () => {
  const { t } = useTranslation('accounts');
  const { data, error } = useQuery(administratorRequestsQuery);
  if (error) return <FailureNotice error={error} />;
  if (!data || data.length === 0) return null;
  return (
    <Section title={t('users.waiting_administrators')}>
      <Stack roomy>
        {data.map((account) => (
          <OpenRequest key={account.id} account={account} />
        ))}
      </Stack>
    </Section>
  );
};
