import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { translationAt } from '#lib/i18n.ts';

export const useReportLabels = () => {
  const { t } = useTranslation('application_form');
  const { number, days } = useFormat();
  return {
    labelOf: (field: string): string => translationAt(`application_form:report.fields.${field}`) ?? field,
    days,
    said: (value: unknown): string => {
      if (Array.isArray(value)) return t('report.stations_count', { count: value.length });
      if (typeof value === 'number') return number(value);
      return typeof value === 'string' && value !== '' ? value : t('report.nothing');
    },
  };
};
