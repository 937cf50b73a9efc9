import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../lib/page-focus.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { classNames } from './class-names.ts';
import styles from './page-heading.module.css';

type PageHeadingProps = {
  /** Also the title of the document, unless `documentTitle` says it more fully. */
  readonly title: string;
  readonly documentTitle?: string;
  readonly lead?: ReactNode;
  /** Chips, buttons: at the right, below on a narrow screen. */
  readonly actions?: ReactNode;
  /** One line of a bar instead of the head of a document. */
  readonly compact?: boolean;
};

/** The h1 of a page. It takes the focus after a navigation. */
export const PageHeading = ({ title, documentTitle, lead, actions, compact = false }: PageHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(documentTitle ?? title);
  // Also when a page that was hidden for a moment is shown again.
  useLayoutEffect(() => focusHeading(heading.current), []);
  return (
    <div className={classNames(styles['heading'], compact && styles['compact'])}>
      <div className={styles['words']}>
        <h1 ref={heading} tabIndex={-1} className={styles['title']}>
          {title}
        </h1>
        {lead && <div className={styles['lead']}>{lead}</div>}
      </div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
};
