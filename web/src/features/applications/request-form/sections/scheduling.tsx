import { useTranslation } from 'react-i18next';
import { totalHours } from '@shiptime/domain/applications/sections/scheduling';
import { useFormat } from '#lib/format.ts';
import { useList } from '#features/reference/api.ts';
import { ChoiceAnswer } from '../controls/choice-answers.tsx';
import { DayAnswer } from '../controls/day-answers.tsx';
import { FieldGroup } from '../controls/field-group.tsx';
import { NumberAnswer } from '../controls/number-answers.tsx';
import { LongTextAnswer } from '../controls/text-answers.tsx';
import { WindowPicture } from '../window/window-picture.tsx';
import { useAnswer, useFormModel } from '../form-model.ts';

const TotalHours = () => {
  const { t } = useTranslation('application_form');
  const format = useFormat();
  const { context } = useFormModel();
  const [operational_days] = useAnswer<number>('operational_days');
  const [operating_hours_id] = useAnswer<number>('operating_hours_id');
  const hours = totalHours({ operational_days, operating_hours_id }, context.operatingHours);
  if (hours === null) return null;
  return (
    <p>
      {t('total_hours', {
        hours: format.number(hours),
        max: format.number(context.settings.total_operating_hours_max),
      })}
    </p>
  );
};

export const Scheduling = () => {
  const { t } = useTranslation('application_form');
  const ports = useList('ports');
  return (
    <>
      <FieldGroup title={t('groups.days')}>
        <NumberAnswer field="operational_days" />
        <ChoiceAnswer field="operating_hours_id" choices={useList('operating_hours')} />
        <TotalHours />
      </FieldGroup>
      <FieldGroup title={t('groups.operational_window')} columns>
        <DayAnswer field="operational_window_start" />
        <DayAnswer field="operational_window_end" notBefore="operational_window_start" />
      </FieldGroup>
      <WindowPicture />
      <FieldGroup title={t('groups.preferred_start_window')} columns>
        <DayAnswer
          field="preferred_start_window_start"
          notBefore="operational_window_start"
          notAfter="operational_window_end"
        />
        <DayAnswer
          field="preferred_start_window_end"
          notBefore="preferred_start_window_start"
          notAfter="operational_window_end"
        />
      </FieldGroup>
      <FieldGroup title={t('groups.mobilization')} columns>
        <NumberAnswer field="mobilization_days" />
        <ChoiceAnswer field="mobilization_port_id" choices={ports} />
      </FieldGroup>
      <FieldGroup title={t('groups.demobilization')} columns>
        <NumberAnswer field="demobilization_days" />
        <ChoiceAnswer field="demobilization_port_id" choices={ports} />
      </FieldGroup>
      <LongTextAnswer field="scheduling_constraints" optional rows={4} />
    </>
  );
};
