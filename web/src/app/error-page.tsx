import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PlainButton } from '../ui/plain-button.tsx';

const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|module script failed|unable to preload/i.test(
    error.message,
  );

export const ErrorPage = ({ error, reset }: ErrorComponentProps) => {
  const { t } = useTranslation('app');
  const router = useRouter();
  const missing = isMissingChunk(error);
  const again = () => {
    if (missing) return window.location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <div role="alert">
      <PageHeading
        title={missing ? t('error.new_version_title') : t('error.title')}
        lead={<p>{missing ? t('error.new_version') : t('error.lead')}</p>}
      />
      <PlainButton variant="primary" icon="refresh" onClick={again}>
        {missing ? t('error.reload') : t('try_again')}
      </PlainButton>{' '}
      <LinkButton href={paths.home()}>{t('home')}</LinkButton>
    </div>
  );
};
