import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { missionEndMoment, occupiedDays } from '@shiptime/domain/plans/missions';
import { indexSharedMissions } from '@shiptime/domain/plans/shared-voyages/shared-missions';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { PlanSnapshot, SnapshotMission } from '@shiptime/domain/plans/versions/snapshot';
import { createMomentFormatter, type Translate } from '@shiptime/domain/plans/words/plan-formatter';
import { describePortCalls } from '@shiptime/domain/plans/words/voyage-words';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { type DescriptionItem, DescriptionList } from '#ui/description-list.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { UserText } from '#ui/user-text.tsx';
import { AskForBerthsLink } from '#features/applications/guests/ask-for-berths-link.tsx';
import { findKeptConflicts } from './mission-kept-conflicts.ts';
import { findAreasOfApplication } from './scheduled-areas.ts';

type FleetMissionProps = {
  readonly fleet: FleetSnapshot;
  readonly missionId: number | null;
  /** Public view: hides fields that are not published instead of marking them as withheld. */
  readonly isOpen?: boolean;
  readonly onClose: () => void;
};

const notOpen = new Set(['project', 'proponent', 'kept', 'notes']);
const onlyWhereGiven = new Set(['state', 'voyage_number', 'calls', 'together', 'kept', 'notes']);

type Shown = {
  readonly snapshot: PlanSnapshot;
  readonly mission: SnapshotMission;
  readonly mate: Mate | undefined;
};
type Mate = { readonly mission: SnapshotMission; readonly works_first: boolean };

const useVoyage = (): ((shown: Shown) => readonly DescriptionItem[]) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { language, number, days } = useFormat();
  const moment = createMomentFormatter(tp as unknown as Translate);
  return ({ snapshot, mission, mate }) => {
    const start = mission.start_date && moment(mission.start_date, mission.start_fraction);
    const over = missionEndMoment(mission);
    const port = (id: number | null) => {
      const found = snapshot.names.ports.find((each) => each.id === id);
      return found ? nameInLanguage(language, found) : null;
    };
    const noCall = (isBetween: boolean) => (isBetween ? tp('together.no_call') : null);
    const [from, to] = [
      port(mission.mobilization_port_id) ?? noCall(mate?.works_first === false),
      port(mission.demobilization_port_id) ?? noCall(mate?.works_first === true),
    ];
    const calls = describePortCalls(
      { t: tp as unknown as Translate, language },
      mission,
      (id) => port(id) ?? '',
    );
    const { approved_berths: berths } = mission;
    return [
      {
        key: 'voyage_number',
        term: tp('fields.voyage_number.label'),
        value: mission.voyage_number ?? null,
      },
      { key: 'start', term: tp('fields.start_date.label'), value: start },
      { key: 'end', term: tp('fields.end_date.label'), value: over && moment(over.day, over.fraction) },
      {
        key: 'days',
        term: t('mission.days'),
        value: t('mission.days_of', {
          total: days(occupiedDays(mission)),
          mobilization: number(mission.mobilization_days),
          operational: number(mission.operational_days),
          demobilization: number(mission.demobilization_days),
        }),
      },
      { key: 'from', term: tp('fields.mobilization_port_id.label'), value: from },
      { key: 'to', term: tp('fields.demobilization_port_id.label'), value: to },
      {
        key: 'calls',
        term: tp('fields.port_call_stops.label'),
        value: calls.length === 0 ? null : calls.map((call) => <div key={call}>{call}</div>),
      },
      {
        key: 'berths',
        term: tp('fields.approved_berths.label'),
        value: berths === null ? null : number(berths),
      },
    ];
  };
};

const useKept = (): ((shown: Shown) => ReactNode) => {
  const { t: tp } = useTranslation('plans');
  return ({ snapshot, mission }) => {
    const kept = findKeptConflicts(snapshot, mission.id).map(({ code, reason, by }) =>
      [tp(`conflict_titles.${code}`), reason && tp('kept_by', { by, reason })].filter(Boolean).join('. '),
    );
    return kept.length === 0 ? null : kept.map((text) => <div key={text}>{text}</div>);
  };
};

export const FleetMissionDrawer = ({ fleet, missionId, isOpen = false, onClose }: FleetMissionProps) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { language, list } = useFormat();
  const voyageOf = useVoyage();
  const keptOf = useKept();
  const plan = fleet.plans.find(({ snapshot }) => snapshot.missions.some(({ id }) => id === missionId));
  const mission = plan?.snapshot.missions.find(({ id }) => id === missionId);
  if (!plan || !mission) return null;
  const mate = indexSharedMissions(plan.snapshot.missions).get(mission.id);
  const shown = { snapshot: plan.snapshot, mission, mate };
  const { vessel } = plan.snapshot.names;
  const areas = findAreasOfApplication(fleet, mission.ship_time_request_id).map((area) =>
    nameInLanguage(language, area),
  );
  return (
    <Drawer
      name="fleet-mission"
      title={<UserText text={mission.title} />}
      side="right"
      roomy
      isOpen
      onClose={onClose}
    >
      <DescriptionList
        items={[
          {
            key: 'state',
            term: t('schedules.state'),
            value: mission.replanned && t('schedules.replanned_long'),
          },
          { key: 'vessel', term: tp('fields.vessel_id.label'), value: nameInLanguage(language, vessel) },
          {
            key: 'project',
            term: tp('fields.project_title.label'),
            value: mission.project_title && <UserText text={mission.project_title} />,
          },
          { key: 'proponent', term: tp('fields.primary_proponent.label'), value: mission.primary_proponent },
          ...voyageOf(shown),
          {
            key: 'together',
            term: tp('fields.sails_with_id.label'),
            value: mate ? <UserText text={mate.mission.title} /> : null,
          },
          { key: 'areas', term: t('map.areas'), value: areas.length === 0 ? null : list(areas) },
          { key: 'kept', term: tp('severities.kept'), value: keptOf(shown) },
          {
            key: 'notes',
            term: tp('fields.notes.label'),
            value: mission.notes && <UserText text={mission.notes} />,
          },
        ].filter(
          ({ key, value }) => (!isOpen || !notOpen.has(key)) && (!onlyWhereGiven.has(key) || Boolean(value)),
        )}
      />
      {!isOpen && <AskForBerthsLink missionId={mission.id} />}
    </Drawer>
  );
};
