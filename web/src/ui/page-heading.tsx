import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../lib/page-focus.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { classNames } from './class-names.ts';
import styles from './page-heading.module.css';

type PageHeadingProps = {
  readonly title: string;
  readonly titleLang?: string | undefined;
  readonly documentTitle?: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly compact?: boolean;
};

const wholeLineCharacters = 40;
const longTitleCharacters = 80;

export const PageHeading = ({
  title,
  titleLang,
  documentTitle,
  lead,
  actions,
  compact = false,
}: PageHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(documentTitle ?? title);
  useLayoutEffect(() => focusHeading(heading.current), []);
  return (
    <div
      className={classNames(
        styles['heading'],
        compact && styles['compact'],
        !compact && title.length > wholeLineCharacters && styles['whole'],
        !compact && title.length > longTitleCharacters && styles['long'],
      )}
    >
      <div className={styles['words']}>
        <h1 ref={heading} tabIndex={-1} lang={titleLang} className={styles['title']}>
          {title}
        </h1>
        {lead && <div className={styles['lead']}>{lead}</div>}
      </div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
};
