import { useTranslation } from 'react-i18next';
import { landingPathOf } from '#lib/landing-path.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { LinkButton } from '#ui/link.tsx';

export const ApplyButton = () => {
  const { t } = useTranslation(['support', 'app']);
  const session = useSession();
  if (session.status === 'loading') return null;
  if (session.status !== 'authenticated') {
    return (
      <LinkButton href={paths.login(paths.myRequests())} variant="primary" icon="user">
        {t('support:apply.sign_in_first')}
      </LinkButton>
    );
  }
  const path = landingPathOf(session.user);
  return (
    <LinkButton href={path} variant="primary" icon="document">
      {path === paths.myRequests() ? t('support:apply.my_applications') : t('app:menu.application_list')}
    </LinkButton>
  );
};
