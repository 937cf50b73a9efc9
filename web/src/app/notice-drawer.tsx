import { useTranslation } from 'react-i18next';
import { useLanguage } from '../lib/i18n.ts';
import { useNavigateTo } from '../lib/navigation.ts';
import { paths } from '../lib/paths.ts';
import type { SessionUser } from '../lib/session.tsx';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { Instant } from '../ui/instant.tsx';
import { Link } from '../ui/link.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Stack } from '../ui/stack.tsx';
import styles from './notice-drawer.module.css';
import type { Notice } from '@shiptime/domain/applications/wire/history';
import { markAllNoticesRead, markNoticeRead, useNotices } from './notices.ts';

const NoticeItem = ({ notice, onClose }: { notice: Notice; onClose: () => void }) => {
  const { t } = useTranslation('app');
  const go = useNavigateTo();
  const isNew = notice.read_at === null;
  const read = () => {
    if (isNew) void markNoticeRead(notice.id).catch(() => undefined);
  };
  const follow = (path: string) => {
    read();
    onClose();
    go(path);
  };
  return (
    <li className={styles['item']} data-new={isNew || undefined}>
      {isNew && <span className={styles['new']}>{t('notices.new')}</span>}
      {notice.path ? (
        <a
          href={notice.path}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return read();
            event.preventDefault();
            follow(notice.path ?? '/');
          }}
        >
          {notice.message}
        </a>
      ) : (
        <span>{notice.message}</span>
      )}
      {notice.quote && <blockquote className={styles['quote']}>{notice.quote}</blockquote>}
      <span className={styles['when']}>
        <Instant at={notice.created_at} />
      </span>
    </li>
  );
};

export const NoticeDrawer = ({ user, onClose }: { user: SessionUser; onClose: () => void }) => {
  const { t } = useTranslation('app');
  const query = useNotices(user, useLanguage());
  const close = () => {
    if (query.data && query.data.meta.unread > 0) void markAllNoticesRead().catch(() => undefined);
    onClose();
  };
  return (
    <Drawer name="notices" title={t('notices.label')} side="right" isOpen roomy onClose={close}>
      <Stack>
        <QueryView query={query}>
          {({ data, meta }) => (
            <>
              {meta.unread > 0 && (
                <div>
                  <Button small icon="check" onPress={() => void markAllNoticesRead().catch(() => undefined)}>
                    {t('notices.read_all')}
                  </Button>
                </div>
              )}
              {data.length === 0 && <p>{t('notices.none')}</p>}
              <ul className={styles['list']}>
                {data.map((notice) => (
                  <NoticeItem key={notice.id} notice={notice} onClose={onClose} />
                ))}
              </ul>
            </>
          )}
        </QueryView>
        <p>
          <Link href={paths.profile(user.id)}>{t('notices.by_mail')}</Link>
        </p>
      </Stack>
    </Drawer>
  );
};
