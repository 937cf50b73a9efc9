import { useTranslation } from 'react-i18next';
import { usePortalInfo } from '#lib/portal.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';

export const SupportContact = () => {
  const { t } = useTranslation('support');
  const contact = usePortalInfo()?.support_contact ?? null;
  return (
    <Notice tone="info" title={t('contact.title')}>
      {contact === null ? (
        <p>{t('contact.coordinators')}</p>
      ) : (
        <p>
          {t('contact.write')} <Link href={contact}>{contact.replace(/^mailto:/, '')}</Link>
        </p>
      )}
    </Notice>
  );
};
