import { useTranslation } from 'react-i18next';
import type { ApplicationField } from '@shiptime/domain/applications/sections/form';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldLabelRow } from '#ui/field.tsx';
import { YesNo } from '#ui/yes-no.tsx';
import { useBoundField } from './bound-field.ts';
import { AnswerFrame } from './answer-frame.tsx';
import { ReadOnlyStatement } from './read-only-answer.tsx';

type YesNoAnswerProps = {
  readonly field: ApplicationField;
  readonly optional?: boolean;
  /** Disables "yes"; an earlier "yes" remains visible and can be cleared. */
  readonly isYesImpossible?: boolean;
};

export const YesNoAnswer = ({ field, optional = false, isYesImpossible = false }: YesNoAnswerProps) => {
  const { value, set, props } = useBoundField<boolean>(field);
  const { t } = useTranslation('ui');
  const text = value === null ? null : t(value ? 'yes' : 'no');
  return (
    <AnswerFrame field={field} bound={props} text={text}>
      <YesNo
        {...props}
        {...(optional && { optional })}
        value={value}
        onChange={set}
        isYesDisabled={isYesImpossible && value !== true}
      />
    </AnswerFrame>
  );
};

export const CheckboxAnswer = ({ field }: { field: ApplicationField }) => {
  const { value, set, props } = useBoundField<boolean>(field);
  const { hint, ...rest } = props;
  if (props.isReadOnly) return value === true && <ReadOnlyStatement label={props.label} />;
  return (
    <AnswerFrame field={field} bound={props} text={null}>
      <FieldLabelRow>
        <Checkbox {...rest} {...(hint && { description: hint })} value={value ?? false} onChange={set} />
      </FieldLabelRow>
    </AnswerFrame>
  );
};
