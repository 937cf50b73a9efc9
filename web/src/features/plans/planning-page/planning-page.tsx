import { type ReactNode, useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isScheduled } from '@shiptime/domain/plans/missions';
import { isScenarioPlan } from '@shiptime/domain/plans/policy';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { useSearchText, useSetSearch } from '#lib/navigation.ts';
import { PlaceMissionDialog } from '../mission/place-mission-dialog.tsx';
import { MissionTimeline } from '../timeline-editing/mission-timeline.tsx';
import { ChangesByOthersNotice } from '../save-status/changes-by-others-notice.tsx';
import { UnsavedChangesNotices } from '../save-status/unsaved-changes-notices.tsx';
import { useEditingModel, useCheckedPlans } from '../edited-plan/scheduler-model.ts';
import { SelectionBar } from '../timeline-editing/selection-bar.tsx';
import { usePlanChangesByOthers } from '../edited-plan/use-plan-changes-by-others.ts';
import type { TransferHandlers } from '../timeline-editing/use-timeline-editing.ts';
import { TimelineHandle } from '../timeline/timeline-handle.ts';
import { barElement } from '../timeline/drag/use-bar-shift.ts';
import { useBaseline } from '../baselines/use-baseline.ts';
import { ColourLegend } from '../timeline-view/colour-legend.tsx';
import { MissionPlanProvider } from './panel-plan-provider.tsx';
import { planPanels } from './plan-panels.tsx';
import { FeaturePanelsContext, type PanelModel, PanelContext, type Panel } from './frame/panel-model.ts';
import { PanelShell } from './frame/panel-shell.tsx';
import { useMissionColours } from '../timeline-view/use-mission-colours.ts';
import { usePanelLayout } from './frame/use-panel-layout.ts';
import { useTimelineViewControls, TimelineViewContext } from '../timeline-view/use-timeline-view.ts';
import { PrintedMissions, PrintedState } from './printed-plans.tsx';
import { useUrlZoom, type UrlZoom } from './use-url-zoom.ts';

const nobody: ReadonlySet<number> = new Set();

const idsOf = (text: string | undefined): ReadonlySet<number> =>
  text === undefined ? nobody : new Set(text.split(',').map(Number));

const toggled = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> => {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
};

export type PlanningControls = { readonly room: PanelModel; readonly zoom: UrlZoom };

type PlanningRoomProps = {
  readonly label: string;
  readonly alone?: boolean;
  readonly bar: (tools: PlanningControls) => ReactNode;
  readonly status: ReactNode;
  readonly transfers?: TransferHandlers;
  readonly onDrop: (id: number, tick: number, planId: number) => void;
};

const usePanels = (): readonly Panel[] => {
  const { plans, actor } = useEditingModel();
  const further = useContext(FeaturePanelsContext);
  const inScenario = plans.some(isScenarioPlan);
  return useMemo(
    () =>
      [...planPanels, ...further].filter(
        ({ ofPlansOnly, isFor }) => !(ofPlansOnly && inScenario) && (isFor?.(actor) ?? true),
      ),
    [further, inScenario, actor],
  );
};

const useLooks = () => {
  const choice = useTimelineViewControls();
  const categories = useMissionColours(choice.view.colour);
  const baseline = useBaseline(choice.view.baseline);
  return useMemo(() => ({ ...choice, categories, baseline }), [choice, categories, baseline]);
};

const useSelection = () => {
  const { mayEdit } = useEditingModel();
  const { missions } = useCheckedPlans();
  const setSearch = useSetSearch();
  const selectedAtFirst = useSearchText('selected');
  const [selected, setSelected] = useState(() => idsOf(selectedAtFirst));
  const select = (ids: ReadonlySet<number>) => {
    setSelected(ids);
    setSearch({ selected: [...ids].join(',') });
  };
  return {
    selected,
    toggle: (id: number) => select(toggled(selected, id)),
    clear: () => select(nobody),
    chosen: [...selected].filter((id) =>
      missions.some((mission) => mission.id === id && isScheduled(mission) && mayEdit(mission)),
    ),
  };
};

const useOwnRoom = (onDrop: PlanningRoomProps['onDrop']) => {
  const panels = usePanels();
  const { openMission: openPanel, ...layout } = usePanelLayout(panels);
  const [byKey, setByKey] = useState(false);
  const [placing, setPlacing] = useState<number | null>(null);
  const [carried, setCarried] = useState<number | null>(null);
  const [handle] = useState(() => new TimelineHandle());
  const openMission = (id: number | null, key = false) => {
    setByKey(key);
    openPanel(id);
  };
  const room: PanelModel = {
    ...layout,
    panels,
    byKey,
    openMission,
    place: setPlacing,
    carry: setCarried,
    drop: (id, tick, planId) => {
      onDrop(id, tick, planId);
      openMission(id);
    },
    handle,
  };
  return { room, carried, placing, stopPlacing: () => setPlacing(null) };
};

const Placing = ({ id, onClose }: { readonly id: number | null; readonly onClose: () => void }) => {
  const { missions } = useCheckedPlans();
  const placed = missions.find((mission) => mission.id === id);
  if (!placed) return null;
  return (
    <MissionPlanProvider mission={placed}>
      <PlaceMissionDialog
        mission={placed}
        onClose={onClose}
        onPlaced={() => {
          onClose();
          focusIfLost(() => barElement(placed.id));
        }}
      />
    </MissionPlanProvider>
  );
};

const Notices = () => {
  const { news, dismiss } = usePlanChangesByOthers();
  return (
    <>
      <UnsavedChangesNotices />
      <ChangesByOthersNotice news={news} onDismiss={dismiss} />
    </>
  );
};

export const PlanningPage = ({ label, alone = false, bar, status, transfers, onDrop }: PlanningRoomProps) => {
  const { t } = useTranslation('scheduler');
  const { readOnly } = useEditingModel();
  const { room, carried, placing, stopPlacing } = useOwnRoom(onDrop);
  const zoom = useUrlZoom();
  const looks = useLooks();
  const { selected, toggle, clear, chosen } = useSelection();
  return (
    <TimelineViewContext value={looks}>
      <PanelContext value={room}>
        <PanelShell
          bar={
            <>
              {bar({ room, zoom })}
              <PrintedState />
            </>
          }
          notices={<Notices />}
          selection={!readOnly && <SelectionBar ids={chosen} onClear={clear} />}
          status={
            <>
              <ColourLegend />
              {status}
            </>
          }
        >
          <section aria-label={t('room.timeline')} data-region>
            <MissionTimeline
              fills
              alone={alone}
              density={room.layout.density}
              label={label}
              zoom={zoom.zoom}
              onZoom={zoom.setZoom}
              handle={room.handle}
              openId={room.openId}
              windowOf={carried ?? room.openId}
              onOpen={(id) => room.openMission(id)}
              onEnter={(id) => room.openMission(id, true)}
              selected={selected}
              onSelect={toggle}
              {...(transfers && { transfers })}
            />
          </section>
        </PanelShell>
        <PrintedMissions />
        <Placing id={placing} onClose={stopPlacing} />
      </PanelContext>
    </TimelineViewContext>
  );
};
