import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '#lib/use-is-narrow.ts';
import { Button } from '#ui/button.tsx';
import styles from '../room.module.css';

type StatusLineProps = { readonly selection: ReactNode; readonly children: ReactNode };

export const StatusLine = ({ selection, children }: StatusLineProps) => {
  const { t } = useTranslation('scheduler');
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!isNarrow)
    return (
      <div className={styles['status']}>
        {selection}
        {children}
      </div>
    );
  return (
    <div className={styles['status']}>
      {selection}
      <Button
        small
        variant="quiet"
        icon={isOpen ? 'chevron-down' : 'chevron-right'}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setOpen(!isOpen)}
      >
        {t('room.status')}
      </Button>
      <div id={id} className={styles['status-content']} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
};
