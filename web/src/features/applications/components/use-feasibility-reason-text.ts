import { useTranslation } from 'react-i18next';
import type { FeasibilityReason } from '@shiptime/domain/applications/feasibility';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useReferenceList } from '#features/reference/reference-api.ts';

export const useFeasibilityReasonText = () => {
  const { t } = useTranslation('applications');
  const { language } = useFormat();
  const capabilities = useReferenceList('capabilities');
  return ({ code, params }: FeasibilityReason): string => {
    const capability = capabilities.find(({ id }) => id === params?.['capability_id']);
    return t(`feasibility.reasons.${code}`, {
      ...params,
      capability: capability ? nameInLanguage(language, capability) : '…',
    });
  };
};
