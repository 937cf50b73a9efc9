import type { ApplicationField } from '@shiptime/domain/applications/sections/sections';
import { DateField } from '../../../../ui/date-field.tsx';
import { useBoundField } from './bound-field.ts';
import { ConflictChoice } from './conflict-choice.tsx';

export const DayAnswer = ({ field }: { field: ApplicationField }) => {
  const { value, set, props } = useBoundField<string>(field);
  return (
    <div>
      <DateField {...props} value={value} onChange={set} />
      <ConflictChoice field={field} />
    </div>
  );
};
