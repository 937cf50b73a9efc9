import { type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { watchSides } from '#ui/watch-sides.ts';
import { IconButton } from '#ui/button.tsx';
import { AddDialog } from '../mission/add-dialog.tsx';
import { FurtherTools } from '../timeline/further-tools.ts';
import { SaveStatus } from '../save-status/save-status.tsx';
import { useEditing } from '../edited-plan/scheduler-model.ts';
import { UndoTools } from '../save-status/undo-tools.tsx';
import type { PlanningTools } from './planning-page.tsx';
import { Presets } from '../timeline/tools/zoom-tools.tsx';
import { BaselineChoice } from './baseline-choice.tsx';
import { ColourChoice } from '../timeline-view/colour-choice.tsx';
import { FilterChoice } from './filter-choice.tsx';
import styles from '../room-bar.module.css';

type RoomBarProps = PlanningTools & {
  readonly heading: ReactNode;
  readonly choice?: ReactNode;
  readonly adds?: boolean;
  readonly children?: ReactNode;
};

export const PlanningBar = ({ room, zoom, heading, choice, adds = false, children }: RoomBarProps) => {
  const { t } = useTranslation('scheduler');
  const { readOnly } = useEditing();
  const furtherTools = useContext(FurtherTools);
  const [adding, setAdding] = useState(false);
  return (
    <>
      {heading}
      <div
        ref={watchSides}
        className={styles['tools']}
        data-alone={adds}
        role="toolbar"
        aria-label={t('tools.label')}
        data-no-print
      >
        {choice}
        <Presets zoom={zoom.zoom} onZoom={zoom.setZoom} />
        {!readOnly && <UndoTools />}
        {!readOnly && adds && (
          <IconButton small icon="add" label={t('add.button')} onPress={() => setAdding(true)} />
        )}
        <FilterChoice />
        <ColourChoice />
        <BaselineChoice />
        {furtherTools && <div className={styles['further']}>{furtherTools}</div>}
      </div>
      <div className={styles['end']}>
        <SaveStatus />
        {children}
      </div>
      {adding && <AddDialog onClose={() => setAdding(false)} onAdded={room.openMission} />}
    </>
  );
};
