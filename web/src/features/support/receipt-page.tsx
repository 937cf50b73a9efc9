import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '@shiptime/domain/ledger/ledger-wire';
import { api, isApiError } from '#lib/api-client.ts';
import { useTokenParam } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { DescriptionList } from '#ui/description-list.tsx';
import { RecordedInstant } from '#ui/instant.tsx';
import { Link } from '#ui/link.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { FailureNotice } from '#ui/query-view.tsx';
import { Stack } from '#ui/stack.tsx';

const verdictOf = ({ intact, date_proven }: Receipt) => {
  if (!intact) return { tone: 'error', text: 'receipt.touched' } as const;
  return date_proven
    ? ({ tone: 'success', text: 'receipt.intact' } as const)
    : ({ tone: 'warning', text: 'receipt.late' } as const);
};

const Proof = (found: Receipt) => {
  const { t } = useTranslation('support');
  const isSignedIn = useSession().status === 'authenticated';
  const { tone, text } = verdictOf(found);
  return (
    <>
      <Notice tone={tone}>{t(text)}</Notice>
      <DescriptionList
        items={[
          { key: 'number', term: t('receipt.number'), value: found.receipt },
          {
            key: 'application',
            term: t('receipt.application'),
            value: isSignedIn ? (
              <Link href={paths.request(found.application_id)}>{found.application_id}</Link>
            ) : (
              found.application_id
            ),
          },
          { key: 'year', term: t('receipt.year'), value: found.fiscal_year },
          { key: 'at', term: t('receipt.submitted_at'), value: <RecordedInstant at={found.submitted_at} /> },
          { key: 'sealed', term: t('receipt.sealed_at'), value: <RecordedInstant at={found.sealed_at} /> },
          { key: 'entry', term: t('receipt.entry'), value: found.position },
          { key: 'hash', term: t('receipt.hash'), value: <code>{found.hash}</code> },
        ]}
      />
    </>
  );
};

export const ReceiptPage = () => {
  const { t } = useTranslation(['support', 'app']);
  const number = useTokenParam();
  const found = useQuery({
    queryKey: ['receipt', number],
    queryFn: ({ signal }) =>
      api.get(`/receipts/${encodeURIComponent(number)}`, { signal }).then(({ data }) => data),
    staleTime: 0,
  });
  const unknown = isApiError(found.error) && found.error.status === 404;
  return (
    <>
      <PageHeading title={t('receipt.title')} lead={t('receipt.lead')} />
      <Stack>
        {found.isPending && <Loading />}
        {found.data && <Proof {...found.data} />}
        {unknown && (
          <Notice tone="warning" title={t('receipt.unknown_title')}>
            {t('receipt.unknown')} <Link href={paths.support()}>{t('app:menu.support')}</Link>
          </Notice>
        )}
        {found.error && !unknown && <FailureNotice error={found.error} onRetry={found.refetch} />}
      </Stack>
    </>
  );
};
