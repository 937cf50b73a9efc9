import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PrivacyRequest, privacyReasonLimit } from '@shiptime/domain/accounts/privacy-requests';
import { useSignedInUser } from '#lib/session.tsx';
import { useFormat } from '#lib/format.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ProblemNotice } from '#ui/notice.tsx';
import { FailureNotice } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row, Stack } from '#ui/stack.tsx';
import { usersKey } from '../account-api.ts';
import { grantPrivacyRequest, privacyRequestsQuery, refusePrivacyRequest } from '../privacy/privacy-api.ts';
import { RefuseRequestDialog } from './refuse-request-dialog.tsx';

type RefusalProps = {
  readonly request: PrivacyRequest;
  readonly name: string;
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
};

const Refusal = ({ request: { id }, name, onDone, onClose }: RefusalProps) => {
  const { t } = useTranslation('accounts');
  return (
    <RefuseRequestDialog
      draft={`refuse privacy ${id}`}
      attempt="answer_privacy"
      title={t('privacy.refuse_named', { name })}
      submitLabel={t('privacy.refuse')}
      label={t('privacy.reason')}
      hint={t('privacy.reason_hint')}
      max={privacyReasonLimit}
      refuse={(reason) => refusePrivacyRequest(id, reason)}
      onRefused={async () => {
        snackbar.success(t('privacy.refused_done', { name }));
        await onDone();
      }}
      onClose={onClose}
    />
  );
};

const OpenRequest = ({ request }: { request: PrivacyRequest }) => {
  const { t } = useTranslation('accounts');
  const { instant } = useFormat();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'erase' | 'refuse' | null>(null);
  const { id, kind, email, created_at, due_at, can } = request;
  const name = `${request.first_name} ${request.last_name}`;
  const answered = async () => {
    setOpen(null);
    await queryClient.invalidateQueries(privacyRequestsQuery);
    await queryClient.invalidateQueries({ queryKey: usersKey });
  };
  const { run, pending, problem } = useApiMutation('answer_privacy', {
    mutationFn: () => grantPrivacyRequest(id),
    onSuccess: async () => {
      snackbar.success(t(`privacy.granted.${kind}`, { name }));
      await answered();
    },
  });
  const grant = () => (kind === 'erasure' ? setOpen('erase') : void run());
  return (
    <article aria-label={name}>
      <Stack>
        <p>{t(`privacy.wants.${kind}`, { name, email })}</p>
        <p>{t('privacy.times', { asked: instant(created_at), due: instant(due_at) })}</p>
        {open === null && <ProblemNotice problem={problem} />}
        <Row>
          <Button variant="primary" pending={pending} isDisabled={!can.decide} onPress={grant}>
            {t(`privacy.grant.${kind}`)}
          </Button>
          <Button isDisabled={pending || !can.decide} onPress={() => setOpen('refuse')}>
            {t('privacy.refuse')}
          </Button>
        </Row>
      </Stack>
      <ConfirmDialog
        name="privacy-erase"
        title={t('privacy.erase_title', { name })}
        isOpen={open === 'erase'}
        onCancel={() => setOpen(null)}
        onConfirm={() => void run()}
        confirmLabel={t('privacy.grant.erasure')}
        danger
        pending={pending}
        error={problem}
      >
        <p>{t('privacy.erase_text')}</p>
      </ConfirmDialog>
      {open === 'refuse' && (
        <Refusal request={request} name={name} onDone={answered} onClose={() => setOpen(null)} />
      )}
    </article>
  );
};

/** Administrators cannot close their own requests. */
export const PrivacyRequests = () => {
  const { t } = useTranslation('accounts');
  const { id } = useSignedInUser();
  const { data, error } = useQuery(privacyRequestsQuery);
  if (error) return <FailureNotice error={error} />;
  const open = data?.filter(({ state, user_id }) => state === 'open' && user_id !== id) ?? [];
  if (open.length === 0) return null;
  return (
    <Section title={t('privacy.waiting')}>
      <Stack roomy>
        {open.map((request) => (
          <OpenRequest key={request.id} request={request} />
        ))}
      </Stack>
    </Section>
  );
};
