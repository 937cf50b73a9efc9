import { useTranslation } from 'react-i18next';
import {
  type LastYearPlacement,
  dropOverlappingPlacements,
} from '@shiptime/domain/plans/last-year-placements';
import { findFiscalYearProblem } from '@shiptime/domain/plans/fiscal-year-bounds';
import { placeMissionAt } from '@shiptime/domain/plans/mission-changes';
import { isScheduled } from '@shiptime/domain/plans/missions';
import { tickToStart } from '@shiptime/domain/plans/ticks';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/stack.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { UserText } from '#ui/user-text.tsx';
import {
  findPlanOfMission,
  useEditingModel,
  useCheckedPlans,
} from '#features/plans/edited-plan/scheduler-model.ts';
import { barElement } from '#features/plans/timeline/drag/use-bar-shift.ts';
import { TextButton } from '#features/plans/text-button.tsx';
import { usePanelModel } from './frame/panel-model.ts';
import styles from '../baselines/baseline.module.css';
import { type LastYearSchedule, useLastYearSchedule } from '../baselines/use-last-year-schedule.ts';

const useProposals = (last: LastYearSchedule | null): readonly LastYearPlacement[] => {
  const { plans, mayEdit } = useEditingModel();
  const { missions } = useCheckedPlans();
  const spans = new Map(last?.missions.flatMap(({ now, span }) => (now && span ? [[now, span]] : [])));
  return missions.flatMap((mission) => {
    const span = spans.get(mission.id);
    const year = findPlanOfMission({ plans }, mission)?.fiscal_year;
    if (!span || !year || isScheduled(mission) || !mayEdit(mission)) return [];
    return findFiscalYearProblem(placeMissionAt(mission, span.start), year)
      ? []
      : [{ mission, start: span.start }];
  });
};

const Proposal = ({ mission, start }: LastYearPlacement) => {
  const { t } = useTranslation('scheduler');
  const { openMission } = usePanelModel();
  const language = useLanguage();
  const { plans, editor } = useEditingModel();
  const { predictConflicts, words } = useCheckedPlans();
  const placed = placeMissionAt(mission, start);
  const troubles = [...new Set(predictConflicts([placed]).map(words.title))];
  const plan = findPlanOfMission({ plans }, mission);
  return (
    <li>
      <TextButton onPress={() => openMission(mission.id)}>
        <UserText text={mission.title} />
      </TextButton>
      <span className={styles['words']}>
        {[plans.length > 1 && plan && nameInLanguage(language, plan.vessel), words.dates(placed), ...troubles]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <Button
        small
        icon="calendar"
        aria-label={t('like_last_year.place_named', { title: mission.title, day: placed.start_date })}
        onPress={() => {
          editor.perform({ type: 'place', mission_id: mission.id, start: tickToStart(start) }, [mission]);
          focusIfLost(() => barElement(mission.id));
        }}
      >
        {t('like_last_year.place', { day: placed.start_date })}
      </Button>
    </li>
  );
};

export const LastYearPlacements = () => {
  const { t } = useTranslation('scheduler');
  const { editor, readOnly } = useEditingModel();
  const { missions } = useCheckedPlans();
  const last = useLastYearSchedule(true);
  const proposals = useProposals(last);
  if (!last || readOnly) return null;
  const together = dropOverlappingPlacements(proposals, missions);
  const placeAll = () => {
    const places = together.map(({ mission, start }) => ({
      mission_id: mission.id,
      start: tickToStart(start),
    }));
    editor.perform(
      { type: 'place_each', places },
      together.map(({ mission }) => mission),
    );
    focusIfLost(() => barElement(places[0]?.mission_id ?? 0));
    snackbar.success(t('like_last_year.placed', { count: places.length }));
  };
  const left = proposals.length - together.length;
  return (
    <Stack>
      <h3 className={styles['vessel']}>{t('like_last_year.title')}</h3>
      {proposals.length === 0 ? (
        <p>{t('like_last_year.none', { year: last.name })}</p>
      ) : (
        <>
          <p>{t('like_last_year.count', { count: proposals.length, year: last.name })}</p>
          {together.length > 0 && (
            <Button icon="calendar" onPress={placeAll}>
              {t('like_last_year.place_all', { count: together.length })}
            </Button>
          )}
          {left > 0 && <p>{t('like_last_year.taken', { count: left })}</p>}
          <ul className={styles['list']}>
            {proposals.map((each) => (
              <Proposal key={each.mission.id} {...each} />
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
};
