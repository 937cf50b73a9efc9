import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../lib/paths.ts';
import { isPortalReachable, PortalUnreachableError } from './lazy-page.ts';
import { LinkButton } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PlainButton } from '../ui/plain-button.tsx';

const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|module script failed|unable to preload/i.test(
    error.message,
  );

const causeOf = (error: unknown): 'away' | 'new_version' | null => {
  if (error instanceof PortalUnreachableError) return 'away';
  return isMissingChunk(error) ? 'new_version' : null;
};

const reloadIfReachable = async (): Promise<void> => {
  if (await isPortalReachable()) window.location.reload();
};

const retryMs = 3000;

const useReloadOnceBack = (isAway: boolean): void =>
  useEffect(() => {
    if (!isAway) return undefined;
    const reload = () => void (navigator.onLine && reloadIfReachable());
    window.addEventListener('online', reload);
    const timer = setInterval(reload, retryMs);
    return () => {
      window.removeEventListener('online', reload);
      clearInterval(timer);
    };
  }, [isAway]);

export const ErrorPage = ({ error, reset }: ErrorComponentProps) => {
  const { t } = useTranslation('app');
  const router = useRouter();
  const cause = causeOf(error);
  useReloadOnceBack(cause === 'away');
  const again = () => {
    if (cause) return void reloadIfReachable();
    reset();
    void router.invalidate();
  };
  return (
    <div role="alert">
      <PageHeading
        title={cause ? t(`error.${cause}_title`) : t('error.title')}
        lead={<p>{cause ? t(`error.${cause}`) : t('error.lead')}</p>}
      />
      <PlainButton variant="primary" icon="refresh" onClick={again}>
        {cause === 'new_version' ? t('error.reload') : t('try_again')}
      </PlainButton>{' '}
      <LinkButton href={paths.home()}>{t('home')}</LinkButton>
    </div>
  );
};
