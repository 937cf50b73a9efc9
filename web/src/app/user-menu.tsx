import { useTranslation } from 'react-i18next';
import { roleName } from '../lib/role-name.ts';
import { paths } from '../lib/paths.ts';
import { sessionStore, type SessionUser } from '../lib/session.tsx';
import { unsavedWorkRegistry } from '../lib/unsaved-work.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { buildMenu } from './menu.ts';
import styles from './app-bar.module.css';

const signOut = async (): Promise<void> => {
  if (await unsavedWorkRegistry.mayLeave()) await sessionStore.signOut();
};

export const UserMenu = ({ user }: { user: SessionUser }) => {
  const { t } = useTranslation('app');
  const fullName = `${user.first_name} ${user.last_name}`;
  const role = t(`roles.${roleName(user.user_type_id)}`);
  const entries = buildMenu(user).flatMap((group) => group.entries);
  const mine = entries.filter(({ key }) => key === 'my_applications');
  return (
    <Menu
      label={t('user_menu.label')}
      className={styles['button']}
      tour="account"
      header={
        <>
          <strong>{fullName}</strong>
          <br />
          {role}
        </>
      }
      actions={[
        ...mine.map(({ key, icon, href }) => ({ id: key, label: t(`menu.${key}`), icon, href })),
        { id: 'profile', label: t('user_menu.profile'), icon: 'user', href: paths.profile(user.id) },
        {
          id: 'out',
          label: t('user_menu.sign_out'),
          icon: 'arrow-right',
          onAction: () => void signOut(),
        },
      ]}
    >
      <span className={styles['monogram']} aria-hidden="true">
        {user.monogram}
      </span>
      <span className={styles['who']}>
        <span>{fullName}</span>
        <span className={styles['role']}>{role}</span>
      </span>
      <Icon name="chevron-down" size={18} />
    </Menu>
  );
};
