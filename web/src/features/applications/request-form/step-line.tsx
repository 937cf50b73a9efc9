import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SectionName, sectionNames } from '@shiptime/domain/applications/sections/sections';
import { Icon } from '#ui/icon.tsx';
import { statusOf } from '../autosave/autosave.ts';
import { useAutosave, useFormModel } from './form-model.ts';
import { SaveTools, SaveWords, StickyBar } from './save-status.tsx';
import styles from './step-line.module.css';

type StepLineProps = {
  readonly section: SectionName;
  readonly isSubmitting: boolean;
  readonly readsAll: boolean;
  /** The sections, what is missing, the files: behind the line. */
  readonly children: ReactNode;
};

/** On a narrow screen: where one is, and that it is saved, in one line that stays; everything beside the form opens from it. */
export const StepLine = ({ section, isSubmitting, readsAll, children }: StepLineProps) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const { readOnly } = useFormModel();
  const status = useAutosave(statusOf);
  const place = `${section} ${isSubmitting} ${readsAll}`;
  // Whoever has chosen wants to see what was chosen: it is open in one place only.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === place;
  const panel = useId();
  const words = () => {
    if (isSubmitting && !readOnly) return t('application_form:submit.go');
    if (readsAll) return t('application_form:read_all');
    return t('application_form:step', {
      number: sectionNames.indexOf(section) + 1,
      of: sectionNames.length,
      section: t(`applications:sections.${section}`),
    });
  };
  return (
    <StickyBar {...(!readOnly && { status })}>
      <button
        type="button"
        className={styles['step']}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpenAt(isOpen ? null : place)}
      >
        <span>{words()}</span>
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
