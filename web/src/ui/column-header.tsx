import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './table.module.css';

export type SortState = { readonly key: string; readonly direction: 'ascending' | 'descending' };

type ColumnHeaderProps = {
  readonly columnKey: string;
  readonly header: string;
  readonly label?: string | undefined;
  readonly align?: 'end' | undefined;
  readonly sort: SortState | null;
  readonly onSort?: (sort: SortState) => void;
};

const icons: Record<'none' | SortState['direction'], IconName> = {
  none: 'sort',
  ascending: 'arrow-up',
  descending: 'arrow-down',
};

export const ColumnHeader = ({ columnKey, header, label, align, sort, onSort }: ColumnHeaderProps) => {
  const current = sort?.key === columnKey ? sort.direction : 'none';
  const next = current === 'ascending' ? 'descending' : 'ascending';
  const role = { role: 'columnheader' };
  return (
    <th
      scope="col"
      {...role}
      className={classNames(align && styles[align])}
      {...(onSort && { 'aria-sort': current })}
    >
      {onSort ? (
        <button
          type="button"
          className={styles['sort']}
          onClick={() => onSort({ key: columnKey, direction: next })}
        >
          {header}
          <Icon name={icons[current]} size={16} />
        </button>
      ) : (
        <span>{header || (label && <VisuallyHidden>{label}</VisuallyHidden>)}</span>
      )}
    </th>
  );
};
