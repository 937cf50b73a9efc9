import { type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { markScrollableSides } from '#ui/mark-scrollable-sides.ts';
import { IconButton } from '#ui/button.tsx';
import { AddMissionDialog } from '../mission/add-mission-dialog.tsx';
import { ExtraToolsContext } from '../timeline/timeline-contexts.ts';
import { SaveStatus } from '../save-status/save-status.tsx';
import { useEditingModel } from '../edited-plan/scheduler-model.ts';
import { UndoTools } from '../save-status/undo-tools.tsx';
import type { PlanningControls } from './planning-page.tsx';
import { ZoomPresetButtons } from '../timeline/tools/zoom-tools.tsx';
import { BaselineChoice } from './baseline-choice.tsx';
import { ColourChoice } from '../timeline-view/colour-choice.tsx';
import { FilterChoice } from './filter-choice.tsx';
import styles from '../room-bar.module.css';

type RoomBarProps = PlanningControls & {
  readonly heading: ReactNode;
  readonly choice?: ReactNode;
  readonly adds?: boolean;
  readonly children?: ReactNode;
};

export const PlanningBar = ({ room, zoom, heading, choice, adds = false, children }: RoomBarProps) => {
  const { t } = useTranslation('scheduler');
  const { readOnly } = useEditingModel();
  const furtherTools = useContext(ExtraToolsContext);
  const [adding, setAdding] = useState(false);
  return (
    <>
      {heading}
      <div
        ref={markScrollableSides}
        className={styles['tools']}
        data-alone={adds}
        role="toolbar"
        aria-label={t('tools.label')}
        data-no-print
      >
        {choice}
        <ZoomPresetButtons zoom={zoom.zoom} onZoom={zoom.setZoom} />
        {!readOnly && <UndoTools />}
        {!readOnly && adds && (
          <IconButton small icon="add" label={t('add.button')} onPress={() => setAdding(true)} />
        )}
        <FilterChoice />
        <ColourChoice />
        <BaselineChoice />
        {furtherTools && <div className={styles['further']}>{furtherTools}</div>}
      </div>
      <div className={styles['end']} data-no-print>
        <SaveStatus />
        {children}
      </div>
      {adding && <AddMissionDialog onClose={() => setAdding(false)} onAdded={room.openMission} />}
    </>
  );
};
