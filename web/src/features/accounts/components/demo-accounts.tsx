import { useTranslation } from 'react-i18next';
import { roleName } from '#lib/role-name.ts';
import { usePortal } from '#lib/portal.ts';
import { Notice } from '#ui/notice.tsx';
import { EmailText } from '#ui/email-text.tsx';
import styles from './demo-accounts.module.css';

export type Credentials = { readonly email: string; readonly password: string };

export const DemoAccounts = ({ onChoose }: { onChoose: (chosen: Credentials) => void }) => {
  const { t } = useTranslation(['accounts', 'app']);
  const portal = usePortal();
  const accounts = portal?.demo ? (portal.demo_accounts ?? []) : [];
  if (accounts.length === 0) return null;
  return (
    <Notice title={t('accounts:demo.title')}>
      <p>{t('accounts:demo.lead')}</p>
      <ul className={styles['list']}>
        {accounts.map(({ email, password, user_type_id }) => (
          <li key={email}>
            <button type="button" className={styles['account']} onClick={() => onChoose({ email, password })}>
              <span>
                <EmailText email={email} />
              </span>
              <span className={styles['role']}>{t(`app:roles.${roleName(user_type_id)}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
};
