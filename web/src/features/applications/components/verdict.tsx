import { useTranslation } from 'react-i18next';
import type { VesselFeasibility, FeasibilityVerdict } from '@shiptime/domain/applications/feasibility';
import { Icon, type IconName } from '#ui/icon.tsx';
import { useFeasibilityReasonText } from './use-feasibility-reason-text.ts';
import styles from './verdict.module.css';

const icons: Record<FeasibilityVerdict, IconName> = {
  fits: 'success',
  almost: 'alert',
  unknown: 'help',
  no: 'error',
};

type MarkProps = { readonly verdict: FeasibilityVerdict; readonly isPartial?: boolean };

export const VerdictMark = ({ verdict, isPartial = false }: MarkProps) => {
  const { t } = useTranslation('applications');
  return (
    <span className={styles['verdict']} data-verdict={verdict}>
      <Icon name={icons[verdict]} size={18} />
      {t(`feasibility.verdicts.${isPartial && verdict === 'fits' ? 'fits_so_far' : verdict}`)}
    </span>
  );
};

export const FeasibilityReasons = ({ found }: { found: Pick<VesselFeasibility, 'reasons'> }) => {
  const { t } = useTranslation('application_form');
  const say = useFeasibilityReasonText();
  if (found.reasons.length === 0) return t('fleet.nothing_against');
  return (
    <ul className={styles['reasons']}>
      {found.reasons.map(say).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
};
