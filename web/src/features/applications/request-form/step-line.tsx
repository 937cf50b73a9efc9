import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { statusOf } from '../autosave/autosave.ts';
import { useAutosave, useFormModel } from './form-model.ts';
import { SaveTools, SaveWords, StickyBar } from './save-status.tsx';
import { type Step, useStepWords } from './step-words.ts';
import styles from './step-line.module.css';

type StepLineProps = {
  readonly step: Step;
  /** The sections, what is missing, the files: behind the line. */
  readonly children: ReactNode;
};

/** On a narrow screen: where one is, and that it is saved, in one line that stays; everything beside the form opens from it. */
export const StepLine = ({ step, children }: StepLineProps) => {
  const { readOnly } = useFormModel();
  const status = useAutosave(statusOf);
  const words = useStepWords(step);
  const place = `${step.section} ${step.isSubmitting} ${step.readsAll}`;
  // Whoever has chosen wants to see what was chosen: it is open in one place only.
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
      {!readOnly && <SaveWords isShort />}
      <div id={panel} className={styles['panel']} hidden={!isOpen}>
        {children}
        {!readOnly && <SaveTools />}
      </div>
    </StickyBar>
  );
};
