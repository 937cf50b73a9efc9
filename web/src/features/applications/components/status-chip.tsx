import { useTranslation } from 'react-i18next';
import { isStatusId, statusKeyOf, type StatusKey } from '@shiptime/domain/applications/lifecycle';
import { Chip } from '#ui/chip.tsx';
import type { IconName } from '#ui/icon.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';

/** Two statuses are red, so icons tell them apart. */
const icons: Readonly<Record<StatusKey, IconName>> = {
  draft: 'edit',
  submitted: 'send',
  clarification_needed: 'help',
  in_review: 'search',
  unable_to_fulfill: 'close',
  accepted: 'check',
  withdrawn: 'undo',
};

export const StatusChip = ({ statusId }: { statusId: number }) => {
  const { t } = useTranslation('applications');
  const colour = useReferenceList('request_statuses').find(({ id }) => id === statusId)?.color_hex;
  if (!isStatusId(statusId)) return null;
  const key = statusKeyOf(statusId);
  return (
    <Chip color={colour} icon={icons[key]}>
      {t(`statuses.${key}`)}
    </Chip>
  );
};
