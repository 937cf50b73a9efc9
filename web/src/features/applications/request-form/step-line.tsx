import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { statusOf } from '../autosave/autosave.ts';
import { useAutosave, useFormModel } from './form-model.ts';
import { SaveTools, SaveStatusText, StickyBar } from './save-status.tsx';
import { type Step, useStepWords } from './step-words.ts';
import styles from './step-line.module.css';

type StepLineProps = {
  readonly step: Step;
  readonly children: ReactNode;
};

export const StepLine = ({ step, children }: StepLineProps) => {
  const { readOnly } = useFormModel();
  const status = useAutosave(statusOf);
  const words = useStepWords(step);
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
        {!readOnly && <SaveTools />}
      </div>
    </StickyBar>
  );
};
