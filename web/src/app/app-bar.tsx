import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathname } from '../lib/navigation.ts';
import { paths } from '../lib/paths.ts';
import { useSession, useUser } from '../lib/session.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './app-bar.module.css';
import { NoticeBell } from './notice-bell.tsx';
import { UserMenu } from './user-menu.tsx';
import { Menu } from '../ui/menu.tsx';
import type { MenuAction } from '../ui/menu-action.ts';
import { startTour } from './tour-start.ts';

const HelpMenu = () => {
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

const MenuDrawer = lazy(() =>
  import('./menu-drawer.tsx').then(({ MenuDrawer }) => ({ default: MenuDrawer })),
);
const SignInDrawer = lazy(() =>
  import('./sign-in-drawer.tsx').then(({ SignInDrawer }) => ({ default: SignInDrawer })),
);

type OpenPanel = { readonly panel: 'menu' | 'sign_in'; readonly pathname: string };

export const AppBar = () => {
  const { t } = useTranslation('app');
  const session = useSession();
  const pathname = usePathname();
  const [opened, setOpened] = useState<OpenPanel | null>(null);
  const panel = opened?.pathname === pathname ? opened.panel : null;
  const close = () => setOpened(null);
  return (
    <div className={styles['bar']}>
      <div className={styles['inner']}>
        <button
          type="button"
          className={classNames(styles['button'], styles['menu'])}
          data-tour="menu"
          aria-haspopup="dialog"
          aria-expanded={panel === 'menu'}
          onClick={() => setOpened({ panel: 'menu', pathname })}
        >
          <Icon name="menu" />
          {t('menu.word')}
        </button>
        <a href={paths.home()} className={styles['name']} data-tour="portal">
          {t('app_name')}
        </a>
        <div className={styles['end']}>
          {session.status === 'authenticated' && <NoticeBell key={session.user.id} user={session.user} />}
          {session.status !== 'loading' && <HelpMenu />}
          {session.status === 'authenticated' && <UserMenu user={session.user} />}
          {(session.status === 'unauthenticated' || session.status === 'error') && (
            <button
              type="button"
              className={styles['button']}
              aria-haspopup="dialog"
              aria-expanded={panel === 'sign_in'}
              onClick={() => setOpened({ panel: 'sign_in', pathname })}
            >
              <Icon name="user" />
              {t('sign_in')}
            </button>
          )}
        </div>
      </div>
      <Suspense fallback={null}>
        {panel === 'menu' && <MenuDrawer onClose={close} />}
        {panel === 'sign_in' && <SignInDrawer onClose={close} />}
      </Suspense>
    </div>
  );
};
