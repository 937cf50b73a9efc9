import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import styles from './disclosure.module.css';

type DisclosureProps = {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly level?: 2 | 3 | 4;
  readonly aside?: ReactNode;
  readonly id?: string;
  readonly children: ReactNode;
};

export const Disclosure = ({ title, isOpen, onToggle, level = 3, aside, id, children }: DisclosureProps) => {
  const contentId = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={styles['disclosure']} id={id}>
      <Heading className={styles['heading']}>
        <button
          type="button"
          className={styles['summary']}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => onToggle(!isOpen)}
        >
          <Icon name="chevron-right" />
          <span>{title}</span>
          {aside && <span className={styles['end']}>{aside}</span>}
        </button>
      </Heading>
      <div id={contentId} className={styles['content']} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
};
