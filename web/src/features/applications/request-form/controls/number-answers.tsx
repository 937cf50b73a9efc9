import type { ApplicationField } from '@shiptime/domain/applications/sections/form';
import { useFormat } from '#lib/format.ts';
import { NumberField } from '#ui/number-field.tsx';
import { useBoundField } from './bound-field.ts';
import { AnswerFrame } from './answer-frame.tsx';

type NumberProps = { field: ApplicationField; hint?: string; optional?: boolean };

export const NumberAnswer = ({ field, hint, optional = false }: NumberProps) => {
  const { value, set, props } = useBoundField<number>(field);
  const format = useFormat();
  return (
    <AnswerFrame field={field} bound={props} text={value === null ? null : format.number(value)}>
      <NumberField
        {...props}
        {...(optional && { optional })}
        {...(hint && { hint })}
        value={value}
        onChange={set}
      />
    </AnswerFrame>
  );
};
