import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { diffPlanSnapshots } from '@shiptime/domain/plans/versions/diff-plan-snapshots';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import { Section } from '#ui/section.tsx';
import { ReadOnlyTimeline } from './read-only-timeline.tsx';
import { useSnapshotTexts } from './use-snapshot-texts.ts';
import { comparisonLanes, indexDifferencesByMission, versionLane } from './version-lanes.ts';

type Numbered = {
  readonly number: number;
  readonly snapshot: PlanSnapshot;
  readonly label?: string;
};

export const VersionComparison = ({ before, after }: { before: Numbered; after: Numbered }) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const [openId, setOpenId] = useState<number | null>(null);
  const snapshots = useMemo(() => [before.snapshot, after.snapshot], [before, after]);
  const words = useSnapshotTexts(snapshots);
  const changes = useMemo(() => diffPlanSnapshots(before.snapshot, after.snapshot), [before, after]);
  const lanes = useMemo(() => {
    const lane = ({ number, snapshot, label }: Numbered) =>
      versionLane(snapshot, number, label ?? t('versions.name', { number }), words.lane);
    return comparisonLanes(lane(before), lane(after), indexDifferencesByMission(changes));
  }, [before, after, changes, words, t]);
  const sentences = words.comparison(before.snapshot, after.snapshot);
  return (
    <>
      <Section title={t('versions.changes', { count: sentences.length })}>
        {sentences.length === 0 ? (
          <p>{tp('difference.none')}</p>
        ) : (
          <ul>
            {sentences.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </Section>
      <ReadOnlyTimeline
        label={t('versions.compare')}
        lanes={lanes}
        fiscalYear={after.snapshot.names.fiscal_year}
        missions={snapshots.flatMap(({ missions }) => missions)}
        openId={openId}
        onOpen={setOpenId}
      />
    </>
  );
};
