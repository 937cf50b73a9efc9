import { useTranslation } from 'react-i18next';
import { type AmendmentLevel, amendmentLevels } from '@shiptime/domain/plans/lifecycle';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import type { LoadedPlan } from '../plan.ts';

type AmendmentLevelChoiceProps = {
  readonly plans: readonly Pick<LoadedPlan, 'vessel'>[];
  readonly value: AmendmentLevel;
  readonly onChange: (level: AmendmentLevel) => void;
};

export const AmendmentLevelChoice = ({ plans, value, onChange }: AmendmentLevelChoiceProps) => {
  const { t } = useTranslation('scheduler');
  const { language, list } = useFormat();
  const vessel = list(plans.map((plan) => nameInLanguage(language, plan.vessel)));
  if (plans.length === 0) return null;
  return (
    <RadioGroup
      label={t('amendment.level')}
      hint={t('amendment.level_hint')}
      name="level"
      options={amendmentLevels.map((id) => ({ id, label: t(`amendment.levels.${id}`, { vessel }) }))}
      value={value}
      onChange={onChange}
    />
  );
};
