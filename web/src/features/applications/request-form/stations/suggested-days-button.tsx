import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { useAnswer, useFormModel } from '../form-model.ts';
import { AnswerAppliedNotice } from './answer-applied-notice.tsx';

type Before = { readonly days: number | null } | null;
export type ReplacedDaysState = readonly [Before, (before: Before) => void];

type Props = {
  readonly days: number;
  readonly label: string;
  readonly same: string;
  readonly taken?: ReplacedDaysState;
};

export const SuggestedDaysButton = ({ days, label, same, taken }: Props) => {
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  const { readOnly } = useFormModel();
  const [answered, answer] = useAnswer<number>('operational_days');
  const own = useState<Before>(null);
  const [before, setBefore] = taken ?? own;
  if (readOnly || days === 0) return null;
  if (answered === days && before === null) return <p>{same}</p>;
  if (answered === days && before !== null)
    return (
      <AnswerAppliedNotice
        title={t('days.used', { days: number(days) })}
        undo={() => {
          answer(before.days);
          setBefore(null);
        }}
      />
    );
  const use = () => {
    setBefore({ days: answered });
    answer(days);
  };
  return (
    <div>
      {answered !== null && <p>{t('days.other', { days: number(answered) })}</p>}
      <Button icon="check" onPress={use}>
        {label}
      </Button>
    </div>
  );
};
