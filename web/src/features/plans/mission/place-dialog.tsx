import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import { outsideYear } from '@shiptime/domain/plans/fiscal-year-bounds';
import { placeAt } from '@shiptime/domain/plans/mission-changes';
import { isScheduled, type Mission } from '@shiptime/domain/plans/missions';
import { type Fraction, fractions, tickOfStart } from '@shiptime/domain/plans/ticks';
import { DateField } from '#ui/date-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { useProblemText } from '#lib/problem-text.ts';
import { useOutlook, useScheduler } from '../model/scheduler-model.ts';
import { Notice } from '#ui/notice.tsx';
import { proposedStart } from './proposed-start.ts';

type PlaceDialogProps = {
  readonly mission: Mission;
  readonly onPlaced: () => void;
  readonly onClose: () => void;
};

/** A mission gets its date, or another, by a form: no dragging is needed for anything. */
export const PlaceDialog = ({ mission, onPlaced, onClose }: PlaceDialogProps) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const problemText = useProblemText();
  const { plan, editor } = useScheduler();
  const { board, foresee, words } = useOutlook();
  const [seen] = useState(mission);
  const asked = editor.view().plan.rows.get(mission.id)?.ship_time_request;
  const [{ start: first, full }] = useState(() => proposedStart(mission, asked, board));
  const hasWindow = Boolean(asked?.operational_window_start ?? asked?.operational_window_end);
  const [day, setDay] = useState<string | null>(first?.start_date ?? null);
  const [fraction, setFraction] = useState<Fraction>(first?.start_fraction ?? 0);
  const [tried, setTried] = useState(false);
  const known = isCalendarDay(day);
  const placed = known ? placeAt(mission, tickOfStart({ start_date: day, start_fraction: fraction })) : null;
  const outside = placed && outsideYear(placed, plan.fiscal_year);
  const wrong = placed ? outside : { code: day ? ('invalid_date' as const) : ('required' as const) };
  // Where it would end is seen at once; what is not given yet only when it is missed.
  const problem = wrong && (tried || placed) ? problemText(wrong) : undefined;
  const submit = () => {
    setTried(true);
    if (!placed || outside) return;
    const { start_date, start_fraction } = placed;
    const start = { start_date, start_fraction };
    editor.perform({ type: 'place', mission_id: mission.id, start }, [seen]);
    onPlaced();
  };
  const troubles = placed && !outside ? foresee([placed]).map(words.conflict) : [];
  return (
    <FormDialog
      title={t(isScheduled(mission) ? 'place.move' : 'place.title', { title: mission.title })}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      error={null}
      pending={false}
      submitLabel={t(isScheduled(mission) ? 'place.submit_move' : 'place.submit')}
    >
      {full && (
        <Notice title={t(hasWindow ? 'place.full' : 'place.full_year')}>
          <p>
            {full.free < full.needed
              ? t('place.longest', {
                  free: words.speaker.days(full.free),
                  needed: words.speaker.days(full.needed),
                })
              : t('place.hindered', { free: words.speaker.days(full.free) })}
          </p>
        </Notice>
      )}
      <DateField
        label={tp('fields.start_date.label')}
        name="start_date"
        value={day}
        onChange={setDay}
        error={problem}
        min={plan.fiscal_year.start_date}
        max={plan.fiscal_year.end_date}
      />
      <Select
        label={tp('fields.start_fraction.label')}
        name="start_fraction"
        width="short"
        placeholder={null}
        options={fractions.map((value) => ({ id: value, label: t('place.hour', { hour: value * 24 }) }))}
        value={fraction}
        onChange={(value) => setFraction((value ?? 0) as Fraction)}
      />
      <div aria-live="polite">
        {placed && <p>{t('place.until', { day: words.end(placed) })}</p>}
        {troubles.length > 0 && (
          <Notice tone="warning" title={t('place.troubles')}>
            {troubles.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        )}
      </div>
    </FormDialog>
  );
};
