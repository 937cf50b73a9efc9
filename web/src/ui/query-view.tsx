import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Loading } from './loading.tsx';
import { Notice } from './notice.tsx';

/** The part of a query that is looked at; what react-query gives fits. */
type QueryLike<T> = {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
};

type Failure = {
  readonly status: number;
  readonly message: string;
  readonly type?: string | undefined;
  readonly requestId?: string | undefined;
};

const failureOf = (error: unknown): Failure =>
  typeof error === 'object' && error !== null && 'status' in error
    ? (error as Failure)
    : { status: 0, message: '' };

export const FailureNotice = ({ error, onRetry }: { error: unknown; onRetry?: () => unknown }) => {
  const { t } = useTranslation('ui');
  const { status, type, message, requestId } = failureOf(error);
  const unanswered = type === 'timed_out' ? t('failure.timed_out') : t('failure.offline');
  const text = status === 0 ? unanswered : message || t('failure.unknown');
  const titles: Partial<Record<number, string>> = {
    403: t('failure.forbidden'),
    404: t('failure.not_found'),
  };
  const hopeless = status === 403 || status === 404;
  return (
    <Notice
      tone={hopeless ? 'warning' : 'error'}
      title={titles[status] ?? t('failure.title')}
      live
      {...(onRetry &&
        !hopeless && {
          actions: (
            <Button icon="refresh" onPress={() => void onRetry()}>
              {t('try_again')}
            </Button>
          ),
        })}
    >
      <p>{text}</p>
      {requestId && status >= 500 && <p>{t('failure.reference', { id: requestId })}</p>}
    </Notice>
  );
};

type QueryViewProps<T> = {
  readonly query: QueryLike<T>;
  readonly loading?: string;
  readonly children: (data: T) => ReactNode;
};

/** Loading, failed, there: the three states of what comes from the server. Old data stays while new is on its way. */
export const QueryView = <T,>({ query, loading, children }: QueryViewProps<T>) => {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <Loading {...(loading !== undefined && { label: loading })} />;
  return <FailureNotice error={query.error} onRetry={query.refetch} />;
};
