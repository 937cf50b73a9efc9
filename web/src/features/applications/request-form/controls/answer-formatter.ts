import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import type { Choice } from './choice.ts';

export const useAnswerFormatter = (choices: readonly Choice[] = []) => {
  const { t } = useTranslation(['application_form', 'ui']);
  const { language, number } = useFormat();
  const one = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('application_form:conflict.empty');
    if (typeof value === 'boolean') return t(value ? 'ui:yes' : 'ui:no');
    const choice = choices.find(({ id }) => id === value);
    if (choice) return nameInLanguage(language, choice);
    return typeof value === 'number' ? number(value) : String(value);
  };
  return (value: unknown): string =>
    Array.isArray(value) ? value.map(one).join(', ') || one(null) : one(value);
};
