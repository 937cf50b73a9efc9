import { useMemo } from 'react';
import type { Mission } from '@shiptime/domain/plans/missions';
import { MissionPanel } from '../mission/mission-panel.tsx';
import { PlaceDialog } from '../mission/place-dialog.tsx';
import { planOf, SchedulerContext, useEditing } from '../scheduler/scheduler-model.ts';

type FleetMissionPanelProps = {
  readonly mission: Mission;
  readonly takesFocus: boolean;
  readonly placing: boolean;
  readonly onPlace: (placing: boolean) => void;
  readonly onClose: () => void;
};

/** The chosen mission as on its own vessel's plan. */
export const FleetMissionPanel = (props: FleetMissionPanelProps) => {
  const { mission, takesFocus, placing, onPlace, onClose } = props;
  const model = useEditing();
  const plan = planOf(model, mission);
  const own = useMemo(
    () => (plan ? { ...model, plan, readOnly: !model.mayEdit(mission) } : null),
    [model, plan, mission],
  );
  if (!own) return null;
  return (
    <SchedulerContext value={own}>
      <MissionPanel
        mission={mission}
        takesFocus={takesFocus}
        onPlace={() => onPlace(true)}
        onClose={onClose}
      />
      {placing && (
        <PlaceDialog mission={mission} onPlaced={() => onPlace(false)} onClose={() => onPlace(false)} />
      )}
    </SchedulerContext>
  );
};
