import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '../lib/api-error.ts';
import { portalQuery } from '../lib/portal.ts';
import { failureCause, failureSentence, type FailureTask } from '../lib/problem.ts';
import { Button } from './button.tsx';
import { Loading } from './loading.tsx';
import { Notice } from './notice.tsx';

type QueryLike<T> = {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
};

type FailureNoticeProps = {
  readonly error: unknown;
  readonly onRetry?: () => unknown;
  readonly task?: FailureTask | undefined;
};

export const FailureNotice = ({ error, onRetry, task }: FailureNoticeProps) => {
  const { t } = useTranslation(['ui', 'problems']);
  const failure = toApiError(error);
  const { status, requestId } = failure;
  const version = useQueryClient().getQueryData(portalQuery.queryKey)?.version;
  const hopeless = status === 403 || status === 404;
  const titles: Partial<Record<number, string>> = {
    403: t('ui:failure.forbidden'),
    404: t('ui:failure.not_found'),
  };
  return (
    <Notice
      tone={hopeless ? 'warning' : 'error'}
      title={(task ? undefined : titles[status]) ?? failureSentence(task ?? 'load', failure)}
      live
      {...(onRetry &&
        !hopeless && {
          actions: (
            <Button icon="refresh" onPress={() => void onRetry()}>
              {t('ui:try_again')}
            </Button>
          ),
        })}
    >
      <p>{failureCause(failure, task)}</p>
      {requestId && status >= 500 && (
        <p>{t('problems:reference', { id: [requestId, version].filter(Boolean).join(' · ') })}</p>
      )}
    </Notice>
  );
};

type QueryViewProps<T> = {
  readonly query: QueryLike<T>;
  readonly task?: FailureTask;
  readonly children: (data: T) => ReactNode;
};

export const QueryView = <T,>({ query, task, children }: QueryViewProps<T>) => {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <Loading />;
  return <FailureNotice error={query.error} onRetry={query.refetch} task={task} />;
};
