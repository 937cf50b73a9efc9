import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import { findFiscalYearProblem } from '@shiptime/domain/plans/fiscal-year-bounds';
import { placeMissionAt } from '@shiptime/domain/plans/mission-changes';
import { isScheduled, type Mission } from '@shiptime/domain/plans/missions';
import { type DayFraction, dayFractions, type MissionStart, startToTick } from '@shiptime/domain/plans/ticks';
import { DateField } from '#ui/date-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { useFormat } from '#lib/format.ts';
import { useProblemText } from '#lib/problem-text.ts';
import { useCheckedPlans, useSchedulerModel } from '../edited-plan/scheduler-model.ts';
import { Notice } from '#ui/notice.tsx';
import type { PlanOperation } from '@shiptime/domain/plans/editing/plan-operations';
import { MissionConflicts } from './mission-conflicts.tsx';
import { type SuggestedStart, suggestStart } from './suggested-start.ts';
import { WaysToFit } from './ways-to-fit.tsx';

type PlaceDialogProps = {
  readonly mission: Mission;
  readonly onPlaced: () => void;
  readonly onClose: () => void;
};

const NoRoom = ({
  full,
  hasWindow,
  children,
}: {
  full: NonNullable<SuggestedStart['full']>;
  hasWindow: boolean;
  children: ReactNode;
}) => {
  const { t } = useTranslation('scheduler');
  const { speaker } = useCheckedPlans().words;
  const free = speaker.days(full.free);
  return (
    <Notice title={t(hasWindow ? 'place.full' : 'place.full_year')}>
      <p>
        {full.free < full.needed
          ? t(full.together ? 'place.longest_together' : 'place.longest', {
              free,
              needed: speaker.days(full.needed),
            })
          : t('place.hindered', { free })}
      </p>
      {children}
    </Notice>
  );
};

const Consequences = ({ placed, isInYear }: { placed: Mission | null; isInYear: boolean }) => {
  const { t } = useTranslation('scheduler');
  const { predictConflicts, words } = useCheckedPlans();
  return (
    <div aria-live="polite">
      {placed && <p>{t('place.until', { day: words.end(placed) })}</p>}
      {placed && isInYear && <MissionConflicts found={predictConflicts([placed])} />}
    </div>
  );
};

const useObstacleAt = (placed: Mission | null): string | null => {
  const { t } = useTranslation('scheduler');
  const { list } = useFormat();
  const { editor } = useSchedulerModel();
  const { speaker } = useCheckedPlans().words;
  if (!placed || !isScheduled(placed)) return null;
  const { id: mission_id, start_date, start_fraction } = placed;
  const ids = editor.missionsInTheWay({ type: 'place', mission_id, start: { start_date, start_fraction } });
  if (ids.length === 0) return null;
  const missions = list(ids.map((id) => speaker.mission(id)));
  return t('place.in_the_way', { count: ids.length, missions });
};

const useGivenStart = (mission: Mission, first: SuggestedStart['start']) => {
  const { plan } = useSchedulerModel();
  const problemText = useProblemText();
  const [day, setDay] = useState<string | null>(first?.start_date ?? null);
  const [fraction, setFraction] = useState<DayFraction>(first?.start_fraction ?? 0);
  const [tried, setTried] = useState(false);
  const known = isCalendarDay(day);
  const placed = known
    ? placeMissionAt(mission, startToTick({ start_date: day, start_fraction: fraction }))
    : null;
  const outside = placed && findFiscalYearProblem(placed, plan.fiscal_year);
  const obstacle = useObstacleAt(outside ? null : placed);
  const wrong = placed ? outside : { code: day ? ('invalid_date' as const) : ('required' as const) };
  return {
    day,
    setDay,
    fraction,
    setFraction,
    placed,
    isInYear: !outside,
    // Reports a missing date only after an attempt to submit.
    problem: obstacle ?? (wrong && (tried || placed) ? problemText(wrong) : undefined),
    isFree: obstacle === null,
    sayWhatIsMissing: () => setTried(true),
  };
};

type HourProps = { readonly fraction: DayFraction; readonly onChange: (fraction: DayFraction) => void };

const HourOfStart = ({ fraction, onChange }: HourProps) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  return (
    <Select
      label={tp('fields.start_fraction.label')}
      name="start_fraction"
      width="short"
      placeholder={null}
      options={dayFractions.map((value) => ({ id: value, label: t('place.hour', { hour: value * 24 }) }))}
      value={fraction}
      onChange={(value) => onChange(value ?? 0)}
    />
  );
};

export const PlaceMissionDialog = ({ mission, onPlaced, onClose }: PlaceDialogProps) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { plan, editor } = useSchedulerModel();
  const { board } = useCheckedPlans();
  const [seen] = useState(mission);
  const asked = editor.view().plan.rows.get(mission.id)?.ship_time_request;
  const [{ start: first, full }] = useState(() => suggestStart(mission, asked, board));
  const hasWindow = Boolean(asked?.operational_window_start ?? asked?.operational_window_end);
  const given = useGivenStart(mission, first);
  const perform = (operation: PlanOperation, others: readonly Mission[] = []) => {
    editor.perform(operation, [seen, ...others]);
    onPlaced();
  };
  const submit = () => {
    given.sayWhatIsMissing();
    if (!given.placed || !given.isInYear || !given.isFree) return;
    const { start_date, start_fraction } = given.placed;
    perform({ type: 'place', mission_id: mission.id, start: { start_date, start_fraction } });
  };
  const look = (start: MissionStart) => {
    given.setDay(start.start_date);
    given.setFraction(start.start_fraction);
  };
  return (
    <FormDialog
      name="mission-place"
      title={t(isScheduled(mission) ? 'place.move' : 'place.title', { title: mission.title })}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      error={null}
      pending={false}
      submitLabel={t(isScheduled(mission) ? 'place.submit_move' : 'place.submit')}
      canSubmit={given.isFree}
    >
      {full && (
        <NoRoom full={full} hasWindow={hasWindow}>
          <WaysToFit mission={mission} onDo={perform} onTry={look} />
        </NoRoom>
      )}
      <DateField
        label={tp('fields.start_date.label')}
        name="start_date"
        value={given.day}
        onChange={given.setDay}
        error={given.problem}
        min={plan.fiscal_year.start_date}
        max={plan.fiscal_year.end_date}
      />
      <HourOfStart fraction={given.fraction} onChange={given.setFraction} />
      <Consequences placed={given.placed} isInYear={given.isInYear} />
    </FormDialog>
  );
};
