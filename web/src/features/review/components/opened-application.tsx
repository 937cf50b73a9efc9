import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { IconButton } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { ApplicationStory } from '#features/applications/deciding/application-story.tsx';
import { ReadOnlyForm } from '#features/applications/request-form/read-only-form.tsx';
import type { Listed } from '../listed.ts';
import styles from './opened-application.module.css';

type OpenedProps = { readonly item: Listed; readonly onClose: () => void };

/** The application beside the inbox, as it was submitted, with what was asked and answered since. */
export const OpenedApplication = ({ item, onClose }: OpenedProps) => {
  const { t } = useTranslation(['review', 'application_form']);
  const title = item.project_title ?? t('application_form:untitled');
  return (
    <aside className={styles['panel']} aria-label={t('review:inbox.beside', { title })}>
      <Stack>
        <Row between>
          <h2 className={styles['title']}>{title}</h2>
          <IconButton icon="close" label={t('review:inbox.close_beside')} onPress={onClose} />
        </Row>
        <p>
          <Link href={paths.request(item.id)}>{t('review:inbox.own_page')}</Link>
        </p>
        <ApplicationStory id={item.id} />
        <ReadOnlyForm key={item.id} id={item.id} />
      </Stack>
    </aside>
  );
};
