import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mission } from '@shiptime/domain/plans/missions';
import type { PlanSnapshot, SnapshotConstraint } from '@shiptime/domain/plans/versions/snapshot';
import { usePlanWords } from '../model/plan-words.ts';
import type { VersionWords } from './version-lanes.ts';

/** Words about a version, or two of them. */
export const useSnapshotWords = (snapshots: readonly PlanSnapshot[]) => {
  const { t } = useTranslation('scheduler');
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
      mission: (mission: Mission) =>
        [`${mission.number}. ${mission.title}`, words.dates(mission)].filter(Boolean).join('. '),
      constraint: ({ name, start_date, end_date }: SnapshotConstraint) =>
        t('timeline.constraint', { name, start: start_date, end: end_date }),
    };
    return { ...words, lane };
  }, [words, t]);
};
