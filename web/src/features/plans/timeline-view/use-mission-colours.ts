import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mission } from '@shiptime/domain/plans/missions';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { useReferenceList } from '#features/reference/reference-api.ts';
import {
  findPlanOfMission,
  useEditingModel,
  usePlanEditorState,
  useCheckedPlans,
} from '../edited-plan/scheduler-model.ts';
import { findWorstSeverity } from './timeline-lane.ts';
import type { Hue } from '../timeline/lanes.ts';
import { type ColourCategory, assignHues, legendCategories } from './colour-categories.ts';
import type { ColourMode } from './timeline-view.ts';

type Kind = { readonly key: string; readonly label: string };

const conflictHues = { error: 'error', warning: 2, kept: 4, none: 1 } as const satisfies Record<string, Hue>;
type ConflictKind = keyof typeof conflictHues;

export type MissionColours = {
  readonly of: (mission: Mission) => ColourCategory | undefined;
  readonly legend: readonly ColourCategory[];
};

const nothing: MissionColours = { of: () => undefined, legend: [] };

const useKindOf = (mode: ColourMode): ((mission: Mission) => Kind) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const language = useLanguage();
  const { plans } = useEditingModel();
  const { rows } = usePlanEditorState().plan;
  const { conflicts } = useCheckedPlans();
  const statuses = useReferenceList('request_statuses');
  const agencies = useReferenceList('agencies');
  const regions = useReferenceList('regions');
  const types = useReferenceList('project_types');
  return useMemo(() => {
    const named = (
      list: readonly (Kindred & { readonly id: number })[],
      id: number | null | undefined,
    ): Kind => {
      const found = list.find((each) => each.id === id);
      return {
        key: String(found?.id ?? 0),
        label: found ? nameInLanguage(language, found) : t('view.not_said'),
      };
    };
    const conflictOf = ({ id }: Mission): Kind => {
      const own = conflicts.filter(({ mission_ids }) => mission_ids.includes(id));
      const kept = own.some((found) => found.kept) ? 'kept' : 'none';
      const key: ConflictKind = findWorstSeverity(id, own) ?? kept;
      return { key, label: key === 'none' ? t('view.no_conflict') : tp(`severities.${key}`) };
    };
    return (mission) => {
      const plan = findPlanOfMission({ plans }, mission);
      const asked = rows.get(mission.id)?.ship_time_request;
      if (mode === 'conflict') return conflictOf(mission);
      if (mode === 'level') {
        const level = plan?.review_level ?? 'regional';
        return { key: level, label: tp(`levels.${level}`) };
      }
      if (mode === 'region') return named(regions, plan?.vessel.region_id);
      if (!asked) return { key: '0', label: t('mission.orphan') };
      if (mode === 'status') return named(statuses, asked.status_id);
      return mode === 'agency' ? named(agencies, asked.agency_id) : named(types, asked.project_type_id);
    };
  }, [mode, plans, rows, conflicts, statuses, agencies, regions, types, language, t, tp]);
};

type Kindred = { readonly name_en: string; readonly name_fr: string };

export const useMissionColours = (mode: ColourMode): MissionColours => {
  const { t } = useTranslation('scheduler');
  const { missions } = useCheckedPlans();
  const kindOf = useKindOf(mode);
  return useMemo(() => {
    if (mode === 'one') return nothing;
    const kinds = missions.map(kindOf);
    const found = assignHues(kinds, t('view.others'));
    const all =
      mode === 'conflict'
        ? new Map([...found].map(([key, each]) => [key, { ...each, hue: conflictHues[key as ConflictKind] }]))
        : found;
    return { of: (mission) => all.get(kindOf(mission).key), legend: legendCategories(all) };
  }, [mode, missions, kindOf, t]);
};
