import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';

export const MayNotApplyNotice = () => {
  const { t } = useTranslation('application_form');
  const { can } = useSignedInUser();
  if (!can['ask_to_apply']) return <Notice tone="warning">{t('new.observer')}</Notice>;
  return (
    <Notice tone="warning">
      <p>{t('new.may_not')}</p>
      <p>
        <Link href={paths.askToApply()}>{t('new.ask_to_apply')}</Link>
      </p>
    </Notice>
  );
};
