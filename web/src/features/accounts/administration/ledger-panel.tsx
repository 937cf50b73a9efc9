import type { LedgerVerdict } from '@shiptime/domain/ledger/ledger-wire';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { DescriptionList } from '#ui/description-list.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { DownloadButton } from '#ui/download-button.tsx';
import { Instant } from '#ui/instant.tsx';
import { Notice } from '#ui/notice.tsx';
import { FailureNotice } from '#ui/query-view.tsx';
import { Row, Stack } from '#ui/stack.tsx';

const Outcome = ({ broken }: Pick<LedgerVerdict, 'broken'>) => {
  const { t } = useTranslation('administration');
  if (!broken) return <Notice tone="success">{t('ledger.whole')}</Notice>;
  const { position, source, source_id, problem } = broken;
  if (problem === 'not_checked')
    return (
      <Notice tone="warning" live>
        {t('ledger.problems.not_checked')}
      </Notice>
    );
  return (
    <Notice tone="error" live>
      {t(position === null ? 'ledger.unlike' : 'ledger.broken', {
        position,
        source,
        id: source_id ?? '',
        problem: t(`ledger.problems.${problem}`),
      })}
    </Notice>
  );
};

export const LedgerPanel = () => {
  const { t } = useTranslation('administration');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const state = useQuery({
    queryKey: ['ledger'],
    queryFn: ({ signal }) => api.get('/ledger', { signal }).then(({ data }) => data),
    enabled: isOpen,
    staleTime: 0,
  });
  const verifying = useMutation({
    mutationFn: () => api.post('/ledger/verify').then(({ data }) => data),
  });
  return (
    <Disclosure title={t('ledger.title')} level={2} isOpen={isOpen} onToggle={setOpen}>
      <Stack>
        <p>{t('ledger.lead')}</p>
        {state.error && <FailureNotice error={state.error} onRetry={state.refetch} />}
        {state.data && (
          <DescriptionList
            unknown={t('ledger.none')}
            items={[
              { key: 'entries', term: t('ledger.entries'), value: format.number(state.data.entries) },
              {
                key: 'last',
                term: t('ledger.last'),
                value: state.data.sealed_at && <Instant at={state.data.sealed_at} />,
              },
              {
                key: 'hash',
                term: t('ledger.head'),
                value: state.data.hash && <code>{state.data.hash}</code>,
              },
            ]}
          />
        )}
        <Row>
          <Button
            variant="primary"
            icon="check"
            pending={verifying.isPending}
            onPress={() => verifying.mutate()}
          >
            {t('ledger.verify')}
          </Button>
          <DownloadButton load={() => api.download('/ledger/heads.csv')}>{t('ledger.heads')}</DownloadButton>
        </Row>
        <p>{t('ledger.heads_hint')}</p>
        <div aria-live="polite">{verifying.data && <Outcome {...verifying.data} />}</div>
        {verifying.error && <FailureNotice error={verifying.error} onRetry={() => verifying.mutate()} />}
      </Stack>
    </Disclosure>
  );
};
