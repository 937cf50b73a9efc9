import { useTranslation } from 'react-i18next';
import { translationAt } from '#lib/i18n.ts';
import type { ApiError } from '#lib/api-error.ts';
import { describeFailure, failureSentence, addCause } from '#lib/problem.ts';
import { useFormat } from '#lib/format.ts';

type DecidedMeta = {
  readonly decided_by?: { readonly first_name: string; readonly last_name: string };
  readonly action?: string;
  readonly at?: string;
};

export const useDecisionErrorText = () => {
  const { t } = useTranslation(['review', 'applications', 'errors']);
  const { instant } = useFormat();
  return (error: ApiError): string => {
    const { decided_by, action, at } = error.meta as DecidedMeta;
    if (error.type === 'invalid_transition' && decided_by && action && at) {
      return t('review:decided_by', {
        name: `${decided_by.first_name} ${decided_by.last_name}`,
        action: translationAt(`applications:history.${action}`) ?? action,
        at: instant(at),
      });
    }
    if (error.status === 422)
      return addCause(failureSentence('decide', error), t('errors:refusals.incomplete'));
    return describeFailure('decide', error);
  };
};
