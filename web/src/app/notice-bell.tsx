import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../lib/i18n.ts';
import { usePathname } from '../lib/navigation.ts';
import type { SessionUser } from '../lib/session.tsx';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './app-bar.module.css';
import { useLiveNoticeRefresh, useNotices } from './notices.ts';

const NoticeDrawer = lazy(() =>
  import('./notice-drawer.tsx').then(({ NoticeDrawer }) => ({ default: NoticeDrawer })),
);

export const NoticeBell = ({ user }: { user: SessionUser }) => {
  const { t } = useTranslation('app');
  const isDue = useLiveNoticeRefresh(user);
  const { data } = useNotices(user, useLanguage(), isDue);
  const pathname = usePathname();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const unread = data?.meta.unread ?? 0;
  const isOpen = openOn === pathname;
  return (
    <>
      <button
        type="button"
        className={classNames(styles['button'], styles['bell'])}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenOn(pathname)}
      >
        <Icon name="bell" />
        <span className={styles['word']}>{t('notices.label')}</span>{' '}
        <span className={styles['unread']}>
          <Badge count={unread} label={t('notices.unread', { count: unread })} />
        </span>
      </button>
      <Suspense fallback={null}>
        {isOpen && <NoticeDrawer user={user} onClose={() => setOpenOn(null)} />}
      </Suspense>
    </>
  );
};
