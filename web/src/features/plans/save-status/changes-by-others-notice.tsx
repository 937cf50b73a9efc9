import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useCheckedPlans } from '../edited-plan/scheduler-model.ts';
import type { PlanChangeByOther } from '../edited-plan/use-plan-changes-by-others.ts';

type NewsNoticeProps = { readonly news: readonly PlanChangeByOther[]; readonly onDismiss: () => void };

export const ChangesByOthersNotice = ({ news, onDismiss }: NewsNoticeProps) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { t: tu } = useTranslation('ui');
  const { words } = useCheckedPlans();
  return (
    <div aria-live="polite">
      {news.length > 0 && (
        <Notice
          title={t('news.title')}
          actions={
            <Button small onPress={onDismiss}>
              {tu('close')}
            </Button>
          }
        >
          <ul>
            {news.flatMap(({ key, name, changed, level }) => [
              ...(level
                ? [<li key={key}>{t('news.level', { name, level: tp(`levels.${level}`) })}</li>]
                : []),
              ...(changed ? words.comparison(...changed) : []).map((text) => (
                <li key={`${key} ${text}`}>{t('news.change', { name, text })}</li>
              )),
            ])}
          </ul>
        </Notice>
      )}
    </div>
  );
};
