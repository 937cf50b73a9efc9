import { useState } from 'react';
import type { ApplicationField } from '@shiptime/domain/applications/sections/form';
import { Button } from '#ui/button.tsx';
import { useAnswer, useFormModel } from '../form-model.ts';
import { AnswerAppliedNotice } from '../stations/answer-applied-notice.tsx';

type Pair<T> = readonly [T, T];
type Value = string | number;

type Props = {
  readonly fields: Pair<ApplicationField>;
  readonly values: Pair<Value> | null;
  readonly label: string;
  readonly done: string;
};

const isEmpty = (value: Value | null): boolean => value === null || value === '';

export const SuggestedAnswers = ({ fields, values, label, done }: Props) => {
  const { readOnly } = useFormModel();
  const [first, setFirst] = useAnswer<Value>(fields[0]);
  const [second, setSecond] = useAnswer<Value>(fields[1]);
  const [taken, setTaken] = useState<Pair<Value> | null>(null);
  if (readOnly) return null;
  const set = (answers: Pair<Value> | null) => {
    setFirst(answers?.[0] ?? null);
    setSecond(answers?.[1] ?? null);
    setTaken(answers);
  };
  if (taken !== null && first === taken[0] && second === taken[1])
    return <AnswerAppliedNotice title={done} undo={() => set(null)} />;
  if (!values || !isEmpty(first) || !isEmpty(second)) return null;
  return (
    <Button small icon="check" onPress={() => set(values)}>
      {label}
    </Button>
  );
};
