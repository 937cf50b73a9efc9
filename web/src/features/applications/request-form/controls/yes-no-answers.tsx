import type { ApplicationField } from '@shiptime/domain/applications/sections/sections';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { YesNo } from '../../../../ui/yes-no.tsx';
import { useBoundField } from './bound-field.ts';
import { ConflictChoice } from './conflict-choice.tsx';

export const YesNoAnswer = ({ field }: { field: ApplicationField }) => {
  const { value, set, props } = useBoundField<boolean>(field);
  return (
    <div>
      <YesNo {...props} value={value} onChange={set} />
      <ConflictChoice field={field} />
    </div>
  );
};

/** A statement to tick; not ticked is no answer yet. */
export const TickAnswer = ({ field }: { field: ApplicationField }) => {
  const { value, set, props } = useBoundField<boolean>(field);
  const { hint, ...rest } = props;
  return (
    <div>
      <Checkbox {...rest} {...(hint && { description: hint })} value={value ?? false} onChange={set} />
      <ConflictChoice field={field} />
    </div>
  );
};
