import { useTranslation } from 'react-i18next';
import type { ReviewLevel } from '@shiptime/domain/plans/lifecycle';
import { Chip } from '#ui/chip.tsx';

const colors: Record<ReviewLevel, string> = {
  regional: '#8c8c8c',
  national: '#5b8fc7',
  executive: '#1f5a99',
  final: '#2d7a46',
};

type LevelChipProps = { readonly level: ReviewLevel; readonly isAmended?: boolean };

export const LevelChip = ({ level, isAmended = false }: LevelChipProps) => {
  const { t } = useTranslation('plans');
  const { t: ts } = useTranslation('scheduler');
  return (
    <Chip color={colors[level]} {...(level === 'final' && { icon: 'check' })}>
      {[isAmended && ts('amendment.chip'), t(`levels.${level}`)].filter(Boolean).join(' · ')}
    </Chip>
  );
};
