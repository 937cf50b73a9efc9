import { useCallback, useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeAt } from '@shiptime/domain/plans/mission-changes';
import { isScheduled, type Mission } from '@shiptime/domain/plans/missions';
import { startOfTick } from '@shiptime/domain/plans/ticks';
import type { Preset } from '@shiptime/domain/plans/timeline/calendar';
import { nameIn, useLanguage } from '../../../lib/i18n.ts';
import { useSearchNumber, useSetSearch } from '../../../lib/navigation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { OpenPlan } from '../plan.ts';
import { FurtherTools } from '../scheduler/further-tools.ts';
import { KeysDialog } from '../scheduler/keys-dialog.tsx';
import { Legend } from '../scheduler/legend.tsx';
import { useKeptSafe } from '../scheduler/use-kept-safe.ts';
import { MissionTimeline } from '../scheduler/mission-timeline.tsx';
import { NewsNotice } from '../scheduler/news-notice.tsx';
import { NotSaved } from '../scheduler/not-saved.tsx';
import { SaveStatus } from '../scheduler/save-status.tsx';
import { OutlookContext, planOf, useEditing } from '../scheduler/scheduler-model.ts';
import { SelectionBar } from '../scheduler/selection-bar.tsx';
import { ZoomTools } from '../scheduler/toolbar.tsx';
import { UndoTools } from '../scheduler/undo-tools.tsx';
import { Unscheduled } from '../scheduler/unscheduled.tsx';
import { useLivePlan } from '../scheduler/use-live-plan.ts';
import { useOutlookOf } from '../scheduler/use-outlook.ts';
import type { Transfer } from '../scheduler/use-timeline-editing.ts';
import { TimelineHandle } from '../timeline/timeline-handle.ts';
import styles from '../scheduler/scheduler.module.css';
import { Button } from '../../../ui/button.tsx';
import { ChooseVessels } from './choose-vessels.tsx';
import { DropDialog } from './drop-dialog.tsx';
import { FleetConflicts } from './fleet-conflicts.tsx';
import { FleetLoad } from './fleet-load.tsx';
import { FleetMissionPanel } from './fleet-mission-panel.tsx';
import { useTransferRefusal } from './use-transfer-refusal.ts';

const nobody: ReadonlySet<number> = new Set();

const toggled = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> => {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** Several vessels' plans on one timeline, each editable where its own scheduler would be. */
export const FleetScheduler = ({ all }: { all: readonly OpenPlan[] }) => {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const furtherTools = useContext(FurtherTools);
  const model = useEditing();
  const { plans, editor, readOnly } = model;
  const outlook = useOutlookOf();
  useKeptSafe();
  const { missions } = outlook;
  const [preset, setPreset] = useState<Preset>(() => (window.innerWidth < 700 ? 'quarter' : 'year'));
  const [placing, setPlacing] = useState(false);
  const [carried, setCarried] = useState<number | null>(null);
  const [selected, setSelected] = useState(nobody);
  const [transfer, setTransfer] = useState<Transfer | null>(null);
  const [byKey, setByKey] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const [handle] = useState(() => new TimelineHandle());
  const { news, dismiss } = useLivePlan();
  const openId = useSearchNumber('mission') ?? null;
  const setSearch = useSetSearch();
  const open = useCallback(
    (id: number | null, key = false) => {
      setByKey(key);
      setPlacing(false);
      setSearch({ mission: id ?? undefined });
    },
    [setSearch],
  );
  const refusalOf = useTransferRefusal(outlook);
  const transfers = useMemo(() => ({ refusalOf, onDrop: setTransfer }), [refusalOf]);
  const opened = missions.find(({ id }) => id === openId);
  const vesselOf = (mission: Mission) => {
    const plan = planOf(model, mission);
    return plan ? nameIn(language, plan.vessel) : '';
  };
  const drop = (id: number, start: number, planId: number) => {
    const mission = missions.find((each) => each.id === id);
    const target = plans.find((plan) => plan.id === planId);
    if (!mission || !target) return;
    if (mission.vessel_plan_id === planId)
      editor.perform({ type: 'place', mission_id: id, start: startOfTick(start) });
    else setTransfer({ mission, target, wanted: { ...placeAt(mission, start), vessel_plan_id: planId } });
    open(id);
  };
  const chosen = [...selected].filter((id) =>
    missions.some((mission) => mission.id === id && isScheduled(mission) && model.mayEdit(mission)),
  );
  return (
    <OutlookContext value={outlook}>
      {readOnly && <Notice>{t('fleet.read_only')}</Notice>}
      <div className={styles['bar']}>
        <div className={styles['tools']} role="toolbar" aria-label={t('tools.label')} data-no-print>
          <ZoomTools preset={preset} onPreset={setPreset} handle={handle} />
          {!readOnly && <UndoTools />}
          <ChooseVessels all={all} />
          {furtherTools}
          <Button small variant="quiet" icon="help" onPress={() => setShowsKeys(true)}>
            {t('keys.button')}
          </Button>
        </div>
        <SaveStatus />
      </div>
      <div className={styles['layout']}>
        <Unscheduled
          missions={missions.filter((mission) => !isScheduled(mission))}
          detailOf={vesselOf}
          openId={openId}
          onOpen={open}
          onPlace={(id) => {
            open(id);
            setPlacing(true);
          }}
          onCarry={setCarried}
          onDrop={drop}
          handle={handle}
        />
        <div className={styles['main']}>
          <div>
            <MissionTimeline
              label={t('schedules.label', { year: plans[0]?.fiscal_year.name ?? '' })}
              preset={preset}
              handle={handle}
              openId={openId}
              windowOf={carried ?? openId}
              onOpen={open}
              onEnter={(id) => open(id, true)}
              selected={selected}
              onSelect={(id) => setSelected(toggled(selected, id))}
              transfers={transfers}
            />
            <Legend />
            {!readOnly && <SelectionBar ids={chosen} onClear={() => setSelected(nobody)} />}
            <NotSaved />
            <NewsNotice news={news} onDismiss={dismiss} />
          </div>
          <div className={classNames(styles['details'], opened && styles['divided'])}>
            {opened && (
              <FleetMissionPanel
                key={opened.id}
                takesFocus={byKey}
                mission={opened}
                placing={placing}
                onPlace={setPlacing}
                onClose={() => open(null)}
              />
            )}
            <FleetConflicts onOpen={open} />
            <FleetLoad />
          </div>
        </div>
      </div>
      {transfer && (
        <DropDialog transfer={transfer} onClose={() => setTransfer(null)} onMoved={(id) => open(id, true)} />
      )}
      <KeysDialog isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
    </OutlookContext>
  );
};
