import { useTranslation } from 'react-i18next';
import { hasRole } from '@shiptime/domain/shared/actor';
import { attributeOf } from '@shiptime/domain/vessels/planning-needs';
import { useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { useOutlook, useScheduler } from '../edited-plan/scheduler-model.ts';
import { unknownOfVessel } from './unknown-of-vessel.ts';

export const UnknownNotice = () => {
  const { t } = useTranslation('scheduler');
  const { list } = useFormat();
  const { actor, plan } = useScheduler();
  const { missing, missions } = unknownOfVessel(useOutlook().conflicts);
  const [first] = missing;
  if (!first) return null;
  return (
    <Notice title={t('unknown.title', { particulars: list(missing.map((each) => t(`unknown.${each}`))) })}>
      <p>{t('unknown.body', { count: missions })}</p>
      <p>
        {hasRole(actor, 'administrator') ? (
          <Link href={paths.administration('vessels', { record: plan.vessel_id, field: attributeOf(first) })}>
            {t('unknown.fill_in')}
          </Link>
        ) : (
          t('unknown.administrators')
        )}
      </p>
    </Notice>
  );
};
