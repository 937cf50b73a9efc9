import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { CellProblem } from './cell-problem.tsx';
import type { CellReadResult } from './read-cell.ts';
import styles from './stations.module.css';

type Props = {
  readonly label: string;
  readonly field: string;
  readonly value: string;
  readonly read: (text: string) => CellReadResult;
  readonly isCurrent: boolean;
  readonly disabled?: boolean;
  readonly isNumber?: boolean;
  readonly typed?: string | undefined;
  readonly onType?: (text: string | null) => void;
  readonly onCommit: (value: string | number | null) => void;
  readonly onPaste?: (text: string) => boolean;
};

type Problem = Exclude<CellReadResult['problem'], undefined>;

const isBlock = (text: string): boolean => /[\t\n]/.test(text.trim());

const useTyping = ({ value, read, onType, onCommit, typed: kept }: Props) => {
  const [typed, setTyped] = useState<string | null>(kept ?? null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const take = (text: string | null) => {
    setTyped(text);
    onType?.(text);
  };
  const commit = () => {
    if (typed === null) return;
    if (typed.trim() === value) {
      setProblem(null);
      return take(null);
    }
    const answer = read(typed);
    if (answer.problem) return setProblem(answer.problem);
    setProblem(null);
    onCommit(answer.value);
    take(null);
  };
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => {
    latest.current();
    return () => latest.current();
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key !== 'Escape' || typed === null) return;
    event.stopPropagation();
    take(null);
    setProblem(null);
  };
  return { typed, problem, take, commit, press };
};

/** Keeps typed text local until Enter or blur, so that typing re-renders nothing else. */
export const StationCell = (props: Props) => {
  const { label, field, value, isCurrent, disabled, isNumber, onPaste } = props;
  const { typed, problem, take, commit, press } = useTyping(props);
  const words = useId();
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (onPaste && isBlock(text) && onPaste(text)) event.preventDefault();
  };
  return (
    <>
      <input
        className={styles['input']}
        data-field={field}
        {...(!isNumber && value !== '' && { title: value })}
        data-number={isNumber || undefined}
        aria-label={label}
        aria-invalid={problem !== null || undefined}
        {...(problem && { 'aria-describedby': words })}
        tabIndex={isCurrent ? 0 : -1}
        autoComplete="off"
        spellCheck={false}
        inputMode={isNumber ? 'text' : undefined}
        readOnly={disabled}
        value={typed ?? value}
        onChange={(event) => take(event.target.value)}
        onBlur={commit}
        onKeyDown={press}
        onPaste={paste}
      />
      {problem && <CellProblem id={words} problem={problem} />}
    </>
  );
};
