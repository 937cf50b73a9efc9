import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { occupiedSpan } from '@shiptime/domain/plans/missions';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import { ZoomTools } from '../timeline/tools/zoom-tools.tsx';
import type { Zoom } from '../timeline/viewport/zoom.ts';
import { wholeSpan, yearSpan } from '../looks/timeline-lane.ts';
import styles from '../scheduler/scheduler.module.css';
import type { TimelineLane } from '../timeline/lanes.ts';
import { Timeline } from '../timeline/timeline.tsx';
import { TimelineHandle } from '../timeline/timeline-handle.ts';
import { useToday } from '../use-today.ts';

type ReadTimelineProps = {
  readonly label: string;
  readonly lanes: readonly TimelineLane[];
  readonly snapshots: readonly PlanSnapshot[];
  readonly openId: number | null;
  readonly onOpen: (id: number) => void;
};

/** A timeline of versions: with its tools, without changing anything. */
export const ReadTimeline = ({ label, lanes, snapshots, openId, onOpen }: ReadTimelineProps) => {
  const { t } = useTranslation('scheduler');
  const [zoom, setZoom] = useState<Zoom>('year');
  const [handle] = useState(() => new TimelineHandle());
  const today = useToday();
  const fiscal = snapshots.at(-1)?.names.fiscal_year;
  const year = useMemo(() => (fiscal ? yearSpan(fiscal) : { start: 0, end: 1 }), [fiscal]);
  const whole = useMemo(() => {
    const missions = snapshots.flatMap((snapshot) => snapshot.missions);
    return wholeSpan(
      year,
      missions.flatMap((mission) => occupiedSpan(mission) ?? []),
    );
  }, [year, snapshots]);
  return (
    <div>
      <div className={styles['bar']}>
        <div className={styles['tools']} role="toolbar" aria-label={t('tools.label')}>
          <ZoomTools zoom={zoom} onZoom={setZoom} handle={handle} />
        </div>
      </div>
      <Timeline
        label={label}
        lanes={lanes}
        whole={whole}
        year={year}
        today={today}
        alone={lanes.length === 1}
        zoom={zoom}
        onZoom={setZoom}
        openId={openId}
        onOpen={onOpen}
        handle={handle}
      />
    </div>
  );
};
