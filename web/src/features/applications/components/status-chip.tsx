import { useTranslation } from 'react-i18next';
import { isStatusId, type StatusKey, statusKeyOf } from '@shiptime/domain/applications/lifecycle';
import { Chip } from '../../../ui/chip.tsx';

// The colours of the status list (table request_statuses), as accents.
const colours: Record<StatusKey, string> = {
  draft: '#6c757d',
  submitted: '#2572b4',
  clarification_needed: '#b45309',
  in_review: '#6d4aa8',
  unable_to_fulfill: '#b3323b',
  accepted: '#278400',
  withdrawn: '#4a4a4a',
};

export const StatusChip = ({ statusId }: { statusId: number }) => {
  const { t } = useTranslation('applications');
  if (!isStatusId(statusId)) return null;
  const key = statusKeyOf(statusId);
  return <Chip color={colours[key]}>{t(`statuses.${key}`)}</Chip>;
};
