import { Outlet, redirect, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../lib/api-error.ts';
import { pathAfterSignIn } from '../lib/landing-path.ts';
import { isId } from '../lib/navigation.ts';
import { paths } from '../lib/paths.ts';
import { failureCause } from '../lib/problem.ts';
import { sessionStore, useSession } from '../lib/session.tsx';
import { Loading } from '../ui/loading.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PlainButton } from '../ui/plain-button.tsx';

export const requireSession = async ({ location }: { location: { href: string } }): Promise<void> => {
  const session = await sessionStore.settled();
  if (session.status === 'unauthenticated') {
    throw redirect({ href: paths.login(location.href), replace: true });
  }
};

export const requireNoSession = async ({
  search,
}: {
  search: Readonly<Record<string, unknown>>;
}): Promise<void> => {
  const session = await sessionStore.settled();
  if (session.status === 'authenticated')
    throw redirect({ href: pathAfterSignIn(search['redirect'], session.user), replace: true });
};

export const requireNumericId = ({ params }: { params: { id?: string | undefined } }): void => {
  if (params.id !== undefined && !isId(params.id)) throw redirect({ href: paths.notFound(), replace: true });
};

const SessionFailure = ({ error }: { error: ApiError }) => {
  const { t } = useTranslation('app');
  const router = useRouter();
  const retry = async () => {
    await sessionStore.start();
    await router.invalidate();
  };
  return (
    <>
      <PageHeading title={t('session.failed_title')} />
      <Notice
        tone="error"
        live
        actions={
          <PlainButton variant="primary" icon="refresh" onClick={() => void retry()}>
            {t('try_again')}
          </PlainButton>
        }
      >
        <p>{t('session.failed')}</p>
        <p>{failureCause(error)}</p>
      </Notice>
    </>
  );
};

export const GuardedOutlet = () => {
  const session = useSession();
  if (session.status === 'error') return <SessionFailure error={session.error} />;
  return session.status === 'authenticated' ? <Outlet /> : <Loading page />;
};
