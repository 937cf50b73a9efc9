import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import { formatDayRange } from '@shiptime/domain/shared/day-words';
import type { Constraint, VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { monthsOf, type StripLane, type YearStripSegment, YearStrip } from '#ui/year-strip.tsx';
import { useVessels } from '#features/vessels/vessel-api.ts';
import { useConstraintLabel } from '#features/vessels/use-constraint-label.ts';
import { fleetConstraintsQuery } from '#features/vessels/constraint-api.ts';
import { YearStripLegend } from '#features/applications/components/year-strip-legend.tsx';
import { useAnswer, useApplication, useFormModel } from '../form-model.ts';
import { demandQuery } from './demand-api.ts';
import { findBusiestMonth, filterDemandToWindow } from './demand-in-window.ts';
import type { WindowDates } from './move-window.ts';
import { WindowGrips } from './window-grips.tsx';
import { WindowDrawingArea } from './window-drawing-area.tsx';
import styles from './window-grips.module.css';

type ShipProps = { readonly vessel: VesselResource; readonly constraints: readonly Constraint[] };

const useLanes = (): ((props: ShipProps) => readonly StripLane[]) => {
  const { t } = useTranslation('application_form');
  const { language, longYearMonth } = useFormat();
  const labelOf = useConstraintLabel();
  const { context } = useFormModel();
  const { data: demand = [] } = useQuery(demandQuery(useApplication().id));
  const months = new Map(monthsOf(context.fiscalYear).map((month) => [month.start_date.slice(0, 7), month]));
  const most = Math.max(1, ...demand.map(({ applications }) => applications));
  return ({ vessel, constraints }) => [
    {
      key: `closed ${vessel.id}`,
      name: nameInLanguage(language, vessel),
      pieces: constraints
        .filter(({ vessel_id }) => vessel_id === vessel.id)
        .map((closed) => ({
          key: closed.id,
          start_date: closed.start_date,
          end_date: closed.end_date,
          look: 'closed',
          words: t('window.closed', {
            name: labelOf(closed),
            days: formatDayRange(language, closed.start_date, closed.end_date),
          }),
          label: labelOf(closed),
        })),
    },
    {
      key: `demand ${vessel.id}`,
      pieces: demand.flatMap(({ vessel_id, month, applications }): YearStripSegment[] => {
        const days = months.get(month);
        if (!days || vessel_id !== vessel.id) return [];
        return [
          {
            key: month,
            ...days,
            look: 'count',
            share: applications / most,
            words: t('window.others', { count: applications, month: longYearMonth(month) }),
            label: applications,
          },
        ];
      }),
    },
  ];
};

type InWordsProps = ShipProps & { readonly hasConstraints: boolean };

const InWords = ({ vessel, constraints, hasConstraints }: InWordsProps) => {
  const { t } = useTranslation('application_form');
  const { language, longYearMonth, list } = useFormat();
  const labelOf = useConstraintLabel();
  const [start] = useAnswer<string>('operational_window_start');
  const [end] = useAnswer<string>('operational_window_end');
  const { data: demand } = useQuery(demandQuery(useApplication().id));
  if (!demand) return null;
  const asked = filterDemandToWindow(demand, vessel.id, { start: null, end: null });
  const most = findBusiestMonth(filterDemandToWindow(demand, vessel.id, { start, end }));
  const ship = nameInLanguage(language, vessel);
  const within = isCalendarDay(start) || isCalendarDay(end) ? '' : '_of_year';
  const closed = constraints.filter(({ vessel_id }) => vessel_id === vessel.id);
  return (
    <li>
      {most
        ? t(`window.busiest${within}`, { ship, count: most.applications, month: longYearMonth(most.month) })
        : t(`window.nobody${within}`, { ship })}
      <ul>
        {hasConstraints &&
          closed.map((one) => (
            <li key={one.id}>
              {t('window.closed', {
                name: labelOf(one),
                days: formatDayRange(language, one.start_date, one.end_date),
              })}
            </li>
          ))}
        {asked.length > 0 && (
          <li>
            {t('window.by_month', {
              months: list(
                asked.map(({ month, applications }) =>
                  t('window.in_month', { month: longYearMonth(month), count: applications }),
                ),
              ),
            })}
          </li>
        )}
      </ul>
    </li>
  );
};

const useWindow = (which: 'operational_window' | 'preferred_start_window') => {
  const [start, setStart] = useAnswer<string>(`${which}_start`);
  const [end, setEnd] = useAnswer<string>(`${which}_end`);
  const isWindow = isCalendarDay(start) && isCalendarDay(end) && start <= end;
  return {
    days: isWindow ? { start_date: start, end_date: end } : null,
    set: ({ start_date, end_date }: WindowDates) => {
      if (start_date !== start) setStart(start_date);
      if (end_date !== end) setEnd(end_date);
    },
  };
};

const GripsHint = () => {
  const { t } = useTranslation('application_form');
  return (
    <p className={styles['hint']}>
      {t('window.grips.hint')} <span className={styles['keys']}>{t('window.grips.keys')}</span>
    </p>
  );
};

const GroundHint = () => {
  const { t } = useTranslation('application_form');
  return <p className={styles['hint']}>{t('window.ground')}</p>;
};

export const OperationalWindowStrip = () => {
  const { t } = useTranslation('application_form');
  const { language } = useFormat();
  const { context, readOnly } = useFormModel();
  const vessels = useVessels();
  const [first] = useAnswer<number>('vessel_preference_1_id');
  const [second] = useAnswer<number>('vessel_preference_2_id');
  const windows = {
    operational: useWindow('operational_window'),
    preferred: useWindow('preferred_start_window'),
  };
  const [isTold, setTold] = useState(false);
  const [held, setHeld] = useState<WindowDates | null>(null);
  // Readers without access to constraints see no availability, so that nothing looks free by mistake.
  const { data: constraints } = useQuery(fleetConstraintsQuery(context.fiscalYear.id));
  const lanesOf = useLanes();
  const chosen = [first, second].flatMap((id) => vessels.find((vessel) => vessel.id === id) ?? []);
  const own = (['operational', 'preferred'] as const).flatMap((which): StripLane[] => {
    const { days, set } = windows[which];
    const isOperational = which === 'operational';
    const shown = (isOperational ? held : null) ?? days;
    const ground = isOperational && !readOnly && !days && (
      <WindowDrawingArea year={context.fiscalYear} onHold={setHeld} onDrawn={set} />
    );
    if (!shown) return ground ? [{ key: which, pieces: [], ground }] : [];
    const words = t(`window.${which}`, { days: formatDayRange(language, shown.start_date, shown.end_date) });
    const grips = isOperational && !readOnly && days && (
      <WindowGrips window={shown} year={context.fiscalYear} onHold={setHeld} onMoved={set} />
    );
    const look = isOperational ? 'wish' : 'draft';
    return [{ key: which, pieces: [{ key: which, ...shown, look, words, label: words, grips }], ground }];
  });
  return (
    <div>
      <YearStrip
        caption={t('window.title', { year: context.fiscalYear.name })}
        year={context.fiscalYear}
        lanes={[...own, ...chosen.flatMap((vessel) => lanesOf({ vessel, constraints: constraints ?? [] }))]}
        empty={t('window.empty')}
      />
      {!readOnly && (windows.operational.days ? <GripsHint /> : <GroundHint />)}
      {chosen.length > 0 && (
        <>
          <YearStripLegend looks={constraints ? ['closed', 'count'] : ['count']} />
          <Disclosure title={t('window.in_words')} isOpen={isTold} onToggle={setTold}>
            <ul>
              {chosen.map((vessel) => (
                <InWords
                  key={vessel.id}
                  vessel={vessel}
                  constraints={constraints ?? []}
                  hasConstraints={constraints !== undefined}
                />
              ))}
            </ul>
          </Disclosure>
        </>
      )}
    </div>
  );
};
