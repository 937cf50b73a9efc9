import { useTranslation } from 'react-i18next';
import { SignInTabs } from '../features/accounts/components/sign-in-tabs.tsx';
import { useGo } from '../lib/navigation.ts';
import { paths } from '../lib/paths.ts';
import { Drawer } from '../ui/drawer.tsx';

export const SignInDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('app');
  const go = useGo();
  const signedIn = () => {
    onClose();
    go(paths.myRequests());
  };
  return (
    <Drawer title={t('welcome')} isOpen onClose={onClose} side="right" roomy>
      <SignInTabs onSignedIn={signedIn} />
    </Drawer>
  );
};
