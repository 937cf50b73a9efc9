import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '#lib/use-is-narrow.ts';
import { Disclosure } from './disclosure.tsx';
import { Row, Stack } from './stack.tsx';
import styles from './filters.module.css';

type FiltersProps = {
  readonly label: string;
  readonly count: number;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

export const FilterBar = ({ label, count, lead, actions, children }: FiltersProps) => {
  const { t } = useTranslation('ui');
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  return (
    <search aria-label={label} className={styles['filters']} data-no-print>
      {isNarrow ? (
        <Stack>
          {lead}
          <Disclosure
            title={label}
            aside={count > 0 ? t('filters_set', { count }) : null}
            level={2}
            isOpen={isOpen}
            onToggle={setOpen}
          >
            <Row end>{children}</Row>
          </Disclosure>
          {actions && <Row end>{actions}</Row>}
        </Stack>
      ) : (
        <Row end>
          {lead}
          {children}
          {actions}
        </Row>
      )}
    </search>
  );
};
