import { useTranslation } from 'react-i18next';
import { totalOperatingHours } from '@shiptime/domain/applications/sections/scheduling';
import { useFormat } from '#lib/format.ts';
import { ApplicationAnswer } from '../controls/answer.tsx';
import { DayAnswer } from '../controls/day-answers.tsx';
import { SectionAnswers } from '../controls/section-answers.tsx';
import { OperationalWindowStrip } from '../window/operational-window-strip.tsx';
import { LastVoyageNotice } from '../last-voyage-notice.tsx';
import { useAnswer, useFormModel } from '../form-model.ts';
import { SuggestedDemobilization, SuggestedStartWindow } from './suggested-scheduling.tsx';

const TotalHours = () => {
  const { t } = useTranslation('application_form');
  const format = useFormat();
  const { context } = useFormModel();
  const [operational_days] = useAnswer<number>('operational_days');
  const [operating_hours_id] = useAnswer<number>('operating_hours_id');
  const hours = totalOperatingHours({ operational_days, operating_hours_id }, context.operatingHours);
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

export const Scheduling = () => (
  <SectionAnswers
    section="scheduling"
    own={{
      operational_days: (
        <>
          <ApplicationAnswer field="operational_days" />
          <LastVoyageNotice />
        </>
      ),
      operating_hours_id: (
        <>
          <ApplicationAnswer field="operating_hours_id" />
          <TotalHours />
        </>
      ),
      operational_window_end: (
        <DayAnswer field="operational_window_end" notBefore="operational_window_start" />
      ),
      preferred_start_window_start: (
        <DayAnswer
          field="preferred_start_window_start"
          notBefore="operational_window_start"
          notAfter="operational_window_end"
        />
      ),
      preferred_start_window_end: (
        <DayAnswer
          field="preferred_start_window_end"
          notBefore="preferred_start_window_start"
          notAfter="operational_window_end"
        />
      ),
    }}
    proposed={{
      preferred_start_window: <SuggestedStartWindow />,
      demobilization: <SuggestedDemobilization />,
    }}
    after={{ operational_window: <OperationalWindowStrip /> }}
    inColumns={['operational_window', 'preferred_start_window', 'mobilization', 'demobilization']}
  />
);
