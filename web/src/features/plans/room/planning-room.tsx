import { type ReactNode, useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isScheduled } from '@shiptime/domain/plans/missions';
import { isWhatIf } from '@shiptime/domain/plans/policy';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { useSearchText, useSetSearch } from '#lib/navigation.ts';
import { PlaceDialog } from '../mission/place-dialog.tsx';
import { MissionTimeline } from '../lanes/mission-timeline.tsx';
import { NewsNotice } from '../saving/news-notice.tsx';
import { NotSaved } from '../saving/not-saved.tsx';
import { useEditing, useOutlook } from '../model/scheduler-model.ts';
import { SelectionBar } from '../lanes/selection-bar.tsx';
import { useLivePlan } from '../model/use-live-plan.ts';
import type { Transfers } from '../lanes/use-timeline-editing.ts';
import { TimelineHandle } from '../timeline/timeline-handle.ts';
import { barElement } from '../timeline/moving/use-shifting.ts';
import { useBaseline } from '../looks/baseline/use-baseline.ts';
import { ColourLegend } from '../looks/colour-legend.tsx';
import { OfMission } from './of-vessel.tsx';
import { planPanels } from './plan-panels.ts';
import { FurtherPanels, type Room, RoomContext } from './frame/room-model.ts';
import { RoomShell } from './frame/room-shell.tsx';
import { useCategories } from '../looks/use-categories.ts';
import { useRoomLayout } from './frame/use-room-layout.ts';
import { useViewChoice, ViewContext } from '../looks/use-view.ts';
import { useRoomZoom, type RoomZoom } from './use-room-zoom.ts';

const nobody: ReadonlySet<number> = new Set();

const idsOf = (text: string | undefined): ReadonlySet<number> =>
  text === undefined ? nobody : new Set(text.split(',').map(Number));

const toggled = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> => {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
};

export type RoomTools = { readonly room: Room; readonly zoom: RoomZoom };

type PlanningRoomProps = {
  readonly label: string;
  /** One vessel: its lane has the whole width. */
  readonly alone?: boolean;
  readonly bar: (tools: RoomTools) => ReactNode;
  /** Said of the room as a whole, at its lower edge. */
  readonly status: ReactNode;
  readonly transfers?: Transfers;
  readonly onDrop: (id: number, tick: number, planId: number) => void;
};

/** Where a plan is made, of one vessel or of many: the timeline in the middle, everything else beside or below. */
export const PlanningRoom = ({ label, alone = false, bar, status, transfers, onDrop }: PlanningRoomProps) => {
  const { t } = useTranslation('scheduler');
  const { plans, editor, actor, readOnly, mayEdit } = useEditing();
  const { missions } = useOutlook();
  const further = useContext(FurtherPanels);
  const inScenario = plans.some(isWhatIf);
  const panels = useMemo(
    () =>
      [...planPanels, ...further].filter(
        ({ ofPlansOnly, isFor }) => !(ofPlansOnly && inScenario) && (isFor?.(actor) ?? true),
      ),
    [further, inScenario, actor],
  );
  const [waitedAtFirst] = useState(() => editor.view().plan.missions.some((each) => !isScheduled(each)));
  const { openMission: openPanel, ...layout } = useRoomLayout(panels, waitedAtFirst);
  const { openId } = layout;
  const [byKey, setByKey] = useState(false);
  const [placing, setPlacing] = useState<number | null>(null);
  const [carried, setCarried] = useState<number | null>(null);
  const [handle] = useState(() => new TimelineHandle());
  const zoom = useRoomZoom();
  const choice = useViewChoice();
  const categories = useCategories(choice.view.colour);
  const baseline = useBaseline(choice.view.baseline);
  const looked = useMemo(() => ({ ...choice, categories, baseline }), [choice, categories, baseline]);
  const setSearch = useSetSearch();
  const selectedAtFirst = useSearchText('selected');
  const [selected, setSelected] = useState(() => idsOf(selectedAtFirst));
  const select = (ids: ReadonlySet<number>) => {
    setSelected(ids);
    setSearch({ selected: [...ids].join(',') });
  };
  const { news, dismiss } = useLivePlan();
  const room: Room = {
    ...layout,
    panels,
    byKey,
    openMission: (id, key = false) => {
      setByKey(key);
      openPanel(id);
    },
    place: setPlacing,
    carry: setCarried,
    drop: (id, tick, planId) => {
      onDrop(id, tick, planId);
      setByKey(false);
      openPanel(id);
    },
    handle,
  };
  const placed = missions.find(({ id }) => id === placing);
  const chosen = [...selected].filter((id) =>
    missions.some((mission) => mission.id === id && isScheduled(mission) && mayEdit(mission)),
  );
  return (
    <ViewContext value={looked}>
      <RoomContext value={room}>
        <RoomShell
          bar={bar({ room, zoom })}
          notices={
            <>
              <NotSaved />
              <NewsNotice news={news} onDismiss={dismiss} />
            </>
          }
          status={
            <>
              {!readOnly && <SelectionBar ids={chosen} onClear={() => select(nobody)} />}
              <ColourLegend />
              {status}
            </>
          }
        >
          <section aria-label={t('room.timeline')} data-region>
            <MissionTimeline
              fills
              alone={alone}
              label={label}
              zoom={zoom.zoom}
              onZoom={zoom.setZoom}
              handle={handle}
              openId={openId}
              windowOf={carried ?? openId}
              onOpen={(id) => room.openMission(id)}
              onEnter={(id) => room.openMission(id, true)}
              selected={selected}
              onSelect={(id) => select(toggled(selected, id))}
              {...(transfers && { transfers })}
            />
          </section>
        </RoomShell>
        {placed && (
          <OfMission mission={placed}>
            <PlaceDialog
              mission={placed}
              onClose={() => setPlacing(null)}
              onPlaced={() => {
                setPlacing(null);
                // The button goes with the card that was placed: the keyboard goes on from the bar.
                focusIfLost(() => barElement(placed.id));
              }}
            />
          </OfMission>
        )}
      </RoomContext>
    </ViewContext>
  );
};
