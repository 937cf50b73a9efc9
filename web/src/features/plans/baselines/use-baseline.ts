import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DeliveredComparison,
  compareWithDelivered,
} from '@shiptime/domain/plans/imports/compare-with-delivered';
import { occupiedDays, occupiedSpan } from '@shiptime/domain/plans/missions';
import {
  type BaselineMission,
  type BaselineChange,
  compareWithBaseline,
} from '@shiptime/domain/plans/versions/baseline';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import { versionQuery } from '#features/plans/plan-api.ts';
import {
  findPlanOfMission,
  useEditingModel,
  useCheckedPlans,
} from '#features/plans/edited-plan/scheduler-model.ts';
import { type BaselineParameter, parseBaseline } from './baseline-parameter.ts';
import { useDeliveredBaseline } from './use-delivered.ts';
import { useLastYearSchedule } from './use-last-year-schedule.ts';

export type Baseline = {
  readonly where: string;
  readonly missions: readonly BaselineMission[];
  readonly departures: readonly BaselineChange[];
  readonly ofMission: ReadonlyMap<number, BaselineChange>;
  readonly beside: DeliveredComparison | null;
};

// Delivered voyages mark no mission as added, since reports may be missing.
const noVessels: ReadonlySet<number> = new Set();
const noVersions: readonly never[] = [];

const missionsIn = ({ missions, vessel_id }: PlanSnapshot): readonly BaselineMission[] =>
  missions.map((mission) => ({
    mission_id: mission.id,
    vessel_id,
    title: mission.title,
    days: occupiedDays(mission),
    span: occupiedSpan(mission),
  }));

const useSource = (asked: BaselineParameter | null) => {
  const { t } = useTranslation('scheduler');
  const last = useLastYearSchedule(asked?.kind === 'last');
  const delivered = useDeliveredBaseline(asked?.kind === 'delivered');
  const versions = asked && 'versions' in asked ? asked.versions : noVersions;
  const snapshots = useQueries({
    queries: versions.map(({ planId, number }) => versionQuery(planId, number)),
    combine: (answers) => {
      const found = answers.flatMap(({ data }) => data?.snapshot ?? []);
      return found.length === answers.length ? found : null;
    },
  });
  return useMemo(() => {
    if (asked === null) return null;
    if (asked.kind === 'last')
      return (
        last && {
          where: t('baseline.where.last', { year: last.name }),
          vesselIds: null,
          missions: last.missions.map(({ mission, vessel_id, span, now }): BaselineMission => ({
            mission_id: now,
            vessel_id,
            title: mission.title,
            days: occupiedDays(mission),
            span,
          })),
        }
      );
    if (asked.kind === 'delivered')
      return delivered && { where: t('baseline.where.delivered'), vesselIds: noVessels, missions: delivered };
    if (!snapshots) return null;
    const where =
      asked.kind === 'latest'
        ? t('baseline.where.latest')
        : t('baseline.where.version', { number: asked.versions[0].number });
    const vesselIds = new Set(snapshots.map(({ vessel_id }) => vessel_id));
    return { where, vesselIds, missions: snapshots.flatMap(missionsIn) };
  }, [asked, last, delivered, snapshots, t]);
};

export const useBaseline = (text: string): Baseline | null => {
  const { plans } = useEditingModel();
  const { missions } = useCheckedPlans();
  const asked = useMemo(() => parseBaseline(text, plans), [text, plans]);
  const source = useSource(asked);
  return useMemo(() => {
    if (!source) return null;
    const vesselIds = source.vesselIds ?? new Set(plans.map(({ vessel_id }) => vessel_id));
    const now = missions.flatMap((mission) => {
      const vessel_id = findPlanOfMission({ plans }, mission)?.vessel_id;
      return vessel_id === undefined ? [] : [{ mission, vessel_id }];
    });
    const departures = compareWithBaseline(source.missions, vesselIds, now);
    return {
      where: source.where,
      missions: source.missions,
      departures,
      beside: source.vesselIds === noVessels ? compareWithDelivered(now, source.missions) : null,
      ofMission: new Map(
        departures.flatMap((each) => (each.kind === 'gone' ? [] : [[each.mission_id, each] as const])),
      ),
    };
  }, [source, plans, missions]);
};
