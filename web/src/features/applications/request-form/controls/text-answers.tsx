import { type TextFieldName as TextName, textLimits } from '@shiptime/domain/applications/sections/form';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useBoundField } from './bound-field.ts';
import { AnswerFrame } from './answer-frame.tsx';

type TextProps = { field: TextName; optional: boolean; type: 'text' | 'email' };

const shortFields: readonly TextName[] = ['responsible_manager_name', 'responsible_manager_email'];

export const TextAnswer = ({ field, optional, type }: TextProps) => {
  const isLong = !shortFields.includes(field);
  const { value, set, props } = useBoundField<string>(field);
  return (
    <AnswerFrame field={field} bound={props} text={value}>
      <TextField
        {...props}
        {...(optional && { optional })}
        type={type}
        {...(isLong && { width: 'full' })}
        value={value ?? ''}
        onChange={(text) => set(text === '' ? null : text)}
      />
    </AnswerFrame>
  );
};

type LongTextProps = { field: TextName; optional: boolean; rows: number };

export const LongTextAnswer = ({ field, optional, rows }: LongTextProps) => {
  const { value, set, props } = useBoundField<string>(field);
  return (
    <AnswerFrame field={field} bound={props} text={value}>
      <TextArea
        {...props}
        {...(optional && { optional })}
        rows={rows}
        max={textLimits[field]}
        value={value ?? ''}
        onChange={(text) => set(text === '' ? null : text)}
      />
    </AnswerFrame>
  );
};
