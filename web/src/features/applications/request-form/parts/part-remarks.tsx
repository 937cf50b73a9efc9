import { useTranslation } from 'react-i18next';
import { sectionOf } from '@shiptime/domain/applications/sections/sections';
import type { PartName } from '@shiptime/domain/applications/sections/answers';
import { RemarkMark } from '#features/applications/remarks/remark-mark.tsx';
import { RemarkThread } from '#features/applications/remarks/remark-thread.tsx';
import styles from './part-table.module.css';

/** What is said beside a table of rows. */
export const PartRemarks = ({ part }: { part: PartName }) => {
  const { t } = useTranslation('application_form');
  const place = { section: sectionOf(part)!, fields: [part], label: t(`parts.${part}.title`) };
  return (
    <div className={styles['remarks']}>
      <RemarkMark place={place} />
      <RemarkThread place={place} />
    </div>
  );
};
