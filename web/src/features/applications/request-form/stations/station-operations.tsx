import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operationLimits } from '@shiptime/domain/applications/limits';
import {
  blankOperation,
  operationFields,
  editableOperations,
  type StationOperation,
} from '@shiptime/domain/applications/operations';
import { replaceMinusWithHyphen } from '@shiptime/domain/shared/minus';
import { useFormat } from '#lib/format.ts';
import { uniqueKey } from '#lib/unique-key.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { type OperationField, readOperationCell } from './read-cell.ts';
import { operationsOf, type StationRow } from './station-edits.ts';
import { StationCell } from './station-cell.tsx';
import acts from './line-acts.module.css';
import styles from './station-operations.module.css';

export type OperationActions = {
  readonly changeOperations: (base: StationRow, operations: readonly StationOperation[]) => void;
  readonly removeOperation: (row: StationRow, index: number) => void;
};

type Props = { readonly row: StationRow; readonly actions: OperationActions };

type OneProps = {
  readonly name: string;
  readonly number: number;
  readonly operation: StationOperation;
  readonly onChange: (
    field: OperationField,
    value: StationOperation[OperationField],
    before: StationOperation,
  ) => void;
  readonly onRemove: (() => void) | null;
};

const columns = { kind: 'operation', gear: 'gear', hours: 'hours', repeats: 'repeats' } as const;

type CellProps = Omit<OneProps, 'onRemove'> & { readonly field: OperationField };

const Cell = ({ name, number: place, operation, field, onChange }: CellProps) => {
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  const before = useRef<StationOperation | null>(null);
  const value = operation[field];
  const isNumber = field === 'hours' || field === 'repeats';
  const column = t(`stations.${columns[field]}`);
  return (
    <div className={styles[field]} data-label={column}>
      <StationCell
        label={t('stations.operation_cell', { column, number: place, name })}
        field={`operation-${field}`}
        value={typeof value === 'number' ? replaceMinusWithHyphen(number(value, 4)) : (value ?? '')}
        read={readOperationCell(field)}
        isCurrent
        isNumber={isNumber}
        onType={(text) => {
          before.current = text === null ? null : (before.current ?? operation);
        }}
        onCommit={(read) =>
          onChange(field, read as StationOperation[OperationField], before.current ?? operation)
        }
      />
    </div>
  );
};

const One = ({ onRemove, ...props }: OneProps) => {
  const { t } = useTranslation('application_form');
  const { name, number } = props;
  const remove = t('stations.remove_operation', { number, name });
  return (
    <li className={styles['one']} aria-label={t('stations.operation_of', { number, name })}>
      {operationFields.map((field) => (
        <Cell key={field} {...props} field={field} />
      ))}
      {onRemove && (
        <button
          type="button"
          className={acts['act']}
          aria-label={remove}
          title={remove}
          data-picture="remove"
          onClick={onRemove}
        />
      )}
    </li>
  );
};

export const StationOperations = ({ row, actions }: Props) => {
  const { t } = useTranslation('application_form');
  const { name } = row;
  const operations = useMemo(() => editableOperations(row), [row]);
  const isOfType = operationsOf(row).length === 0;
  const [draftId, setDraftId] = useState(() => (operations.length === 0 ? uniqueKey() : null));
  const list = useRef<HTMLUListElement>(null);
  const shown = draftId === null ? operations : [...operations, { id: draftId, ...blankOperation }];
  const change =
    (index: number): OneProps['onChange'] =>
    (field, value, before) => {
      const operation = shown[index]!;
      const isDraft = operation.id === draftId;
      if (isDraft) setDraftId(null);
      const base = isDraft ? operations : operations.with(index, { ...operation, [field]: before[field] });
      actions.changeOperations(
        { ...row, operations: base },
        (isDraft ? shown : operations).with(index, { ...operation, [field]: value }),
      );
    };
  const remove = (index: number) => {
    if (shown[index]!.id === draftId) setDraftId(null);
    else actions.removeOperation(row, index);
  };
  useEffect(() => {
    if (draftId !== null) list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  }, [draftId]);
  return (
    <fieldset
      className={styles['operations']}
      aria-label={t('stations.operations_of', { name })}
      data-operations
    >
      <ul ref={list}>
        {shown.map((operation, index) => (
          <One
            key={operation.id}
            name={name}
            number={index + 1}
            operation={operation}
            onChange={change(index)}
            onRemove={isOfType && operation.id !== draftId ? null : () => remove(index)}
          />
        ))}
      </ul>
      <p className={styles['help']}>{t('stations.operations_help')}</p>
      {draftId === null && operations.length < operationLimits.operations && (
        <PlainButton small icon="add" onClick={() => setDraftId(uniqueKey())}>
          {t('stations.add_operation')}
        </PlainButton>
      )}
    </fieldset>
  );
};
