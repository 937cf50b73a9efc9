import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScenarioComparison, ScenarioResource } from '@shiptime/domain/scenarios/scenario-wire';
import { missionEndDate } from '@shiptime/domain/plans/missions';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { loadedPlansQuery } from '../plans/plan-api.ts';
import { useConstraintText } from '../plans/timeline-view/use-constraint-text.ts';
import { ReadOnlyTimeline } from '../plans/versions/read-only-timeline.tsx';
import {
  comparisonBarId,
  findDifferenceOfMission,
  scenarioComparisonLanes,
  type ComparisonTexts,
} from './comparison-lanes.ts';
import styles from './scenarios.module.css';

const useSideWords = (): ComparisonTexts => {
  const { t } = useTranslation('scenarios');
  const { t: ts } = useTranslation('scheduler');
  const language = useLanguage();
  const constraint = useConstraintText();
  return useMemo(
    () => ({
      vessel: ({ vessel }) => nameInLanguage(language, vessel),
      bar: (mission, marked) => {
        const dates = ts('dates', { start: mission.start_date, end: missionEndDate(mission) });
        const words = `${mission.title}. ${dates}`;
        if (!marked) return words;
        const differs = t(`side.${marked.mark}`);
        return `${differs}. ${words}`;
      },
      constraint,
    }),
    [language, t, ts, constraint],
  );
};

type SideBySideProps = {
  readonly scenario: ScenarioResource;
  readonly comparison: ScenarioComparison;
  readonly other: string;
};

export const ScenariosSideBySide = ({ scenario, comparison, other }: SideBySideProps) => {
  const { t } = useTranslation('scenarios');
  const words = useSideWords();
  const [openId, setOpenId] = useState<number | null>(null);
  const year = scenario.fiscal_year_id;
  const mine = useQuery(loadedPlansQuery(year, scenario.id)).data;
  const theirs = useQuery(
    loadedPlansQuery(year, comparison.with === 'current' ? null : comparison.with),
  ).data;
  const { differences } = comparison;
  const lanes = useMemo(
    () =>
      mine && theirs
        ? scenarioComparisonLanes(
            {
              differences,
              scenario: { name: scenario.name, plans: mine },
              other: { name: other, plans: theirs },
            },
            words,
          )
        : [],
    [mine, theirs, differences, scenario.name, other, words],
  );
  const fiscal = mine?.[0]?.fiscal_year;
  if (!mine || !theirs || !fiscal || lanes.length === 0) return null;
  const opened = [
    ...mine.map((plan) => ({ plan, isScenario: true })),
    ...theirs.map((plan) => ({ plan, isScenario: false })),
  ].flatMap(({ plan, isScenario }) =>
    plan.missions
      .filter(({ id }) => comparisonBarId(id) === openId)
      .map((mission) => ({
        mission,
        found: findDifferenceOfMission(differences, mission, { vesselId: plan.vessel_id, isScenario })?.found,
      })),
  )[0];
  return (
    <section aria-labelledby="side-by-side" className={styles['section']}>
      <h3 id="side-by-side">{t('side.title')}</h3>
      <p>{t('side.explained')}</p>
      <ReadOnlyTimeline
        label={t('side.title')}
        lanes={lanes}
        fiscalYear={fiscal}
        missions={[...mine, ...theirs].flatMap(({ missions }) => missions)}
        openId={openId}
        onOpen={setOpenId}
      />
      <output>
        {opened && (opened.found?.messages.join('. ') ?? t('side.same', { title: opened.mission.title }))}
      </output>
    </section>
  );
};
