import type { ApplicationField } from '@shiptime/domain/applications/sections/sections';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { YesNo } from '../../../../ui/yes-no.tsx';
import { useBoundField } from './bound-field.ts';
import { AnswerFrame } from './answer-frame.tsx';

export const YesNoAnswer = ({ field }: { field: ApplicationField }) => {
  const { value, set, props } = useBoundField<boolean>(field);
  return (
    <AnswerFrame field={field}>
      <YesNo {...props} value={value} onChange={set} />
    </AnswerFrame>
  );
};

/** A statement to tick; not ticked is no answer yet. */
export const TickAnswer = ({ field }: { field: ApplicationField }) => {
  const { value, set, props } = useBoundField<boolean>(field);
  const { hint, ...rest } = props;
  return (
    <AnswerFrame field={field}>
      <Checkbox {...rest} {...(hint && { description: hint })} value={value ?? false} onChange={set} />
    </AnswerFrame>
  );
};
