import { useTranslation } from 'react-i18next';
import { usePathname } from '../lib/navigation.ts';
import { usePortalInfo } from '../lib/portal.ts';
import { useUser, type SessionUser } from '../lib/session.tsx';
import { Badge } from '../ui/badge.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { Icon } from '../ui/icon.tsx';
import { type MenuEntry, buildMenu, hasInbox } from './menu.ts';
import styles from './menu-drawer.module.css';
import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../lib/api-client.ts';

/** Key under `inbox`, so that invalidating the inbox also refreshes the badge. */
const inboxCountKey = ['inbox', 'count'] as const;

const useInboxCount = (user: SessionUser | null): number => {
  const asked = hasInbox(user);
  const { data } = useQuery({
    queryKey: [...inboxCountKey, user?.id],
    queryFn:
      asked && user
        ? ({ signal }) => api.get(`/users/${user.id}/inbox`, { signal, query: { limit: 1 } })
        : skipToken,
  });
  return asked ? (data?.meta?.total ?? 0) : 0;
};

const Entry = ({ entry, inboxCount, onGo }: { entry: MenuEntry; inboxCount: number; onGo: () => void }) => {
  const { t } = useTranslation('app');
  const current = usePathname() === entry.href;
  return (
    <li>
      <a
        href={entry.href}
        className={styles['entry']}
        {...(current && { 'aria-current': 'page' as const, onClick: onGo })}
      >
        <Icon name={entry.icon} />
        {t(`menu.${entry.key}`)}
        {entry.key === 'inbox' && (
          <span className={styles['badge']}>
            <Badge count={inboxCount} label={t('menu.inbox_waiting', { count: inboxCount })} />
          </span>
        )}
      </a>
    </li>
  );
};

export const MenuDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('app');
  const user = useUser();
  const portal = usePortalInfo();
  const groups = buildMenu(user, portal?.demo, portal?.open_schedule);
  const inboxCount = useInboxCount(user);
  return (
    <Drawer name="menu" title={t('menu.title')} isOpen onClose={onClose}>
      <nav aria-label={t('menu.title')} className={styles['nav']}>
        {groups.map(({ key, entries }) => (
          <div key={key} className={styles['group']}>
            {key === 'manage' && <h3 id={`menu-${key}`}>{t('menu.manage')}</h3>}
            <ul className={styles['list']} {...(key === 'manage' && { 'aria-labelledby': `menu-${key}` })}>
              {entries.map((entry) => (
                <Entry key={entry.key} entry={entry} inboxCount={inboxCount} onGo={onClose} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </Drawer>
  );
};
