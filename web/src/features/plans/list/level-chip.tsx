import { useTranslation } from 'react-i18next';
import type { ReviewLevel } from '@shiptime/domain/plans/lifecycle';
import { Chip } from '#ui/chip.tsx';

const colors: Record<ReviewLevel, string> = {
  regional: '#8c8c8c',
  national: '#5b8fc7',
  executive: '#1f5a99',
  final: '#2d7a46',
};

/** Where a plan stands on its way from the region to final. */
export const LevelChip = ({ level }: { level: ReviewLevel }) => {
  const { t } = useTranslation('plans');
  return (
    <Chip color={colors[level]} {...(level === 'final' && { icon: 'check' })}>
      {t(`levels.${level}`)}
    </Chip>
  );
};
