import { type FormEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reasonLimit } from '@shiptime/domain/applications/limits';
import type { Correction } from '@shiptime/domain/applications/wire/history';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { findPageHeading } from '#lib/use-focus-keeper.ts';
import { useRememberedInput } from '#lib/use-remembered-input.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextArea } from '#ui/text-area.tsx';
import { Row } from '#ui/stack.tsx';
import { changeStatus, invalidateApplications } from '../application-api.ts';
import { useDecisionErrorText } from './use-decision-error-text.ts';
import { clarificationThreadQuery } from './history-api.ts';
import { CorrectionDifference } from './correction-difference.tsx';
import styles from './corrections.module.css';

type Choice = 'accept' | 'decline';
type Choices = Readonly<Record<number, Choice | undefined>>;

const idsOf = (corrections: readonly Correction[], choices: Choices, choice: Choice): number[] =>
  corrections.filter(({ id }) => choices[id] === choice).map(({ id }) => id);

const useDecide = (id: number, onDone: () => void) => {
  const { t } = useTranslation('applications');
  return useApiMutation('decide', {
    mutationFn: (body: { accept: number[]; decline: number[]; reason: string | null }) =>
      changeStatus(id, 'correct', body),
    onSuccess: async () => {
      await invalidateApplications();
      snackbar.success(t('actions.correct.done'));
      onDone();
      focusIfLost(findPageHeading);
    },
  });
};

type OneProps = {
  readonly correction: Correction;
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
  readonly error: string | undefined;
};

const DecideOne = ({ correction, choice, onChoose, error }: OneProps) => {
  const { t } = useTranslation('applications');
  const { id, field, before, after } = correction;
  const label = t(`fields.${field}.label`);
  return (
    <li className={styles['correction']}>
      <p className={styles['field']}>{label}</p>
      <CorrectionDifference field={field} before={before} after={after} />
      <RadioGroup
        inline
        label={t('corrections.decide', { field: label })}
        name={`correction-${id}`}
        options={[
          { id: 'accept' as const, label: t('corrections.take') },
          { id: 'decline' as const, label: t('corrections.leave') },
        ]}
        value={choice ?? null}
        onChange={onChoose}
        error={error}
      />
    </li>
  );
};

const nothing: { readonly choices: Choices; readonly reason: string } = { choices: {}, reason: '' };

type FormProps = {
  readonly id: number;
  readonly corrections: readonly Correction[];
  readonly onDone: () => void;
};

const DecideForm = ({ id, corrections, onDone }: FormProps) => {
  const { t } = useTranslation('applications');
  const wordsOf = useDecisionErrorText();
  const ids = corrections.map((one) => one.id);
  const typed = useRememberedInput(`${id} corrections ${ids.join(' ')}`, nothing);
  const { choices, reason } = typed.value;
  const [isAsked, setAsked] = useState(false);
  const { run, pending, error } = useDecide(id, () => {
    typed.forget();
    onDone();
  });
  const declined = idsOf(corrections, choices, 'decline');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (corrections.some((one) => choices[one.id] === undefined)) return;
    const accept = idsOf(corrections, choices, 'accept');
    void run({ accept, decline: declined, reason: declined.length > 0 && reason.trim() ? reason : null });
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      {error && (
        <Notice tone="error" live>
          {[wordsOf(error), ...Object.values(error.errors).flat()].join(' ')}
        </Notice>
      )}
      <ul className={styles['list']}>
        {corrections.map((correction) => (
          <DecideOne
            key={correction.id}
            correction={correction}
            choice={choices[correction.id]}
            onChoose={(choice) => typed.set({ reason, choices: { ...choices, [correction.id]: choice } })}
            error={
              error?.field(`accept.${correction.field}`) ??
              (isAsked && choices[correction.id] === undefined ? t('corrections.choose_each') : undefined)
            }
          />
        ))}
      </ul>
      {declined.length > 0 && (
        <TextArea
          label={t('corrections.reason')}
          name="reason"
          optional
          max={reasonLimit}
          value={reason}
          onChange={(next) => typed.set({ choices, reason: next })}
          error={error?.field('reason')}
        />
      )}
      <Row>
        <Button type="submit" variant="primary" pending={pending}>
          {t('actions.correct.confirm')}
        </Button>
      </Row>
    </form>
  );
};

export const ProposedCorrections = ({ id, onDone }: { id: number; onDone: () => void }) => {
  const { t } = useTranslation('applications');
  const { data: thread } = useQuery(clarificationThreadQuery(id));
  const waiting = (thread ?? []).flatMap(({ corrections }) =>
    corrections.filter((one) => one.state === 'proposed'),
  );
  if (waiting.length === 0) return null;
  return (
    <Notice tone="warning" title={t('actions.correct.title')}>
      <p>
        {t('corrections.waits', { count: waiting.length })} {t('actions.correct.body')}
      </p>
      <DecideForm
        key={waiting.map((one) => one.id).join(' ')}
        id={id}
        corrections={waiting}
        onDone={onDone}
      />
    </Notice>
  );
};
