import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '#ui/tabs.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

export type SignInTab = 'sign_in' | 'register';

type SignInTabsProps = {
  readonly onSignedIn: () => void;
  readonly selected?: SignInTab;
  readonly onSelect?: (tab: SignInTab) => void;
};

export const SignInTabs = ({ onSignedIn, selected, onSelect }: SignInTabsProps) => {
  const { t } = useTranslation('accounts');
  const [own, setOwn] = useState<SignInTab>('sign_in');
  const select = (id: string) => (onSelect ?? setOwn)(id === 'register' ? 'register' : 'sign_in');
  return (
    <Tabs
      label={t('tabs.label')}
      selected={selected ?? own}
      onSelect={select}
      tabs={[
        { id: 'sign_in', label: t('sign_in.title'), content: <SignInForm onSignedIn={onSignedIn} /> },
        {
          id: 'register',
          label: t('register.title'),
          content: <RegisterForm onSignIn={() => select('sign_in')} />,
        },
      ]}
    />
  );
};
