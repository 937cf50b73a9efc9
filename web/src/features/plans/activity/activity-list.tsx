import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#lib/i18n.ts';
import { useLiveEvents } from '#lib/use-live-events.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { Instant } from '#ui/instant.tsx';
import { ProblemNotice } from '#ui/notice.tsx';
import { PagedView } from '#ui/paged-view.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useEditingModel } from '../edited-plan/scheduler-model.ts';
import type { ActivityEntry } from '@shiptime/domain/plans/wire/activity';
import styles from './activity.module.css';
import { api } from '#lib/api-client.ts';
import { queryClient } from '#lib/query-client.ts';
import type { Language } from '@shiptime/domain/shared/text';
import { plansKey } from '../plan-api.ts';

type ActivityScope = { readonly place: 'vessel_plans' | 'missions'; readonly id: number };

type ActivityFilter = {
  readonly user_id?: number | undefined;
  readonly mission_id?: number | undefined;
  readonly page: number;
};

const activityKey = [...plansKey, 'activity'] as const;
const pageSize = 15;

const activityQuery = ({ place, id }: ActivityScope, filter: ActivityFilter, language: Language) =>
  queryOptions({
    queryKey: [...activityKey, place, id, filter, language] as const,
    queryFn: ({ signal }) => {
      const { page, ...wanted } = filter;
      return api.page(`/${place}/${id}/activity`, {
        query: { filter: wanted, page, limit: pageSize },
        signal,
      });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const invalidateActivity = (): Promise<void> => queryClient.invalidateQueries({ queryKey: activityKey });

const revertActivity = ({ place, id }: ActivityScope, entryId: number): Promise<unknown> =>
  api.post(`/${place}/${id}/activity/${entryId}/revert`);

const usePutBack = (of: ActivityScope) => {
  const { editor, reload } = useEditingModel();
  const { t } = useTranslation('scheduler');
  const renew = () => Promise.all([editor.refresh(), reload(), invalidateActivity()]);
  return useApiMutation('change_missions', {
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
  useLiveEvents([`vessel_plan:${planId}`], () => void invalidateActivity());
  const isShown = ({ can, refusal }: ActivityEntry) => can.revert || refusal?.code === 'changed_since';
  return (
    <>
      <ProblemNotice problem={back.problem} />
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
