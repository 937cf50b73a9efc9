import type { ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './account-page-layout.module.css';

export const AccountPageLayout = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) => (
  <div className={styles['page']}>
    <PageHeading title={title} lead={lead} />
    {children}
  </div>
);
