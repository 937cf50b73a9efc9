import { useTranslation } from 'react-i18next';
import { nextYears, pastYears } from '@shiptime/domain/reference/fiscal-year';
import { useList } from '#features/reference/api.ts';
import { ChoiceAnswer, ManyAnswer } from '../controls/choice-answers.tsx';
import { TextAnswer, LongTextAnswer } from '../controls/text-answers.tsx';
import { TickAnswer, YesNoAnswer } from '../controls/yes-no-answers.tsx';
import { FieldGroup } from '../controls/field-group.tsx';
import { useAnswer, useFormModel } from '../form-model.ts';

const yearChoices = (years: readonly { id: number; name: string }[]) =>
  years.map((year) => ({ id: year.id, name_en: year.name, name_fr: year.name }));

export const GeneralInformation = () => {
  const { t } = useTranslation('application_form');
  const { context } = useFormModel();
  const [isManager] = useAnswer<boolean>('is_responsible_manager');
  const [multiYear] = useAnswer<boolean>('multi_year');
  const [future] = useAnswer<readonly number[]>('future_fiscal_year_ids');
  const [before] = useAnswer<readonly number[]>('past_fiscal_year_ids');
  // One year of either list is asked for: only then is the rest of both left to choice.
  const named = (future?.length ?? 0) + (before?.length ?? 0) > 0;
  // A project with past missions only is in its last year: nothing of it can change any more.
  const isLast = (future?.length ?? 0) === 0 && (before?.length ?? 0) > 0;
  const next = nextYears(context.fiscalYear, context.fiscalYears);
  const past = pastYears(context.fiscalYear, context.fiscalYears);
  return (
    <>
      <TextAnswer field="project_title" />
      <ChoiceAnswer field="agency_id" choices={useList('agencies')} />
      <FieldGroup title={t('groups.manager')}>
        <TickAnswer field="is_responsible_manager" />
        {!isManager && (
          <>
            <TextAnswer field="responsible_manager_name" />
            <TextAnswer field="responsible_manager_email" type="email" />
          </>
        )}
      </FieldGroup>
      <FieldGroup title={t('groups.years')}>
        <YesNoAnswer field="multi_year" />
        {multiYear && (
          <>
            <ManyAnswer field="future_fiscal_year_ids" choices={yearChoices(next)} optional={named} />
            <ManyAnswer field="past_fiscal_year_ids" choices={yearChoices(past)} optional={named} />
            <YesNoAnswer field="expected_change_in_area" optional={isLast} />
            <YesNoAnswer field="expected_change_in_days_or_window" optional={isLast} />
            <YesNoAnswer field="expected_change_in_ship_preference" optional={isLast} />
            <LongTextAnswer field="future_missions_note" optional />
          </>
        )}
      </FieldGroup>
    </>
  );
};
