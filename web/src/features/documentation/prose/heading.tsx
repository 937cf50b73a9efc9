import { useTranslation } from 'react-i18next';
import styles from './heading.module.css';

type HeadingProps = { readonly id: string; readonly title: string; readonly level?: 2 | 3 };

/** A heading with an address of its own. */
export const Heading = ({ id, title, level = 2 }: HeadingProps) => {
  const { t } = useTranslation('documentation');
  const Level = `h${level}` as const;
  return (
    <div className={styles['heading']}>
      <Level id={id} tabIndex={-1}>
        {title}
      </Level>
      <a href={`#${id}`} className={styles['link']} aria-label={t('link_to', { title })} data-no-print />
    </div>
  );
};
