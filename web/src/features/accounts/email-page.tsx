import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api-client.ts';
import { useTokenParam } from '../../lib/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountPage } from './components/account-page.tsx';

/** The link that was sent to a new address. It works once, so the answer is kept. */
export const EmailPage = () => {
  const { t } = useTranslation('accounts');
  const token = useTokenParam();
  const { data, isPending } = useQuery({
    queryKey: ['email-change', token],
    queryFn: () =>
      api.post<{ message: string; email: string }>(`/auth/email/${encodeURIComponent(token)}`, undefined, {
        idempotencyKey: undefined,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const home = (
    <LinkButton href={paths.home()} variant="primary">
      {t('home')}
    </LinkButton>
  );
  return (
    <AccountPage title={t('email_change.title')}>
      {isPending && <Loading label={t('verify.pending')} />}
      {data && (
        <Notice tone="success" live title={t('email_change.done_title')} actions={home}>
          {t('email_change.done', { email: data.email })}
        </Notice>
      )}
      {!isPending && !data && (
        <Notice tone="warning" live title={t('verify.failed_title')} actions={home}>
          {t('verify.failed')}
        </Notice>
      )}
    </AccountPage>
  );
};
