import { useTranslation } from 'react-i18next';
import { paths } from '../lib/paths.ts';
import { useUser } from '../lib/session.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import type { MenuAction } from '../ui/menu-action.ts';
import { startTour } from './tour-start.ts';
import styles from './app-bar.module.css';

export const HelpMenu = () => {
  const { t } = useTranslation('app');
  const user = useUser();
  const tour: MenuAction[] = user
    ? [{ id: 'tour', label: t('help.tour'), icon: 'anchor', onAction: startTour }]
    : [];
  return (
    <Menu
      label={t('help.label')}
      className={styles['button']}
      tour="help"
      actions={[
        { id: 'support', label: t('menu.support'), icon: 'help', href: paths.support() },
        ...tour,
        { id: 'accessibility', label: t('footer.accessibility'), icon: 'user', href: paths.accessibility() },
      ]}
    >
      <Icon name="help" />
      <span className={styles['word']}>{t('help.label')}</span>
    </Menu>
  );
};
