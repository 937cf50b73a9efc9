import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isScheduled } from '@shiptime/domain/plans/missions';
import { startOfTick } from '@shiptime/domain/plans/ticks';
import type { Preset } from '@shiptime/domain/plans/timeline/calendar';
import { focusIfLost } from '../../../lib/focus-if-lost.ts';
import { useSearchNumber, useSetSearch } from '../../../lib/navigation.ts';
import { nameIn, useLanguage } from '../../../lib/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Row } from '../../../ui/stack.tsx';
import { MissionPanel } from '../mission/mission-panel.tsx';
import { PlaceDialog } from '../mission/place-dialog.tsx';
import { TimelineHandle } from '../timeline/timeline-handle.ts';
import { Legend } from './legend.tsx';
import { barElement } from '../timeline/use-shifting.ts';
import { MissionTimeline } from './mission-timeline.tsx';
import { NewsNotice } from './news-notice.tsx';
import { NotSaved } from './not-saved.tsx';
import { PlanTools } from './plan-tools.tsx';
import { PlanTabs } from './plan-tabs.tsx';
import { SaveStatus } from './save-status.tsx';
import { SchedulerHeading } from './scheduler-heading.tsx';
import { readOnlyKey } from './read-only.ts';
import { OutlookContext, useScheduler } from './scheduler-model.ts';
import { SelectionBar } from './selection-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { Totals } from './totals.tsx';
import { Unscheduled } from './unscheduled.tsx';
import { useKeptSafe } from './use-kept-safe.ts';
import { useLivePlan } from './use-live-plan.ts';
import { useOutlookOf } from './use-outlook.ts';
import styles from './scheduler.module.css';

const narrow = 700;
const nobody: ReadonlySet<number> = new Set();

const toggled = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> => {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** One vessel's plan, open: its timeline, what waits for a date, the chosen mission, what is wrong. */
export const Scheduler = () => {
  const { t } = useTranslation('scheduler');
  const { plan, editor, actor, readOnly } = useScheduler();
  const whyReadOnly = readOnlyKey(actor, plan);
  const vessel = nameIn(useLanguage(), plan.vessel);
  const outlook = useOutlookOf();
  useKeptSafe();
  const { missions } = outlook;
  const [preset, setPreset] = useState<Preset>(() => (window.innerWidth < narrow ? 'quarter' : 'year'));
  const [placing, setPlacing] = useState<number | null>(null);
  const [carried, setCarried] = useState<number | null>(null);
  const [selected, setSelected] = useState(nobody);
  const [handle] = useState(() => new TimelineHandle());
  const { news, dismiss } = useLivePlan();
  const openId = useSearchNumber('mission') ?? null;
  const [byKey, setByKey] = useState(false);
  const setSearch = useSetSearch();
  const open = useCallback((id: number | null) => setSearch({ mission: id ?? undefined }), [setSearch]);
  const missionOf = (id: number | null) => missions.find((mission) => mission.id === id);
  const [opened, placed] = [missionOf(openId), missionOf(placing)];
  const chosen = [...selected].filter((id) =>
    missions.some((mission) => mission.id === id && isScheduled(mission)),
  );
  const print = () => {
    setPreset('year');
    // The whole year is drawn first; a printed page cannot be scrolled.
    setTimeout(() => window.print(), 300);
  };
  const drop = (id: number, tick: number) => {
    editor.perform({ type: 'place', mission_id: id, start: startOfTick(tick) });
    open(id);
  };
  return (
    <OutlookContext value={outlook}>
      <SchedulerHeading />
      {whyReadOnly && <Notice>{t(whyReadOnly)}</Notice>}
      <div className={styles['bar']}>
        <Toolbar preset={preset} onPreset={setPreset} handle={handle} onAdded={open} />
        <SaveStatus />
      </div>
      <div className={styles['layout']}>
        <Unscheduled
          missions={missions.filter((mission) => !isScheduled(mission))}
          openId={openId}
          onOpen={open}
          onPlace={setPlacing}
          onCarry={setCarried}
          onDrop={drop}
          handle={handle}
        />
        <div className={styles['main']}>
          <div className={styles['board']}>
            <MissionTimeline
              alone
              label={t('timeline.label', { vessel, year: plan.fiscal_year.name })}
              preset={preset}
              handle={handle}
              openId={openId}
              windowOf={carried ?? openId}
              onOpen={(id) => {
                setByKey(false);
                open(id);
              }}
              onEnter={(id) => {
                setByKey(true);
                open(id);
              }}
              selected={selected}
              onSelect={(id) => setSelected(toggled(selected, id))}
            />
          </div>
          <div>
            {!readOnly && <SelectionBar ids={chosen} onClear={() => setSelected(nobody)} />}
            <Legend />
            <Row between>
              <Totals />
              <PlanTools onPrint={print} />
            </Row>
            <NotSaved />
            <NewsNotice news={news} onDismiss={dismiss} />
          </div>
          <div className={classNames(styles['details'], opened && styles['divided'])}>
            {opened && (
              <MissionPanel
                key={opened.id}
                takesFocus={byKey}
                mission={opened}
                onPlace={() => setPlacing(opened.id)}
                onClose={() => open(null)}
              />
            )}
            <PlanTabs onOpen={open} />
          </div>
        </div>
      </div>
      {placed && (
        <PlaceDialog
          mission={placed}
          onClose={() => setPlacing(null)}
          onPlaced={() => {
            setPlacing(null);
            // The button goes with the card that was placed: the keyboard goes on from the bar.
            focusIfLost(() => barElement(placed.id));
          }}
        />
      )}
    </OutlookContext>
  );
};
