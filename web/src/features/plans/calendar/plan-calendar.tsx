import { useMemo } from 'react';
import { isScheduled, occupiedSpan } from '@shiptime/domain/plans/missions';
import { tickAfterDay, tickOfDay } from '@shiptime/domain/plans/ticks';
import { useConstraintLabel } from '#features/vessels/use-constraint-label.ts';
import { useCheckedPlans, useSchedulerModel } from '../edited-plan/scheduler-model.ts';
import { MonthCalendar } from './month-calendar.tsx';
import type { CalendarItem } from './weeks.ts';

export const PlanCalendar = ({ onOpen }: { onOpen: (id: number) => void }) => {
  const { plan } = useSchedulerModel();
  const constraintLabel = useConstraintLabel();
  const { missions, words, voyages } = useCheckedPlans();
  const items = useMemo<readonly CalendarItem[]>(() => {
    const together = (id: number) => {
      const mate = voyages.mates.get(id)?.mission;
      return mate ? [words.together(mate)] : [];
    };
    return [
      ...plan.constraints.map((constraint) => ({
        id: constraint.id,
        title: constraintLabel(constraint),
        label: constraintLabel(constraint),
        isConstraint: true,
        start: tickOfDay(constraint.start_date),
        end: tickAfterDay(constraint.end_date),
      })),
      ...missions.filter(isScheduled).map((mission) => ({
        id: mission.id,
        title: mission.title,
        label: [mission.title, words.dates(mission) ?? '', ...together(mission.id)].join(', '),
        isConstraint: false,
        ...(occupiedSpan(mission) ?? { start: 0, end: 0 }),
      })),
    ];
  }, [plan.constraints, missions, words, voyages, constraintLabel]);
  const first = items.filter(({ isConstraint }) => !isConstraint).map(({ start }) => start);
  const initial = first.length > 0 ? Math.min(...first) : tickOfDay(plan.fiscal_year.start_date);
  return <MonthCalendar items={items} initial={initial} onOpen={onOpen} />;
};
