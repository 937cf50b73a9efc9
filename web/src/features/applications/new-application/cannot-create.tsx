import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';

export const CannotCreate = () => {
  const { t } = useTranslation('application_form');
  return (
    <Notice tone="warning">
      <p>{t('new.may_not')}</p>
      <p>
        <Link href={paths.askToApply()}>{t('new.ask_to_apply')}</Link>
      </p>
    </Notice>
  );
};
