import { useTranslation } from 'react-i18next';
import { SignInTabs } from '../features/accounts/components/sign-in-tabs.tsx';
import { landingPathOf, signedInUser } from '../lib/landing-path.ts';
import { useNavigateTo } from '../lib/navigation.ts';
import { Drawer } from '../ui/drawer.tsx';

export const SignInDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('app');
  const go = useNavigateTo();
  const signedIn = () => {
    onClose();
    go(landingPathOf(signedInUser()));
  };
  return (
    <Drawer name="sign-in" title={t('welcome')} isOpen onClose={onClose} side="right" roomy>
      <SignInTabs onSignedIn={signedIn} />
    </Drawer>
  );
};
