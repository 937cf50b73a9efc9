import { type ApplicationField, textLimits } from '@shiptime/domain/applications/sections/form';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useBoundField } from './bound-field.ts';
import { AnswerFrame } from './answer-frame.tsx';

type TextName = ApplicationField & keyof typeof textLimits;

export const TextAnswer = ({ field, type = 'text' }: { field: TextName; type?: 'text' | 'email' }) => {
  const { value, set, props } = useBoundField<string>(field);
  return (
    <AnswerFrame field={field} bound={props} text={value}>
      <TextField
        {...props}
        type={type}
        width="full"
        value={value ?? ''}
        onChange={(text) => set(text === '' ? null : text)}
      />
    </AnswerFrame>
  );
};

type LongTextProps = { field: TextName; optional?: boolean; rows?: number };

export const LongTextAnswer = ({ field, optional = false, rows = 4 }: LongTextProps) => {
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
