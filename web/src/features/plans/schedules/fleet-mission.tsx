import { useTranslation } from 'react-i18next';
import { endMoment, occupiedDays } from '@shiptime/domain/plans/missions';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import { momentIn, type Translate } from '@shiptime/domain/plans/words/speaker';
import { useFormat } from '#lib/format.ts';
import { nameIn } from '#lib/i18n.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { keptOfMission } from './kept-of-mission.ts';
import { areasOf } from './scheduled-areas.ts';

type FleetMissionProps = {
  readonly fleet: FleetSnapshot;
  readonly missionId: number | null;
  /** To everybody: what is not open is not said to be missing. */
  readonly isOpen?: boolean;
  readonly onClose: () => void;
};

const notOpen = new Set(['project', 'proponent', 'kept', 'notes']);

/** A mission of the published schedule, at a glance. */
export const FleetMission = ({ fleet, missionId, isOpen = false, onClose }: FleetMissionProps) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { language, number, list } = useFormat();
  const plan = fleet.plans.find(({ snapshot }) => snapshot.missions.some(({ id }) => id === missionId));
  const mission = plan?.snapshot.missions.find(({ id }) => id === missionId);
  if (!plan || !mission) return null;
  const { names } = plan.snapshot;
  const moment = momentIn(tp as unknown as Translate);
  const start = mission.start_date && moment(mission.start_date, mission.start_fraction);
  const over = endMoment(mission);
  const end = over && moment(over.day, over.fraction);
  const areas = areasOf(fleet, mission.ship_time_request_id).map((area) => nameIn(language, area));
  const port = (id: number | null) => {
    const found = names.ports.find((each) => each.id === id);
    return found ? nameIn(language, found) : null;
  };
  const kept = keptOfMission(plan.snapshot, mission.id).map(({ code, reason, by }) =>
    [tp(`conflict_titles.${code}`), reason && tp('kept_by', { by, reason })].filter(Boolean).join('. '),
  );
  return (
    <Drawer title={mission.title} side="right" roomy isOpen onClose={onClose}>
      <DescriptionList
        items={[
          { key: 'vessel', term: tp('fields.vessel_id.label'), value: nameIn(language, names.vessel) },
          { key: 'project', term: tp('fields.project_title.label'), value: mission.project_title },
          { key: 'proponent', term: tp('fields.primary_proponent.label'), value: mission.primary_proponent },
          { key: 'start', term: tp('fields.start_date.label'), value: start },
          { key: 'end', term: tp('fields.end_date.label'), value: end },
          {
            key: 'days',
            term: t('mission.days'),
            value: t('mission.days_of', {
              total: tp('words.days', { count: occupiedDays(mission) }),
              mobilization: number(mission.mobilization_days),
              operational: number(mission.operational_days),
              demobilization: number(mission.demobilization_days),
            }),
          },
          {
            key: 'from',
            term: tp('fields.mobilization_port_id.label'),
            value: port(mission.mobilization_port_id),
          },
          {
            key: 'to',
            term: tp('fields.demobilization_port_id.label'),
            value: port(mission.demobilization_port_id),
          },
          {
            key: 'berths',
            term: tp('fields.approved_berths.label'),
            value: mission.approved_berths === null ? null : number(mission.approved_berths),
          },
          { key: 'areas', term: t('map.areas'), value: areas.length === 0 ? null : list(areas) },
          {
            key: 'kept',
            term: tp('severities.kept'),
            value:
              kept.length === 0 ? null : (
                <>
                  {kept.map((text) => (
                    <div key={text}>{text}</div>
                  ))}
                </>
              ),
          },
          { key: 'notes', term: tp('fields.notes.label'), value: mission.notes },
        ].filter(({ key }) => !isOpen || !notOpen.has(key))}
      />
    </Drawer>
  );
};
