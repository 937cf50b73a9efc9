import { useTranslation } from 'react-i18next';
import { isStatusId, statusKeyOf } from '@shiptime/domain/applications/lifecycle';
import { Chip } from '../../../ui/chip.tsx';
import { useList } from '../../reference/api.ts';

/** A status in its words, with the colour of the status list as an accent. */
export const StatusChip = ({ statusId }: { statusId: number }) => {
  const { t } = useTranslation('applications');
  const colour = useList('request_statuses').find(({ id }) => id === statusId)?.color;
  if (!isStatusId(statusId)) return null;
  return <Chip color={colour}>{t(`statuses.${statusKeyOf(statusId)}`)}</Chip>;
};
