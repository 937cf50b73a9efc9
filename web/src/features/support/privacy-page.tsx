import { useTranslation } from 'react-i18next';
import { LegalText } from './components/legal-text.tsx';

const parts = ['collected', 'purpose', 'shown', 'kept', 'browser', 'rights'] as const;

export const PrivacyPage = () => {
  const { t } = useTranslation('support');
  return (
    <LegalText
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      parts={parts.map((key) => ({ key, title: t(`privacy.${key}.title`), text: t(`privacy.${key}.text`) }))}
    />
  );
};
