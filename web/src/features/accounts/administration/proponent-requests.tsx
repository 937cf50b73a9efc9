import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProponentRequest, proponentRequestLimits } from '@shiptime/domain/accounts/proponent-requests';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { DescriptionList } from '#ui/description-list.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { ProblemNotice } from '#ui/notice.tsx';
import { UserText } from '#ui/user-text.tsx';
import { FailureNotice } from '#ui/query-view.tsx';
import { Section } from '#ui/section.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row, Stack } from '#ui/stack.tsx';
import { usersKey } from '../account-api.ts';
import {
  grantProponentRequest,
  proponentRequestsKey,
  proponentRequestsQuery,
  refuseProponentRequest,
} from '../proponent-requests-api.ts';
import { RefuseRequestDialog } from './refuse-request-dialog.tsx';

const nameOf = ({ first_name, last_name }: ProponentRequest) => `${first_name} ${last_name}`;

const Facts = ({ request }: { request: ProponentRequest }) => {
  const { t } = useTranslation('accounts');
  const { kind, organization, agency, grant_number, letter } = request;
  const items = [
    { key: 'email', term: t('email'), value: <EmailText email={request.email} /> },
    { key: 'organization', term: t(`proponents.organizations.${kind}`), value: organization },
    { key: 'agency', term: t('proponents.fields.agency'), value: agency },
    { key: 'grant_number', term: t('proponents.fields.grant_number'), value: grant_number },
    { key: 'letter', term: t('proponents.fields.letter'), value: letter && <UserText text={letter} /> },
  ];
  return <DescriptionList items={items.filter(({ value }) => value !== null)} />;
};

const OpenRequest = ({ request }: { request: ProponentRequest }) => {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const [refusing, setRefusing] = useState(false);
  const name = nameOf(request);
  const { run, pending, problem } = useApiMutation('decide_proponent_request', {
    mutationFn: () => grantProponentRequest(request.id),
    onSuccess: async () => {
      snackbar.success(t('proponents.granted', { name }));
      await queryClient.invalidateQueries({ queryKey: proponentRequestsKey });
      await queryClient.invalidateQueries({ queryKey: usersKey });
    },
  });
  return (
    <article aria-label={name}>
      <Stack>
        <h3>{name}</h3>
        <ProblemNotice problem={problem} />
        <Facts request={request} />
        <Row>
          <Button
            variant="primary"
            pending={pending}
            isDisabled={!request.can.decide}
            onPress={() => void run()}
          >
            {t('proponents.grant')}
          </Button>
          <Button isDisabled={pending || !request.can.decide} onPress={() => setRefusing(true)}>
            {t('proponents.refuse')}
          </Button>
        </Row>
      </Stack>
      {refusing && (
        <RefuseRequestDialog
          draft={`refuse request ${request.id}`}
          attempt="decide_proponent_request"
          title={t('proponents.refuse_named', { name })}
          submitLabel={t('proponents.refuse')}
          label={t('proponents.fields.reason')}
          hint={t('proponents.reason_hint')}
          max={proponentRequestLimits.reason}
          refuse={(reason) => refuseProponentRequest(request.id, reason)}
          onRefused={async () => {
            snackbar.success(t('proponents.refused', { name }));
            await queryClient.invalidateQueries({ queryKey: proponentRequestsKey });
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </article>
  );
};

export const ProponentRequests = () => {
  const { t } = useTranslation('accounts');
  const { data, error } = useQuery(proponentRequestsQuery);
  if (error) return <FailureNotice error={error} />;
  const open = data?.filter(({ state }) => state === 'open') ?? [];
  if (open.length === 0) return null;
  return (
    <Section title={t('proponents.waiting_requests', { count: open.length })}>
      <Stack roomy>
        {open.map((request) => (
          <OpenRequest key={request.id} request={request} />
        ))}
      </Stack>
    </Section>
  );
};
