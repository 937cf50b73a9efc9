import { useTranslation } from 'react-i18next';
import type { MissionFields } from '@shiptime/domain/plans/editing/plan-patches';
import { restoreFocusToMission } from '../timeline/drag/restore-focus.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ConflictItem } from '../conflicts/conflict-item.tsx';
import conflictStyles from '../conflicts/conflicts.module.css';
import { unsavedFields } from '../plan-editor/plan-state.ts';
import { LostChangesNotice, UnsavableChangesNotice, ChangedMissionsList } from './unsavable-changes.tsx';
import { usePlanEditorState, useCheckedPlans, useEditingModel } from '../edited-plan/scheduler-model.ts';
import { useState } from 'react';

const RestoredChanges = () => {
  const { t } = useTranslation(['scheduler', 'ui']);
  const { editor, mayEdit } = useEditingModel();
  const [dismissed, setDismissed] = useState(false);
  const pairs = editor.restored.filter(({ was }) => mayEdit(was));
  const [first] = pairs;
  if (dismissed || !first) return null;
  return (
    <Notice
      tone="info"
      live
      title={t('scheduler:restored.title')}
      actions={
        <Button
          small
          onPress={() => {
            setDismissed(true);
            restoreFocusToMission(first.was.id);
          }}
        >
          {t('ui:close')}
        </Button>
      }
    >
      <p>{t('scheduler:restored.text')}</p>
      <ChangedMissionsList pairs={pairs} />
    </Notice>
  );
};

const ContestedFields = () => {
  const { t } = useTranslation('scheduler');
  const { editor, mayEdit } = useEditingModel();
  const { plan } = usePlanEditorState();
  const { words } = useCheckedPlans();
  const { speaker } = words;
  const said = (field: keyof MissionFields, value: unknown): string => {
    if (value === null || value === undefined) return speaker.nothing();
    return field.endsWith('_port_id') ? speaker.port(Number(value)) : String(value);
  };
  return plan.contested.map(({ mission_id, field, theirs }) => {
    const mission = plan.missions.find(({ id }) => id === mission_id);
    if (!mission || !mayEdit(mission)) return null;
    const choose = (mine: boolean) => {
      editor.settle(mission_id, field, mine);
      restoreFocusToMission(mission_id);
    };
    const params = { mission: speaker.mission(mission_id), field: speaker.field(field) };
    return (
      <div key={`${mission_id} ${field}`} data-contested={`${mission_id} ${field}`}>
        <Notice
          tone="warning"
          live
          title={t('contested.title', params)}
          actions={
            <>
              <Button small onPress={() => choose(true)}>
                {t('contested.mine', { value: said(field, mission[field]) })}
              </Button>
              <Button small onPress={() => choose(false)}>
                {t('contested.theirs', { value: said(field, theirs) })}
              </Button>
            </>
          }
        >
          <p>{t('contested.text')}</p>
        </Notice>
      </div>
    );
  });
};

export const UnsavedChangesNotices = () => {
  const { t } = useTranslation('scheduler');
  const { plan, status } = usePlanEditorState();
  const { conflicts, words } = useCheckedPlans();
  const { mayEdit } = useEditingModel();
  const told = (
    <>
      <RestoredChanges />
      <LostChangesNotice />
    </>
  );
  if (status === 'saved') return told;
  const unsaved = new Set(
    [...unsavedFields(plan).keys()].filter((id) => {
      const row = plan.rows.get(id);
      return row !== undefined && mayEdit(row);
    }),
  );
  const overlaps = conflicts.filter(
    ({ code, kept, mission_ids }) => code === 'overlap' && !kept && mission_ids.some((id) => unsaved.has(id)),
  );
  const refused = [...plan.refused].filter(([id]) => unsaved.has(id));
  return (
    <>
      {told}
      <UnsavableChangesNotice />
      <ContestedFields />
      {overlaps.length > 0 && (
        <Notice tone="error" title={t('save.overlap')}>
          <p>{t('save.overlap_text')}</p>
          <ul className={conflictStyles['list']}>
            {overlaps.map((found) => (
              <ConflictItem key={found.mission_ids.join(' ')} found={found} />
            ))}
          </ul>
        </Notice>
      )}
      {status === 'waiting' && refused.length > 0 && (
        <Notice tone="error" title={t('save.refused')}>
          {refused.map(([id, { message }]) => (
            <p key={id}>{t('save.refused_one', { mission: words.speaker.mission(id), why: message })}</p>
          ))}
        </Notice>
      )}
    </>
  );
};
