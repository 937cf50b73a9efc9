import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { useNavigateTo } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { sessionStore, type SessionUser } from '#lib/session.tsx';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Notice, ProblemNotice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';

type InvitationAnswerProps = {
  readonly user: SessionUser;
  readonly token: string;
  readonly invitedEmail: string;
};

export const AcceptInvitation = ({ user, token, invitedEmail }: InvitationAnswerProps) => {
  const { t } = useTranslation('accounts');
  const go = useNavigateTo();
  const [isLate, setLate] = useState(false);
  const { run, pending, problem } = useApiMutation('join_application', {
    mutationFn: () => api.post(`/invitations/${encodeURIComponent(token)}/accept`),
    onSuccess: ({ data }) =>
      data.ship_time_request_id === null ? setLate(true) : go(paths.request(data.ship_time_request_id)),
  });
  if (user.email !== invitedEmail) {
    return (
      <Notice
        tone="warning"
        title={t('invitation.other_title')}
        actions={
          <Button variant="primary" onPress={() => void sessionStore.signOut()}>
            {t('invitation.sign_out')}
          </Button>
        }
      >
        {t('invitation.other', { invited: invitedEmail, email: user.email })}
      </Notice>
    );
  }
  if (isLate)
    return (
      <Notice tone="warning" live>
        {t('invitation.too_late')}
      </Notice>
    );
  return (
    <Stack>
      <ProblemNotice problem={problem} />
      <div>
        <Button variant="primary" pending={pending} onPress={() => void run()}>
          {t('invitation.join')}
        </Button>
      </div>
    </Stack>
  );
};
