import { useTranslation } from 'react-i18next';
import { hasRole } from '@shiptime/domain/shared/actor';
import { useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { useOutlook, useScheduler } from '../model/scheduler-model.ts';
import { unknownOfVessel } from './unknown-of-vessel.ts';

/** What is not known of the ship, once, and where that is filled in. */
export const UnknownNotice = () => {
  const { t } = useTranslation('scheduler');
  const { list } = useFormat();
  const { actor } = useScheduler();
  const { missing, missions } = unknownOfVessel(useOutlook().conflicts);
  if (missing.length === 0) return null;
  return (
    <Notice title={t('unknown.title', { particulars: list(missing.map((each) => t(`unknown.${each}`))) })}>
      <p>{t('unknown.body', { count: missions })}</p>
      <p>
        {hasRole(actor, 'administrator') ? (
          <Link href={paths.administration('vessels')}>{t('unknown.fill_in')}</Link>
        ) : (
          t('unknown.administrators')
        )}
      </p>
    </Notice>
  );
};
