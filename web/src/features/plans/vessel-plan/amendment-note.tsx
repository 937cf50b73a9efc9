import { useTranslation } from 'react-i18next';
import type { Plan } from '@shiptime/domain/plans/wire/plan';
import { dayOfInstant, useFormat } from '#lib/format.ts';

export const AmendmentNote = ({ amendment }: Pick<Plan, 'amendment'>) => {
  const { t } = useTranslation('scheduler');
  const { longDay } = useFormat();
  if (!amendment) return null;
  const { first_name, last_name } = amendment.opened_by;
  return (
    <p>
      {t('amendment.open', {
        name: `${first_name} ${last_name}`,
        day: longDay(dayOfInstant(amendment.opened_at)),
        reason: amendment.reason,
      })}
    </p>
  );
};
