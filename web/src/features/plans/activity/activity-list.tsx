import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#lib/i18n.ts';
import { useLive } from '#lib/live.ts';
import { useChange } from '#lib/use-change.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { Instant } from '#ui/instant.tsx';
import { Notice } from '#ui/notice.tsx';
import { PagedView } from '#ui/paged-view.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useEditing } from '../edited-plan/scheduler-model.ts';
import type { ActivityEntry } from '@shiptime/domain/plans/wire/activity';
import {
  type ActivityFilter,
  type ActivityScope,
  activityQuery,
  invalidateActivity,
  revertActivity,
} from './activity-api.ts';
import styles from './activity.module.css';

const usePutBack = (of: ActivityScope) => {
  const { editor, reload } = useEditing();
  const { t } = useTranslation('scheduler');
  const renew = () => Promise.all([editor.refresh(), reload(), invalidateActivity()]);
  return useChange('change_missions', {
    mutationFn: async (entry: ActivityEntry) => {
      await editor.saveNow();
      await revertActivity(of, entry.id);
    },
    onSuccess: async () => {
      await renew();
      snackbar.success(t('activity.done'));
    },
    onError: () => void renew(),
  });
};

type ActivityListProps = {
  readonly of: ActivityScope;
  readonly planId: number;
  readonly filter?: Omit<ActivityFilter, 'page'>;
};

export const ActivityList = ({ of, planId, filter = {} }: ActivityListProps) => {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const query = useQuery(activityQuery(of, { ...filter, page }, language));
  const back = usePutBack(of);
  useLive([`vessel_plan:${planId}`], () => void invalidateActivity());
  const isShown = ({ can, refusal }: ActivityEntry) => can.revert || refusal?.code === 'changed_since';
  return (
    <>
      {back.problem && (
        <Notice tone="error" live>
          {back.problem}
        </Notice>
      )}
      <PagedView query={query} onPage={setPage}>
        {(entries) =>
          entries.length === 0 ? (
            <p>{t('activity.none')}</p>
          ) : (
            <ol className={styles['list']}>
              {entries.map((entry) => (
                <li key={entry.id} className={styles['entry']}>
                  <p className={styles['who']}>
                    <Instant at={entry.created_at} />
                    {entry.user && ` · ${entry.user.first_name} ${entry.user.last_name}`}
                  </p>
                  <p>{entry.message}</p>
                  {entry.reason && <p>{t('activity.reason', { reason: entry.reason })}</p>}
                  {isShown(entry) && (
                    <ActionButton
                      small
                      icon="undo"
                      disabledReason={entry.refusal?.message ?? null}
                      pending={back.pending}
                      onPress={() => void back.run(entry)}
                    >
                      {t('activity.put_back')} <VisuallyHidden>{entry.message}</VisuallyHidden>
                    </ActionButton>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </PagedView>
    </>
  );
};
