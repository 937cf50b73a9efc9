import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { LinkButton } from '#ui/link.tsx';

/** What leads on from here: signing in first, an application, or the list of one's own. */
export const ApplyButton = () => {
  const { t } = useTranslation('support');
  const session = useSession();
  if (session.status === 'loading') return null;
  if (session.status !== 'authenticated') {
    return (
      <LinkButton href={paths.login(paths.myRequests())} variant="primary" icon="user">
        {t('apply.sign_in_first')}
      </LinkButton>
    );
  }
  return (
    <LinkButton href={paths.myRequests()} variant="primary" icon="document">
      {t('apply.my_applications')}
    </LinkButton>
  );
};
