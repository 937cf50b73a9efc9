import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { classNames } from '#ui/class-names.ts';
import {
  isOpenRemark,
  type RemarkPlace,
  remarkPlaceKey,
  RemarksContext,
  useRemarksAt,
} from './remarks-model.ts';
import styles from './remarks.module.css';

export const remarkButtonId = (place: RemarkPlace): string =>
  `remarks-${remarkPlaceKey(place).replaceAll('.', '-')}`;
export const remarkThreadId = (place: RemarkPlace): string => `${remarkButtonId(place)}-thread`;

export const RemarkButton = ({ place }: { place: RemarkPlace }) => {
  const { t } = useTranslation('application_form');
  const remarks = useContext(RemarksContext);
  const there = useRemarksAt(place);
  if (!remarks || remarks.applicationId === null || (there.length === 0 && !remarks.mayRemark)) return null;
  const key = remarkPlaceKey(place);
  const isShown = remarks.openAt === key;
  const open = there.filter(isOpenRemark).length;
  const { label } = place;
  const words = () => {
    if (open > 0) return t('remarks.open_beside', { label, count: open });
    return there.length > 0 ? t('remarks.settled_beside', { label }) : t('remarks.leave_beside', { label });
  };
  return (
    <button
      type="button"
      id={remarkButtonId(place)}
      className={classNames(styles['mark'], open > 0 && styles['has-open'])}
      aria-expanded={isShown}
      aria-controls={isShown ? remarkThreadId(place) : undefined}
      onClick={() => remarks.open(isShown ? null : key)}
      // Stops arrow keys from moving the radio group while the remark button has focus.
      onKeyDown={(event) => event.stopPropagation()}
      data-beside-label
      data-no-print
    >
      <Icon name={there.length > 0 && open === 0 ? 'comment-settled' : 'comment'} size={18} />
      {open > 0 && <span aria-hidden="true">{open}</span>}
      <VisuallyHidden>{words()}</VisuallyHidden>
    </button>
  );
};
