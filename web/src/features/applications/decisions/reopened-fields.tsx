import { useTranslation } from 'react-i18next';
import type { ApplicationField } from '@shiptime/domain/applications/sections/form';
import { useFormat } from '#lib/format.ts';

export const ReopenedFields = ({ fields }: { fields: readonly ApplicationField[] }) => {
  const { t } = useTranslation('applications');
  const { list } = useFormat();
  if (fields.length === 0) return null;
  return <p>{t('corrections.asked', { fields: list(fields.map((field) => t(`fields.${field}.label`))) })}</p>;
};
