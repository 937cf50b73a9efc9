import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonLimit } from '@shiptime/domain/applications/limits';
import type { Application } from '@shiptime/domain/applications/wire/application';
import { api } from '#lib/api-client.ts';
import { useRememberedInput } from '#lib/use-remembered-input.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Instant } from '#ui/instant.tsx';
import { Notice } from '#ui/notice.tsx';
import { UserText } from '#ui/user-text.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Stack } from '#ui/stack.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { invalidateApplications } from '../application-api.ts';
import { FocusKeeper } from '../shared-voyages/focus-keeper.tsx';

const Asked = ({ application, isNew }: { application: Application; isNew: boolean }) => {
  const { t } = useTranslation('applications');
  const { withdrawal_asked_at, withdrawal_reason, can } = application;
  const isOwn = can['take_back_withdrawal'] === true;
  const { run, pending, problem } = useApiMutation('take_back_withdrawal', {
    mutationFn: () => api.delete(`/ship_time_requests/${application.id}/withdrawal_request`),
    onSuccess: async () => {
      snackbar.success(t('withdrawal.taken_back'));
      await invalidateApplications();
    },
  });
  return (
    <Notice
      tone="warning"
      takesFocus={isNew}
      title={t(isOwn ? 'withdrawal.asked' : 'withdrawal.asks')}
      actions={
        isOwn && (
          <Button pending={pending} onPress={() => void run()}>
            {t('withdrawal.take_back')}
          </Button>
        )
      }
    >
      {withdrawal_reason && (
        <p>
          <UserText text={withdrawal_reason} />
        </p>
      )}
      <p>
        <Instant at={withdrawal_asked_at!} />
      </p>
      {problem && <p>{problem}</p>}
    </Notice>
  );
};

const Ask = ({ application, onAsked }: { application: Application; onAsked: () => void }) => {
  const { t } = useTranslation('applications');
  const typed = useRememberedInput(`${application.id} withdrawal request`, '');
  const reason = typed.value;
  const [isOpen, setIsOpen] = useState(reason !== '');
  const { run, pending, error, problem } = useApiMutation('ask_to_withdraw', {
    mutationFn: () =>
      api.post(`/ship_time_requests/${application.id}/withdrawal_request`, { reason: reason.trim() || null }),
    onSuccess: async () => {
      typed.forget();
      snackbar.success(t('withdrawal.sent'));
      onAsked();
      await invalidateApplications();
    },
  });
  return (
    <Disclosure title={t('withdrawal.title')} isOpen={isOpen} onToggle={setIsOpen}>
      <Stack>
        <p>{t('withdrawal.how')}</p>
        {problem && !error?.field('reason') && (
          <Notice tone="error" live>
            {problem}
          </Notice>
        )}
        <TextArea
          label={t('withdrawal.reason')}
          name="withdrawal_reason"
          optional
          value={reason}
          max={reasonLimit}
          error={error?.field('reason')}
          onChange={typed.set}
        />
        <div>
          <Button pending={pending} onPress={() => void run()}>
            {t('withdrawal.ask')}
          </Button>
        </div>
      </Stack>
    </Disclosure>
  );
};

export const WithdrawalRequest = ({ application }: { application: Application }) => {
  const { withdrawal_asked_at, can } = application;
  const [isNew, setIsNew] = useState(false);
  const isAsked = withdrawal_asked_at && (can['take_back_withdrawal'] || can['withdraw']);
  return (
    <FocusKeeper>
      {isAsked && <Asked application={application} isNew={isNew} />}
      {!isAsked && can['ask_to_withdraw'] && <Ask application={application} onAsked={() => setIsNew(true)} />}
    </FocusKeeper>
  );
};
