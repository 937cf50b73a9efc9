import { useMemo } from 'react';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import { useConstraintWords } from '../timeline-view/use-constraint-words.ts';
import { usePlanWords } from '../edited-plan/plan-words.ts';
import type { VersionWords } from './version-lanes.ts';

export const useSnapshotWords = (snapshots: readonly PlanSnapshot[]) => {
  const constraint = useConstraintWords();
  const named = useMemo(
    () => ({
      missions: [
        ...new Map(snapshots.flatMap(({ missions }) => missions.map((each) => [each.id, each]))).values(),
      ],
      constraints: snapshots.flatMap(({ constraints }) => constraints),
    }),
    [snapshots],
  );
  const words = usePlanWords(named.missions, named.constraints);
  return useMemo(() => {
    const lane: VersionWords = {
      mission: (mission, mate) =>
        [`${mission.number}. ${mission.title}`, words.dates(mission), mate && words.together(mate)]
          .filter(Boolean)
          .join('. '),
      constraint,
    };
    return { ...words, lane };
  }, [words, constraint]);
};
