import type { ApiError } from './api-error.ts';
import { i18n, translationAt } from './i18n.ts';
import type { Resources } from './i18n-resources.ts';

/** Each task has a sentence in `locales/<language>/problems.json`. */
export type FailureTask = keyof Resources['problems']['tasks'];

const ofApplications = new Set<FailureTask>([
  'save_form',
  'save_row',
  'delete_row',
  'save_stations',
  'submit_application',
  'copy_application',
  'delete_application',
  'load_application',
  'decide',
]);

const capital = /^\p{Lu}(?=[\p{Ll}’ ])/u;
const startLow = (words: string): string => words.replace(capital, (letter) => letter.toLowerCase());

type Failed = Pick<ApiError, 'status' | 'type' | 'message' | 'errors' | 'retryAfter'>;

const refusalWords = (type: string | undefined): string | undefined => {
  return translationAt(`errors:refusals.${type}`);
};

const withoutAnswer = ({ type, message }: Failed): string => {
  if (type === undefined) return i18n.t('problems:causes.network');
  if (type === 'timed_out') return i18n.t('problems:causes.timed_out');
  return type === 'told' && message ? message : i18n.t('problems:causes.page');
};

/** Shows a server message only if it has a type, because then it is translated. */
const refused = ({ status, type, message, errors }: Failed, task: FailureTask): string => {
  if (status === 403) return refusalWords(type) ?? ((type && message) || i18n.t('problems:causes.forbidden'));
  if (status === 404 && !type)
    return i18n.t(
      ofApplications.has(task) ? 'problems:causes.application_not_found' : 'problems:causes.not_found',
    );
  if (type === 'stale' || status === 412) return i18n.t('problems:causes.stale');
  if (type) return message || refusalWords(type) || i18n.t('problems:causes.conflict');
  if (status === 409) return i18n.t('problems:causes.conflict');
  if (status === 413) return i18n.t('problems:causes.too_large');
  if (status === 419) return i18n.t('problems:causes.outdated');
  const messages = [...new Set(Object.values(errors).flat())];
  return messages.length > 0
    ? messages.map(startLow).join('; ')
    : i18n.t('problems:causes.not_accepted', { status });
};

export const failureCause = (error: Failed, task: FailureTask = 'load'): string => {
  const { status, type, message, retryAfter: count } = error;
  if (status === 0) return withoutAnswer(error);
  if (status === 401) return i18n.t('problems:causes.unauthenticated');
  if (status === 429)
    return count ? i18n.t('problems:causes.too_many_until', { count }) : i18n.t('problems:causes.too_many');
  if ([502, 503, 504].includes(status)) return (type && message) || i18n.t('problems:causes.unavailable');
  if (status >= 500) return i18n.t('problems:causes.server_error');
  return refused(error, task);
};

/** Sentence that the specification prescribes for server errors. */
const serverSentenceOf = (task: FailureTask, { status }: Pick<ApiError, 'status'>): string | undefined =>
  status >= 500 ? translationAt(`problems:on_server_error.${task}`) : undefined;

export const failureSentence = (task: FailureTask, error: Pick<ApiError, 'status'>): string =>
  serverSentenceOf(task, error) ?? i18n.t(`problems:tasks.${task}`);

export const addCause = (sentence: string, cause: string): string =>
  i18n.t('problems:with_cause', { sentence, cause: startLow(cause) });

export const describeRefusedFields = (
  task: FailureTask,
  error: Failed,
  labels: readonly (readonly [field: string, label: string])[],
): string | null => {
  const refused = labels.flatMap(([field, label]) =>
    (error.errors[field] ?? []).slice(0, 1).map((message) => addCause(label, message)),
  );
  if (refused.length === 0) return null;
  return [failureSentence(task, error), ...refused].map((words) => words.replace(/\.?$/, '.')).join(' ');
};

export const describeFailure = (task: FailureTask, error: Failed): string =>
  serverSentenceOf(task, error) ?? addCause(failureSentence(task, error), failureCause(error, task));
