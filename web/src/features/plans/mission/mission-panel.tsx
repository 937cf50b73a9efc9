import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { conflictKey } from '@shiptime/domain/plans/conflicts/conflict';
import { findRemedy } from '@shiptime/domain/plans/conflicts/remedies';
import type { Mission } from '@shiptime/domain/plans/missions';
import { OffersOfApplication } from '#features/applications/offers/offers-of-application.tsx';
import { MissionActivity } from '../activity/mission-activity.tsx';
import { isMissingVesselParticular } from '../conflicts/missing-vessel-particulars.ts';
import { ConflictItem } from '../conflicts/conflict-item.tsx';
import conflictStyles from '../conflicts/conflicts.module.css';
import { useCheckedPlans } from '../edited-plan/scheduler-model.ts';
import { barElement } from '../timeline/drag/use-bar-shift.ts';
import styles from '../scheduler.module.css';
import { MissionActions } from './mission-actions.tsx';
import { MissionOverview } from './mission-overview.tsx';

const isWithin = (content: Element | null, target: EventTarget | null): boolean =>
  content?.closest('section')?.contains(target as Node) === true;

type MissionPanelProps = {
  readonly mission: Mission;
  readonly takesFocus: boolean;
  readonly onOpen: (id: number) => void;
  readonly onPlace: () => void;
  readonly onClose: () => void;
};

export const MissionPanel = ({ mission, takesFocus, onOpen, onPlace, onClose }: MissionPanelProps) => {
  const { t } = useTranslation('scheduler');
  const { board, conflicts } = useCheckedPlans();
  const panel = useRef<HTMLDivElement>(null);
  const own = useMemo(
    () =>
      conflicts.filter(
        (found) => found.mission_ids.includes(mission.id) && !isMissingVesselParticular(found),
      ),
    [conflicts, mission.id],
  );
  const remedies = useMemo(
    () => new Map(board ? own.map((found) => [conflictKey(found), findRemedy(found, board)]) : []),
    [board, own],
  );
  useEffect(() => {
    if (takesFocus) document.getElementById('mission')?.focus();
  }, [takesFocus]);
  const leave = () => {
    onClose();
    barElement(mission.id)?.focus();
  };
  useEffect(() => {
    const listen = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && isWithin(panel.current, target)) leave();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
  return (
    <div ref={panel} className={styles['panel']}>
      <MissionActions mission={mission} onPlace={onPlace} />
      {mission.ship_time_request_id !== null && <OffersOfApplication id={mission.ship_time_request_id} />}
      {own.length > 0 && (
        <ul className={conflictStyles['list']} aria-label={t('conflicts.title', { count: own.length })}>
          {own.map((found) => (
            <ConflictItem
              key={conflictKey(found)}
              found={found}
              remedy={found.kept ? null : (remedies.get(conflictKey(found)) ?? null)}
            />
          ))}
        </ul>
      )}
      <MissionOverview mission={mission} onOpen={onOpen} />
      {mission.id > 0 && <MissionActivity mission={mission} />}
    </div>
  );
};
