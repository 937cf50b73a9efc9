import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { occupiedSpan, type MissionTiming } from '@shiptime/domain/plans/missions';
import { ZoomTools } from '../timeline/tools/zoom-tools.tsx';
import type { TimelineZoom } from '../timeline/viewport/zoom.ts';
import { spanWithBars, yearSpan } from '../timeline-view/timeline-lane.ts';
import styles from '../scheduler.module.css';
import type { TimelineLane } from '../timeline/lanes.ts';
import { Timeline } from '../timeline/timeline.tsx';
import { TimelineHandle } from '../timeline/timeline-handle.ts';
import { useTodayTick } from '../use-today.ts';

type ReadTimelineProps = {
  readonly label: string;
  readonly lanes: readonly TimelineLane[];
  readonly fiscalYear: { readonly start_date: string; readonly end_date: string };
  readonly missions: readonly MissionTiming[];
  readonly openId: number | null;
  readonly onOpen: (id: number) => void;
};

export const ReadOnlyTimeline = ({
  label,
  lanes,
  fiscalYear,
  missions,
  openId,
  onOpen,
}: ReadTimelineProps) => {
  const { t } = useTranslation('scheduler');
  const [zoom, setZoom] = useState<TimelineZoom>('year');
  const [handle] = useState(() => new TimelineHandle());
  const today = useTodayTick();
  const year = useMemo(() => yearSpan(fiscalYear), [fiscalYear]);
  const whole = useMemo(
    () =>
      spanWithBars(
        year,
        missions.flatMap((mission) => occupiedSpan(mission) ?? []),
      ),
    [year, missions],
  );
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
