import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationField } from '@shiptime/domain/applications/sections/sections';
import { useProblemText } from '../../../../lib/problem-text.ts';
import { useAnswer, useFormModel, useProblemOf, useRefusalOf } from '../form-model.ts';

/** What every control of the form needs of its field: value, words, what is wrong, whether it may be changed. */
export const useBoundField = <T>(field: ApplicationField) => {
  const { t, i18n } = useTranslation('applications');
  const { readOnly, marksEmpty } = useFormModel();
  const [value, set] = useAnswer<T>(field);
  const [visited, setVisited] = useState(false);
  const words = useProblemText();
  const refusal = useRefusalOf(field);
  const problem = useProblemOf(field, marksEmpty || visited);
  const hintKey = `applications:fields.${field}.hint`;
  return {
    value,
    set,
    props: {
      name: field,
      label: t(`fields.${field}.label`),
      ...(i18n.exists(hintKey) && { hint: i18n.t(hintKey as never) as string }),
      error: refusal ?? (problem && words(problem)),
      isReadOnly: readOnly,
      onBlur: () => setVisited(true),
    },
  };
};
