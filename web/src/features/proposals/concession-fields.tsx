import { useTranslation } from 'react-i18next';
import { defaultMinimumPartDays } from '@shiptime/domain/plans/splitting';
import { useFormat } from '#lib/format.ts';
import { Select } from '#ui/select.tsx';
import type { ProposalWork } from './use-proposal.ts';

const leastParts = [defaultMinimumPartDays, 1, 5, 7, 0];
const shares = [0, 0.05, 0.1, 0.25, 0.5];

type BargainsProps = {
  readonly work: Pick<ProposalWork, 'leastPart' | 'setLeastPart' | 'shorterBy' | 'setShorterBy'>;
};

export const ConcessionFields = ({
  work: { leastPart, setLeastPart, shorterBy, setShorterBy },
}: BargainsProps) => {
  const { t } = useTranslation('proposals');
  const { percent } = useFormat();
  return (
    <>
      <Select
        name="least_part_days"
        label={t('bargains.split')}
        hint={t('bargains.split_explained')}
        placeholder={null}
        value={leastPart}
        onChange={(days) => setLeastPart(days ?? defaultMinimumPartDays)}
        options={leastParts.map((days) => ({
          id: days,
          label: days === 0 ? t('bargains.split_no') : t('bargains.split_parts', { count: days }),
        }))}
      />
      <Select
        name="shorten_share"
        label={t('bargains.shorten')}
        hint={t('bargains.shorten_explained')}
        placeholder={null}
        value={shorterBy}
        onChange={(share) => setShorterBy(share ?? 0)}
        options={shares.map((share) => ({
          id: share,
          label:
            share === 0 ? t('bargains.shorten_no') : t('bargains.shorten_share', { percent: percent(share) }),
        }))}
      />
    </>
  );
};
