import type { ApplicationField } from '@shiptime/domain/applications/sections/sections';
import { DateField } from '../../../../ui/date-field.tsx';
import { useBoundField } from './bound-field.ts';
import { AnswerFrame } from './answer-frame.tsx';

export const DayAnswer = ({ field }: { field: ApplicationField }) => {
  const { value, set, props } = useBoundField<string>(field);
  return (
    <AnswerFrame field={field} bound={props} text={value}>
      <DateField {...props} value={value} onChange={set} />
    </AnswerFrame>
  );
};
