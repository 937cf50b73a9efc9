import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StationsFileProblem } from '@shiptime/domain/applications/stations-file/station-row';
import { PlainButton } from '#ui/plain-button.tsx';
import { CellProblem } from './cell-problem.tsx';
import { readCell } from './read-cell.ts';
import { type StationField, stationFields, type StationValues } from './station-edits.ts';
import styles from './stations.module.css';

type Texts = Readonly<Record<StationField, string>>;
const empty: Texts = { name: '', type: '', latitude: '', longitude: '' };

type Problems = Partial<Record<StationField, Pick<StationsFileProblem, 'code' | 'params'>>>;

const readLine = (texts: Texts): { readonly problems: Problems; readonly values: StationValues } => {
  const read = stationFields.map((field) => [field, readCell(field, texts[field])] as const);
  return {
    problems: Object.fromEntries(
      read.flatMap(([field, answer]) => (answer.problem ? [[field, answer.problem]] : [])),
    ),
    values: Object.fromEntries(
      read.flatMap(([field, answer]) => (answer.problem ? [] : [[field, answer.value]])),
    ) as Omit<StationValues, 'operations'>,
  };
};

type Props = {
  readonly kept: (field: StationField) => string | undefined;
  readonly onType: (field: StationField, text: string | null) => void;
  readonly onAdd: (values: StationValues) => void;
  readonly onPaste: (text: string) => boolean;
};

type CellProps = {
  readonly field: StationField;
  readonly text: string;
  readonly problem: Problems[StationField];
  readonly onType: (text: string) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
};

const Cell = ({ field, text, problem, onType, onPaste }: CellProps) => {
  const { t } = useTranslation('application_form');
  const words = useId();
  return (
    <>
      <input
        className={styles['input']}
        data-field={field}
        data-number={field === 'latitude' || field === 'longitude' || undefined}
        aria-label={t('stations.cell_of_new', { column: t(`stations.${field}`) })}
        placeholder={t(`stations.${field}`)}
        aria-invalid={problem !== undefined || undefined}
        {...(problem && { 'aria-describedby': words })}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onPaste={onPaste}
      />
      {problem && <CellProblem id={words} problem={problem} />}
    </>
  );
};

const useWriting = ({ kept, onType, onAdd }: Omit<Props, 'onPaste'>) => {
  const [texts, setTexts] = useState<Texts>(
    () => Object.fromEntries(stationFields.map((field) => [field, kept(field) ?? ''])) as Texts,
  );
  const [asked, setAsked] = useState(false);
  const line = useRef<HTMLTableRowElement>(null);
  const { problems, values } = readLine(texts);
  const isComplete = Object.keys(problems).length === 0;
  const write = (changes: Partial<Texts>) => {
    setTexts({ ...texts, ...changes });
    for (const field of stationFields)
      if (changes[field] !== undefined) onType(field, changes[field] || null);
  };
  const focus = (field: string) =>
    line.current?.querySelector<HTMLInputElement>(`[data-field="${field}"]`)?.focus();
  const add = (comesBack: boolean) => {
    if (!isComplete) {
      setAsked(true);
      return focus(stationFields.find((field) => problems[field]) ?? 'name');
    }
    write(empty);
    setAsked(false);
    onAdd(values);
    if (comesBack) focus('name');
  };
  return {
    line,
    texts,
    write,
    add,
    isComplete,
    problemAt: (field: StationField) => (asked ? problems[field] : undefined),
  };
};

export const NewStationLine = ({ kept, onType, onAdd, onPaste }: Props) => {
  const { t } = useTranslation('application_form');
  const { line, texts, write, add, isComplete, problemAt } = useWriting({ kept, onType, onAdd });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    add(true);
  };
  const leave = (event: FocusEvent) => {
    if (isComplete && !line.current?.contains(event.relatedTarget)) add(false);
  };
  const paste = (event: ClipboardEvent, field: StationField) => {
    const text = event.clipboardData.getData('text/plain').trim();
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    const places = stationFields.slice(stationFields.indexOf(field));
    const cells = text.split('\t');
    if (text.includes('\n') || cells.length > places.length) onPaste(text);
    else write(Object.fromEntries(cells.map((cell, index) => [places[index], cell.trim()])));
  };
  const cell = (field: StationField) => (
    <Cell
      field={field}
      text={texts[field]}
      problem={problemAt(field)}
      onType={(text) => write({ [field]: text })}
      onPaste={(event) => paste(event, field)}
    />
  );
  return (
    <tr ref={line} className={styles['new']} data-new onKeyDown={press} onBlur={leave}>
      <td className={styles['position']} colSpan={2}>
        {t('stations.new')}
      </td>
      <th scope="row">{cell('name')}</th>
      <td className={styles['type']}>{cell('type')}</td>
      <td className={styles['number']}>{cell('latitude')}</td>
      <td className={styles['number']}>{cell('longitude')}</td>
      <td className={styles['actions']} colSpan={2}>
        <PlainButton small icon="add" data-act="add" onClick={() => add(true)}>
          {t('stations.add_line')}
        </PlainButton>
      </td>
    </tr>
  );
};
