import type { ReactNode } from 'react';
import type { ApplicationField } from '@shiptime/domain/applications/sections/sections';
import { useWarningsFor } from '../form-model.ts';
import { WarningNote } from '../warnings/warning-note.tsx';
import type { Choice } from './choice.ts';
import { ConflictChoice } from './conflict-choice.tsx';

type Props = {
  readonly field: ApplicationField;
  readonly choices?: readonly Choice[];
  readonly children: ReactNode;
};

/** A control with what belongs below it: what deserves a second look, and the choice between two people's answers. */
export const AnswerFrame = ({ field, choices, children }: Props) => {
  const warnings = useWarningsFor(field);
  return (
    <div>
      {children}
      <div aria-live="polite">
        {warnings.map((warning) => (
          <WarningNote key={warning.code} warning={warning} />
        ))}
      </div>
      <ConflictChoice field={field} {...(choices && { choices })} />
    </div>
  );
};
