import { useTranslation } from 'react-i18next';
import { findStartDayRange } from '@shiptime/domain/applications/required-days';
import { formatDayRange } from '@shiptime/domain/shared/day-words';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { SuggestedAnswers } from '../controls/suggested-answers.tsx';
import { useAnswer } from '../form-model.ts';

export const SuggestedStartWindow = () => {
  const { t } = useTranslation('application_form');
  const { language, days } = useFormat();
  const [operational_days] = useAnswer<number>('operational_days');
  const [operational_window_start] = useAnswer<string>('operational_window_start');
  const [operational_window_end] = useAnswer<string>('operational_window_end');
  const starts = findStartDayRange({ operational_days, operational_window_start, operational_window_end });
  const words = starts ? formatDayRange(language, starts.start, starts.end) : '';
  return (
    <SuggestedAnswers
      fields={['preferred_start_window_start', 'preferred_start_window_end']}
      values={starts && [starts.start, starts.end]}
      label={t('proposed.starts', { work: days(operational_days ?? 0), days: words })}
      done={t('proposed.starts_done')}
    />
  );
};

export const SuggestedDemobilization = () => {
  const { t } = useTranslation('application_form');
  const { language, days: inDays } = useFormat();
  const [days] = useAnswer<number>('mobilization_days');
  const [portId] = useAnswer<number>('mobilization_port_id');
  const port = useReferenceList('ports').find(({ id }) => id === portId);
  const values = typeof days === 'number' && port ? ([days, port.id] as const) : null;
  return (
    <SuggestedAnswers
      fields={['demobilization_days', 'demobilization_port_id']}
      values={values}
      label={t('proposed.return', {
        port: port ? nameInLanguage(language, port) : '',
        days: inDays(days ?? 0),
      })}
      done={t('proposed.return_done')}
    />
  );
};
