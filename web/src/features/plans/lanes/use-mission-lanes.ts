import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn, useLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import type { Mission } from '@shiptime/domain/plans/missions';
import { dayOfTick } from '@shiptime/domain/plans/ticks';
import type { MissionBeside } from '@shiptime/domain/plans/wire/conflicts';
import type { TimelineLane } from '../timeline/lanes.ts';
import { Ghosts } from '../timeline/further-tools.ts';
import type { Baseline } from '../looks/baseline/use-baseline.ts';
import { useBaselineWords } from '../looks/baseline/use-baseline-words.ts';
import type { useLoads } from '../looks/use-loads.ts';
import { isAsked, type View } from '../looks/view.ts';
import type { Categories } from '../looks/use-categories.ts';
import { useEditing, useEditorView, useOutlook } from '../model/scheduler-model.ts';
import {
  barsOf,
  baselineBlocks,
  besideBlocks,
  constraintBlocks,
  ghostBlocks,
  nearYear,
  transitBlocks,
  wantedStrips,
  windowBlocks,
} from '../looks/timeline-lane.ts';
import { isFoundIn } from './waiting-order.ts';

const none: readonly MissionBeside[] = [];
const nothing: readonly never[] = [];

/** The open plans as lanes: missions, constraints, the way between them, and the windows of one mission. */
export const useMissionLanes = (
  windowOf: number | null,
  { of }: Categories,
  view: View,
  loads: ReturnType<typeof useLoads>,
  baseline: Baseline | null,
): readonly TimelineLane[] => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { t: tv } = useTranslation('vessels');
  const language = useLanguage();
  const { plans } = useEditing();
  const { rows } = useEditorView().plan;
  const { missions, board, conflicts, facts, words } = useOutlook();
  const ghosts = useContext(Ghosts);
  const differs = useBaselineWords(words);
  return useMemo(
    () =>
      plans.map((plan) => {
        const { find, layers } = view;
        const isFilteredFor = ({ id }: Mission) => isAsked(view, rows.get(id)?.ship_time_request);
        const isPale = (mission: Mission) =>
          !isFilteredFor(mission) || !isFoundIn(find, [mission.title, of(mission)?.label ?? '']);
        const departed = ({ id }: Mission) => {
          const departure = baseline?.ofMission.get(id);
          return departure && baseline && differs(departure, baseline.where);
        };
        const near = nearYear(plan.fiscal_year);
        const planned = missions.filter(({ vessel_plan_id }) => vessel_plan_id === plan.id);
        const ids = new Set(planned.map(({ id }) => id));
        const troubles = conflicts.filter(
          ({ mission_ids, severity }) => severity !== 'info' && mission_ids.some((id) => ids.has(id)),
        );
        return {
          id: plan.id,
          ...(loads &&
            plans.length > 1 && {
              load: { loads: loads.byPlan.get(plan.id) ?? [], periods: loads.periods },
            }),
          ...(layers.has('wanted') && {
            wanted: wantedStrips(planned.filter(isFilteredFor), board, words.bar),
          }),
          label: nameIn(language, plan.vessel),
          detail: plan.scenario_id === null ? tp(`levels.${plan.review_level}`) : t('fleet.what_if_lane'),
          href:
            plan.scenario_id === null
              ? paths.scheduler(plan.id)
              : paths.scenario(plan.scenario_id, { plans: String(plan.id) }),
          bars: barsOf(
            planned,
            troubles,
            (mission) => {
              const own = troubles.filter(({ mission_ids }) => mission_ids.includes(mission.id));
              const title = `${mission.number}. ${mission.title}`;
              return [
                title,
                words.dates(mission),
                of(mission)?.label,
                isPale(mission) && t('view.pale'),
                departed(mission),
                ...own.map(words.title),
              ]
                .filter(Boolean)
                .join('. ');
            },
            (mission) => {
              const category = of(mission);
              return {
                ...words.bar(mission),
                ...(category && { hue: category.hue }),
                ...(isPale(mission) && { isPale: true }),
                leaving: ghosts.some(({ mission_id }) => mission_id === mission.id),
              };
            },
          ),
          blocks: [
            ...besideBlocks(facts?.beside.missions ?? none, plan.vessel_id, near, (each) =>
              t('timeline.beside', {
                title: each.mission.title,
                year: each.fiscal_year_name,
                dates: words.dates(each.mission),
              }),
            ),
            ...constraintBlocks(plan.constraints, ({ name, kind, start_date, end_date }) =>
              t(kind === 'other' ? 'timeline.constraint' : 'timeline.constraint_of', {
                name,
                kind: tv(`constraints.kinds.${kind}`),
                start: start_date,
                end: end_date,
              }),
            ),
            ...baselineBlocks(baseline?.missions ?? nothing, plan.vessel_id, ({ title }, { start, end }) =>
              t('baseline.outline', {
                title,
                where: baseline?.where,
                dates: t('dates', { start: dayOfTick(start), end: dayOfTick(end - 1) }),
              }),
            ),
            ...windowBlocks(
              planned.find(({ id }) => id === windowOf),
              board,
              { window: t('timeline.window'), preferred: t('timeline.preferred') },
            ),
            ...ghostBlocks(plan.id, ghosts, missions, (mission) =>
              t('timeline.ghost', { title: words.bar(mission).title, dates: words.dates(mission) }),
            ),
            ...transitBlocks(plan.id, board, ({ from, to, days, miles }) =>
              t('timeline.transit', {
                from: words.speaker.port(from),
                to: words.speaker.port(to),
                days: words.speaker.days(days),
                miles: Math.round(miles),
              }),
            ),
          ],
        };
      }),
    [
      plans,
      missions,
      board,
      conflicts,
      facts,
      words,
      of,
      view,
      rows,
      loads,
      baseline,
      differs,
      t,
      tp,
      tv,
      language,
      windowOf,
      ghosts,
    ],
  );
};
