import type { ReactNode } from 'react';
import { type ApplicationField, fieldByName } from '@shiptime/domain/applications/sections/form';
import { sectionOfField } from '@shiptime/domain/applications/sections/sections';
import { FieldLabelRowContext } from '#ui/field.tsx';
import { RemarkButton } from '#features/applications/remarks/remark-button.tsx';
import { RemarkThread } from '#features/applications/remarks/remark-thread.tsx';
import { useWarningsFor } from '../form-model.ts';
import { warningKey } from '@shiptime/domain/applications/warnings';
import { WarningNote } from '../warnings/warning-note.tsx';
import type { Choice } from './choice.ts';
import { ReadOnlyAnswer } from './read-only-answer.tsx';
import { ConflictChoice } from './conflict-choice.tsx';

type Props = {
  readonly field: ApplicationField;
  readonly bound: {
    readonly label: string;
    readonly isReadOnly: boolean;
    readonly error?: string | null | undefined;
  };
  readonly text: string | null;
  readonly choices?: readonly Choice[];
  readonly children: ReactNode;
};

export const AnswerFrame = ({ field, bound, text, choices, children }: Props) => {
  const warnings = useWarningsFor(field);
  const place = { section: sectionOfField(field)!, fields: [field], label: bound.label };
  return (
    <div>
      <FieldLabelRowContext value={<RemarkButton place={place} />}>
        {bound.isReadOnly ? (
          <ReadOnlyAnswer
            label={bound.label}
            text={text}
            error={bound.error}
            isOwnWords={'max' in fieldByName(field)}
          />
        ) : (
          children
        )}
      </FieldLabelRowContext>
      <div aria-live="polite">
        {warnings.map((warning) => (
          <WarningNote key={warningKey(warning)} warning={warning} />
        ))}
      </div>
      <RemarkThread place={place} />
      <ConflictChoice field={field} {...(choices && { choices })} />
    </div>
  );
};
