import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isScheduled, occupiedSpan } from '@shiptime/domain/plans/missions';
import { tickOfDay } from '@shiptime/domain/plans/ticks';
import { indexSharedMissions } from '@shiptime/domain/plans/shared-voyages/shared-missions';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { MonthCalendar } from '../calendar/month-calendar.tsx';
import type { CalendarItem } from '../calendar/weeks.ts';
import { useTodayTick } from '../use-today.ts';
import { FleetMissionDrawer } from './fleet-mission-drawer.tsx';

export const FleetCalendar = ({ fleet }: { fleet: FleetSnapshot }) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const language = useLanguage();
  const today = useTodayTick();
  const [openId, setOpenId] = useState<number | null>(null);
  const items = useMemo<readonly CalendarItem[]>(
    () =>
      fleet.plans.flatMap(({ snapshot }) => {
        const vessel = nameInLanguage(language, snapshot.names.vessel);
        const mates = indexSharedMissions(snapshot.missions);
        const together = (id: number) => {
          const mate = mates.get(id)?.mission;
          return mate ? [tp('together.with', { mission: mate.title })] : [];
        };
        return snapshot.missions.filter(isScheduled).map((mission) => ({
          id: mission.id,
          title: `${vessel} · ${mission.title}`,
          own: mission.title,
          label: [
            vessel,
            mission.title,
            t('dates', { start: mission.start_date, end: mission.end_date }),
            ...together(mission.id),
          ].join(', '),
          isConstraint: false,
          ...(occupiedSpan(mission) ?? { start: 0, end: 0 }),
        }));
      }),
    [fleet, language, t, tp],
  );
  const { start_date, end_date } = fleet.fiscal_year;
  const isNow = today >= tickOfDay(start_date) && today <= tickOfDay(end_date);
  const first = items.map(({ start }) => start);
  const initial = isNow ? today : first.length > 0 ? Math.min(...first) : tickOfDay(start_date);
  return (
    <>
      <MonthCalendar level={2} items={items} initial={initial} onOpen={setOpenId} />
      <FleetMissionDrawer fleet={fleet} missionId={openId} onClose={() => setOpenId(null)} />
    </>
  );
};
