import { useMemo } from 'react';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import { useConstraintText } from '../timeline-view/use-constraint-text.ts';
import { usePlanTexts } from '../edited-plan/plan-texts.ts';
import type { VersionTexts } from './version-lanes.ts';

export const useSnapshotTexts = (snapshots: readonly PlanSnapshot[]) => {
  const constraint = useConstraintText();
  const named = useMemo(
    () => ({
      missions: [
        ...new Map(snapshots.flatMap(({ missions }) => missions.map((each) => [each.id, each]))).values(),
      ],
      constraints: snapshots.flatMap(({ constraints }) => constraints),
    }),
    [snapshots],
  );
  const words = usePlanTexts(named.missions, named.constraints);
  return useMemo(() => {
    const lane: VersionTexts = {
      mission: (mission, mate) =>
        [`${mission.number}. ${mission.title}`, words.dates(mission), mate && words.together(mate)]
          .filter(Boolean)
          .join('. '),
      constraint,
    };
    return { ...words, lane };
  }, [words, constraint]);
};
