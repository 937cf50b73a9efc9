import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|module script failed/i.test(error.message);

/** What a page shows when it fails, in place of the page: menu, language and footer stay. */
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
      <Button variant="primary" icon="refresh" onPress={again}>
        {missing ? t('error.reload') : t('try_again')}
      </Button>{' '}
      <LinkButton href={paths.home()}>{t('home')}</LinkButton>
    </div>
  );
};
