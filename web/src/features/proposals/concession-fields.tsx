import { useTranslation } from 'react-i18next';
import { defaultBreakDays, defaultMinimumPartDays } from '@shiptime/domain/plans/split-into-parts';
import { useFormat } from '#lib/format.ts';
import { Select } from '#ui/select.tsx';
import type { ConcessionsControls } from './use-concessions.ts';

const leastParts = [defaultMinimumPartDays, 1, 5, 7];
const breaks = [defaultBreakDays, 1, 3, 14, 28, 60];
const shares = [0, 0.05, 0.1, 0.25, 0.5, 0.75];

const never = 0;

/** Adds the current value to the usual choices. */
const withSet = (usual: readonly number[], set: number): readonly number[] =>
  usual.includes(set) ? usual : [...usual, set];

export const ConcessionFields = ({ work: { concessions, set } }: { readonly work: ConcessionsControls }) => {
  const { t } = useTranslation('proposals');
  const { percent } = useFormat();
  const { least_part_days: leastPart, longest_break_days: longest, shorten_share: share } = concessions;
  return (
    <>
      <Select
        name="least_part_days"
        label={t('bargains.split')}
        hint={t('bargains.split_explained')}
        placeholder={null}
        value={leastPart ?? never}
        onChange={(days) => set('least_part_days', days === never ? null : (days ?? defaultMinimumPartDays))}
        options={[...withSet(leastParts, leastPart ?? defaultMinimumPartDays), never].map((days) => ({
          id: days,
          label: days === never ? t('bargains.split_no') : t('bargains.split_parts', { count: days }),
        }))}
      />
      {leastPart !== null && (
        <Select
          name="longest_break_days"
          label={t('bargains.break')}
          placeholder={null}
          value={longest}
          onChange={(days) => set('longest_break_days', days ?? defaultBreakDays)}
          options={withSet(breaks, longest).map((days) => ({
            id: days,
            label: t('bargains.break_days', { count: days }),
          }))}
        />
      )}
      <Select
        name="shorten_share"
        label={t('bargains.shorten')}
        hint={t('bargains.shorten_explained')}
        placeholder={null}
        value={share}
        onChange={(chosen) => set('shorten_share', chosen ?? 0)}
        options={withSet(shares, share).map((each) => ({
          id: each,
          label:
            each === 0 ? t('bargains.shorten_no') : t('bargains.shorten_share', { percent: percent(each) }),
        }))}
      />
    </>
  );
};
