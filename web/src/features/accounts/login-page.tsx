import { useTranslation } from 'react-i18next';
import { pathAfterSignIn, signedInUser } from '#lib/landing-path.ts';
import { useNavigateTo, usePathname, useSearchText } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { AccountPageLayout } from './components/account-page-layout.tsx';
import { SignInTabs } from './components/sign-in-tabs.tsx';

export const LoginPage = () => {
  const { t } = useTranslation('accounts');
  const go = useNavigateTo();
  const redirect = useSearchText('redirect');
  const registering = usePathname().startsWith(paths.register());
  const signedIn = () => go(pathAfterSignIn(redirect, signedInUser()), { replace: true });
  return (
    <AccountPageLayout
      title={registering ? t('register.title') : t('sign_in.title')}
      lead={redirect !== undefined && !registering && t('sign_in.needed')}
    >
      <SignInTabs
        selected={registering ? 'register' : 'sign_in'}
        onSelect={(tab) =>
          go(tab === 'register' ? paths.register() : paths.login(redirect), { replace: true })
        }
        onSignedIn={signedIn}
      />
    </AccountPageLayout>
  );
};
