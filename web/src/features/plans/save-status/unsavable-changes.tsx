import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mission } from '@shiptime/domain/plans/missions';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { unsavedMissions } from '../plan-editor/plan-state.ts';
import { restoreFocusToMission } from '../timeline/drag/restore-focus.ts';
import { createPlanSnapshotForDiff } from '../edited-plan/plan-snapshot-for-diff.ts';
import { usePlanTexts } from '../edited-plan/plan-texts.ts';
import {
  findPlanOfMission,
  useEditingModel,
  usePlanEditorState,
  useCheckedPlans,
} from '../edited-plan/scheduler-model.ts';

type Pair = { readonly was: Mission; readonly wanted: Mission };

const nowhere: readonly never[] = [];

export const ChangedMissionsList = ({ pairs }: { pairs: readonly Pair[] }) => {
  const missions = useMemo(() => pairs.map(({ wanted }) => wanted), [pairs]);
  const words = usePlanTexts(missions, nowhere);
  const told = words.comparison(
    createPlanSnapshotForDiff(pairs.map(({ was }) => was)),
    createPlanSnapshotForDiff(missions),
  );
  return (
    <ul>
      {told.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
};

export const UnsavableChangesNotice = () => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const language = useLanguage();
  const model = useEditingModel();
  const { plan } = usePlanEditorState();
  const pairs = useMemo(() => unsavedMissions(plan).filter(({ was }) => !model.mayEdit(was)), [plan, model]);
  const [first] = pairs;
  const closed = findPlanOfMission(model, first?.was);
  if (!first || !closed) return null;
  return (
    <Notice
      tone="error"
      live
      title={t('stranded.title', {
        vessel: nameInLanguage(language, closed.vessel),
        level: tp(`levels.${closed.review_level}`),
      })}
      actions={
        <Button
          small
          onPress={() => {
            model.editor.discard(pairs.map(({ was }) => was.id));
            restoreFocusToMission(first.was.id);
          }}
        >
          {t('stranded.discard')}
        </Button>
      }
    >
      <p>{t('stranded.text')}</p>
      <ChangedMissionsList pairs={pairs} />
    </Notice>
  );
};

export const LostChangesNotice = () => {
  const { t } = useTranslation('scheduler');
  const { t: tu } = useTranslation('ui');
  const { editor } = useEditingModel();
  const { lost } = usePlanEditorState().plan;
  const { missions } = useCheckedPlans();
  if (lost.length === 0) return null;
  return (
    <Notice
      tone="error"
      live
      title={t('lost.title', { count: lost.length, title: lost[0]?.was.title })}
      actions={
        <Button
          small
          onPress={() => {
            editor.noteLost();
            restoreFocusToMission(missions[0]?.id);
          }}
        >
          {tu('close')}
        </Button>
      }
    >
      <p>{t('lost.text')}</p>
      <ChangedMissionsList pairs={lost} />
    </Notice>
  );
};
