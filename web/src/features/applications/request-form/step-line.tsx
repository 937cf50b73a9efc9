import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { autosaveStatusOf } from '../autosave/autosave.ts';
import { useAutosave, useFormModel } from './form-model.ts';
import { SaveControls, SaveStatusText, StickyBar } from './save-status.tsx';
import { type FormStep, useFormStepLabel } from './form-step-label.ts';
import styles from './step-line.module.css';

type StepLineProps = {
  readonly step: FormStep;
  readonly children: ReactNode;
};

export const FormStepLine = ({ step, children }: StepLineProps) => {
  const { readOnly } = useFormModel();
  const status = useAutosave(autosaveStatusOf);
  const words = useFormStepLabel(step);
  const place = `${step.section} ${step.isSubmitting} ${step.readsAll}`;
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === place;
  const panel = useId();
  return (
    <StickyBar {...(!readOnly && { status })}>
      <button
        type="button"
        className={styles['step']}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpenAt(isOpen ? null : place)}
      >
        <span>{words}</span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </button>
      {!readOnly && <SaveStatusText isShort />}
      <div id={panel} className={styles['panel']} hidden={!isOpen}>
        {children}
        {!readOnly && <SaveControls />}
      </div>
    </StickyBar>
  );
};
