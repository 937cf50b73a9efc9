import { useTranslation } from 'react-i18next';
import { LegalText } from './components/legal-text.tsx';

const parts = ['goal', 'keyboard', 'display', 'timeline', 'limits', 'tell_us'] as const;

export const AccessibilityPage = () => {
  const { t } = useTranslation('support');
  return (
    <LegalText
      title={t('accessibility.title')}
      lead={t('accessibility.lead')}
      parts={parts.map((key) => ({
        key,
        title: t(`accessibility.${key}.title`),
        text: t(`accessibility.${key}.text`),
      }))}
    />
  );
};
