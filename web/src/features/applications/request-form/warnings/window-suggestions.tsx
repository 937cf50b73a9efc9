import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { findFreeWindow, shiftDayWithWindow } from '@shiptime/domain/applications/free-window';
import { checkFeasibility } from '@shiptime/domain/applications/feasibility';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { fieldByReason } from '@shiptime/domain/applications/warnings';
import { dayNumber, isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import { countWindowDays } from '@shiptime/domain/applications/required-days';
import { formatDayRange } from '@shiptime/domain/shared/day-words';
import { fleetConstraintsQuery } from '#features/vessels/constraint-api.ts';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { useAnswer, useApplication, useFormModel, useVesselNeeds } from '../form-model.ts';
import styles from './warnings.module.css';

const useMoveWindow = () => {
  const [start, setStart] = useAnswer<string>('operational_window_start');
  const setEnd = useAnswer<string>('operational_window_end')[1];
  const preferred = [
    useAnswer<string>('preferred_start_window_start'),
    useAnswer<string>('preferred_start_window_end'),
  ];
  return (to: { readonly start: string; readonly end: string }) => {
    setStart(to.start);
    setEnd(to.end);
    for (const [day, set] of preferred)
      if (isCalendarDay(day) && isCalendarDay(start)) set(shiftDayWithWindow(day, start, to));
  };
};

export const WindowSuggestions = ({ choice }: { readonly choice: 'first' | 'second' }) => {
  const { t } = useTranslation('application_form');
  const { language } = useFormat();
  const { context, readOnly } = useFormModel();
  const isDraft = useApplication().status_id === statuses.draft;
  const needs = useVesselNeeds();
  const [first, setFirst] = useAnswer<number>('vessel_preference_1_id');
  const [second, setSecond] = useAnswer<number>('vessel_preference_2_id');
  const moveWindow = useMoveWindow();
  const constraints = useQuery(fleetConstraintsQuery(context.fiscalYear.id)).data;
  const vesselId = choice === 'first' ? first : second;
  const other = context.vessels.find(({ id }) => id === (choice === 'first' ? second : first));
  if (readOnly || !constraints || vesselId === null) return null;
  const isOtherFree =
    other !== undefined &&
    !checkFeasibility(needs, other, constraints).reasons.some(
      ({ code }) => fieldByReason[code] === 'operational_window_end',
    );
  const together = isOtherFree ? [vesselId, other.id] : [vesselId];
  const free = findFreeWindow(needs, together, constraints, context.fiscalYear);
  const canExchange = isDraft && choice === 'first' && isOtherFree;
  if (!free && !canExchange) return null;
  const days = free && formatDayRange(language, free.start, free.end);
  const isShorter = free && dayNumber(free.end) - dayNumber(free.start) + 1 < (countWindowDays(needs) ?? 0);
  return (
    <div className={styles['remedies']}>
      {free && (
        <Button
          small
          onPress={() => {
            const { operational_window_start: start, operational_window_end: end } = needs;
            moveWindow(free);
            if (isCalendarDay(start) && isCalendarDay(end))
              snackbar.success(
                t('warnings.window_moved', { before: formatDayRange(language, start, end), after: days }),
              );
          }}
        >
          {t(isShorter ? 'warnings.shorten_window' : 'warnings.move_window', { days })}
        </Button>
      )}
      {canExchange && (
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
