import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { occupiedSpan } from '@shiptime/domain/plans/missions';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useSearchNumber, useSetSearch } from '#lib/navigation.ts';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import {
  spanWithBars,
  yearSpan,
  constraintBlocks,
  type TimelineConstraint,
  snapshotBars,
} from '../timeline-view/timeline-lane.ts';
import { ZoomTools } from '../timeline/tools/zoom-tools.tsx';
import type { TimelineZoom } from '../timeline/viewport/zoom.ts';
import { Timeline } from '../timeline/timeline.tsx';
import type { TimelineLane } from '../timeline/lanes.ts';
import { TimelineHandle } from '../timeline/timeline-handle.ts';
import { useTodayTick } from '../use-today.ts';
import { useConstraintText } from '../timeline-view/use-constraint-text.ts';
import { FleetMissionDrawer } from './fleet-mission-drawer.tsx';
import styles from '../scheduler.module.css';
import { Notice } from '#ui/notice.tsx';
import type { SnapshotMission } from '@shiptime/domain/plans/versions/snapshot';

type FleetWords = {
  readonly name: (row: { readonly name_en: string; readonly name_fr: string }) => string;
  readonly mission: (mission: SnapshotMission, mate: SnapshotMission | undefined) => string;
  readonly constraint: (constraint: TimelineConstraint) => string;
  readonly detail: (missions: number) => string;
  readonly waiting: string;
};

const fleetLanes = (
  fleet: FleetSnapshot,
  waiting: readonly VesselResource[],
  words: FleetWords,
  compare: (a: string, b: string) => number,
): readonly TimelineLane[] => {
  const byName = (a: TimelineLane, b: TimelineLane) => compare(a.label, b.label);
  const published = fleet.plans.map(({ snapshot }) => ({
    id: snapshot.vessel_id,
    label: words.name(snapshot.names.vessel),
    detail: words.detail(snapshot.missions.length),
    bars: snapshotBars(snapshot.missions, words.mission),
    blocks: constraintBlocks(snapshot.constraints, words.constraint),
  }));
  const awaited = waiting.map((vessel) => ({
    id: vessel.id,
    label: words.name(vessel),
    detail: words.waiting,
    bars: [],
    blocks: [],
  }));
  return [...published.sort(byName), ...awaited.sort(byName)];
};

type ReplannedNoticeProps = { readonly missions: readonly { readonly replanned?: boolean }[] };

const ReplannedNotice = ({ missions }: ReplannedNoticeProps) => {
  const { t } = useTranslation('scheduler');
  const count = missions.filter(({ replanned }) => replanned).length;
  if (count === 0) return null;
  return (
    <Notice tone="warning">
      <p>{t('schedules.replanned_count', { count })}</p>
    </Notice>
  );
};

type FleetScheduleProps = {
  readonly fleet: FleetSnapshot;
  readonly waiting: readonly VesselResource[];
  readonly isOpen?: boolean;
};

const useFleetLanes = (fleet: FleetSnapshot, waiting: readonly VesselResource[]): readonly TimelineLane[] => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { language, compare } = useFormat();
  const constraint = useConstraintText();
  return useMemo(
    () =>
      fleetLanes(
        fleet,
        waiting,
        {
          name: (row) => nameInLanguage(language, row),
          mission: ({ number, title, start_date, end_date, replanned }, mate) =>
            [
              `${number}. ${title}`,
              t('dates', { start: start_date, end: end_date }),
              ...(replanned ? [t('schedules.replanned')] : []),
              ...(mate ? [tp('together.with', { mission: `${mate.number}. ${mate.title}` })] : []),
            ].join('. '),
          constraint,
          detail: (count) => t('schedules.missions', { count }),
          waiting: t('schedules.waiting'),
        },
        compare,
      ),
    [fleet, waiting, language, compare, t, tp, constraint],
  );
};

export const FleetSchedule = ({ fleet, waiting, isOpen = false }: FleetScheduleProps) => {
  const { t } = useTranslation('scheduler');
  const [zoom, setZoom] = useState<TimelineZoom>(() => (window.innerWidth < 700 ? 'quarter' : 'year'));
  const today = useTodayTick();
  const asked = useSearchNumber('mission');
  const [openId, setOpenId] = useState<number | null>(asked ?? null);
  const setSearch = useSetSearch();
  const close = () => {
    setOpenId(null);
    // Removes the mission from the URL; otherwise it would reopen with the page.
    if (asked !== undefined) setSearch({ mission: undefined });
  };
  const [handle] = useState(() => new TimelineHandle());
  const lanes = useFleetLanes(fleet, waiting);
  const year = useMemo(() => yearSpan(fleet.fiscal_year), [fleet.fiscal_year]);
  const missions = useMemo(() => fleet.plans.flatMap(({ snapshot }) => snapshot.missions), [fleet]);
  const whole = useMemo(
    () =>
      spanWithBars(
        year,
        missions.flatMap((mission) => occupiedSpan(mission) ?? []),
      ),
    [year, missions],
  );
  return (
    <>
      <ReplannedNotice missions={missions} />
      <div className={styles['bar']}>
        <div className={styles['tools']} role="toolbar" aria-label={t('tools.label')}>
          <ZoomTools zoom={zoom} onZoom={setZoom} handle={handle} />
        </div>
      </div>
      <Timeline
        label={t('schedules.label', { year: fleet.fiscal_year.name })}
        lanes={lanes}
        whole={whole}
        year={year}
        today={today}
        zoom={zoom}
        onZoom={setZoom}
        openId={openId}
        onOpen={setOpenId}
        handle={handle}
      />
      <FleetMissionDrawer fleet={fleet} missionId={openId} isOpen={isOpen} onClose={close} />
    </>
  );
};
