import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { freeWindow } from '@shiptime/domain/applications/free-window';
import { feasibility } from '@shiptime/domain/applications/feasibility';
import { daysInWords } from '@shiptime/domain/shared/day-words';
import { fleetConstraintsQuery } from '#features/vessels/constraint-api.ts';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { useAnswer, useFormModel, useNeeds } from '../form-model.ts';
import styles from './warnings.module.css';

const ofWindow = ['window_taken', 'window_never_free', 'window_interrupted'];

/** Ways out where the chosen ship is not available in the window: another window, or the other ship first. */
export const WindowRemedies = ({ choice }: { readonly choice: 'first' | 'second' }) => {
  const { t } = useTranslation('application_form');
  const { language } = useFormat();
  const { context, readOnly } = useFormModel();
  const needs = useNeeds();
  const [first, setFirst] = useAnswer<number>('vessel_preference_1_id');
  const [second, setSecond] = useAnswer<number>('vessel_preference_2_id');
  const setStart = useAnswer<string>('operational_window_start')[1];
  const setEnd = useAnswer<string>('operational_window_end')[1];
  const constraints = useQuery(fleetConstraintsQuery(context.fiscalYear.id)).data;
  const vesselId = choice === 'first' ? first : second;
  const other = context.vessels.find(({ id }) => id === (choice === 'first' ? second : null));
  if (readOnly || !constraints || vesselId === null) return null;
  const free = freeWindow(needs, vesselId, constraints, context.fiscalYear);
  const isOtherFree =
    other !== undefined &&
    !feasibility(needs, other, constraints).reasons.some(({ code }) => ofWindow.includes(code));
  if (!free && !isOtherFree) return null;
  return (
    <div className={styles['remedies']}>
      {free && (
        <Button
          small
          onPress={() => {
            setStart(free.start);
            setEnd(free.end);
          }}
        >
          {t('warnings.move_window', { days: daysInWords(language, free.start, free.end) })}
        </Button>
      )}
      {isOtherFree && (
        <Button
          small
          onPress={() => {
            setFirst(second);
            setSecond(first);
          }}
        >
          {t('warnings.exchange_choices')}
        </Button>
      )}
    </div>
  );
};
