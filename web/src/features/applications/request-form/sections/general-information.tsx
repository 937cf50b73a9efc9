import { nextYears, nearbyPastYears } from '@shiptime/domain/reference/fiscal-year';
import { MultiSelectAnswer, yearChoices } from '../controls/choice-answers.tsx';
import { SectionAnswers } from '../controls/section-answers.tsx';
import { useConditionAnswers, useFormModel } from '../form-model.ts';

export const GeneralInformation = () => {
  const { fiscalYear, fiscalYears } = useFormModel().context;
  const { future_fiscal_year_ids: future, past_fiscal_year_ids: before } = useConditionAnswers();
  const named = (future?.length ?? 0) + (before?.length ?? 0) > 0;
  const next = yearChoices(nextYears(fiscalYear, fiscalYears));
  const past = yearChoices(nearbyPastYears(fiscalYear, fiscalYears));
  return (
    <SectionAnswers
      section="general_information"
      own={{
        future_fiscal_year_ids: (
          <MultiSelectAnswer field="future_fiscal_year_ids" choices={next} optional={named} />
        ),
        past_fiscal_year_ids: (
          <MultiSelectAnswer field="past_fiscal_year_ids" choices={past} optional={named} />
        ),
      }}
    />
  );
};
