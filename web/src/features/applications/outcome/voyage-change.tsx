import { useTranslation } from 'react-i18next';
import type { ApplicationOutcome } from '@shiptime/domain/plans/voyages';
import type { Translate } from '@shiptime/domain/plans/words/plan-formatter';
import { describeVoyageInOneLine } from '@shiptime/domain/plans/words/voyage-words';
import { formatDay } from '@shiptime/domain/shared/day-words';
import { dayOfInstant, useFormat } from '#lib/format.ts';
import { UserText } from '#ui/user-text.tsx';
import styles from './voyage-card.module.css';

export const VoyageChange = ({ changed }: Pick<ApplicationOutcome, 'changed'>) => {
  const { t } = useTranslation('application_form');
  const { t: tp } = useTranslation('plans');
  const { language } = useFormat();
  if (changed === null) return null;
  const said = { language, t: tp as unknown as Translate };
  return (
    <div className={styles['changed']}>
      <p>{t('outcome.changed', { day: formatDay(language, dayOfInstant(changed.at)) })}</p>
      <ul>
        {changed.before.map((voyage) => (
          <li key={voyage.mission_id}>{describeVoyageInOneLine(said, voyage)}</li>
        ))}
      </ul>
      {changed.reasons.map((reason) => (
        <p key={reason}>
          <UserText text={reason} within={t('outcome.change_reason', { reason })} />
        </p>
      ))}
    </div>
  );
};
