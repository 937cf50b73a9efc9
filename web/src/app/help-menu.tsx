import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { paths } from '../lib/paths.ts';
import { useUser } from '../lib/session.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { startTour } from './tour-start.ts';
import styles from './app-bar.module.css';

export const HelpMenu = () => {
  const { t } = useTranslation('app');
  const user = useUser();
  return (
    <Menu
      label={t('help.label')}
      trigger={
        <Button className={styles['button'] ?? ''}>
          <Icon name="help" />
          <span className={styles['word']}>{t('help.label')}</span>
        </Button>
      }
      actions={[
        { id: 'support', label: t('menu.support'), icon: 'help', href: paths.support() },
        ...(user
          ? [
              {
                id: 'tour',
                label: t('help.tour'),
                icon: 'anchor' as const,
                onAction: () => void startTour(user),
              },
            ]
          : []),
        { id: 'accessibility', label: t('footer.accessibility'), icon: 'user', href: paths.accessibility() },
      ]}
    />
  );
};
