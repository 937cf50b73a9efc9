import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { conflictKey, isUnresolvedError } from '@shiptime/domain/plans/conflicts/conflict';
import type { PlanStepUp } from '@shiptime/domain/plans/lifecycle';
import { planTextLimits } from '@shiptime/domain/plans/schema';
import { paths } from '#lib/paths.ts';
import { useSetSearch } from '#lib/navigation.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextArea } from '#ui/text-area.tsx';
import { UserText } from '#ui/user-text.tsx';
import { preflightQuery, takePlanStep } from '../plan-api.ts';
import { ConflictItem } from '../conflicts/conflict-item.tsx';
import { KeepSeveralConflictsButton } from '../conflicts/keep-several-conflicts-button.tsx';
import { obstacleLink } from '../plan-list/obstacle-link.ts';
import type { Preflight } from '@shiptime/domain/plans/wire/plan';
import { TextButton } from '../text-button.tsx';
import { useCheckedPlans, useSchedulerModel } from '../edited-plan/scheduler-model.ts';
import styles from '../conflicts/conflicts.module.css';

const Errors = ({ step, onOpen }: { step: PlanStepUp; onOpen: (id: number) => void }) => {
  const { t } = useTranslation('scheduler');
  const { plan } = useSchedulerModel();
  const found = useCheckedPlans().conflicts.filter(isUnresolvedError);
  if (found.length === 0) return <p>{t('preflight.no_errors')}</p>;
  const count = found.length;
  return (
    <section aria-label={t('preflight.errors', { count })}>
      <h3>{t('preflight.errors', { count })}</h3>
      <Notice tone={step === 'set_final' ? 'error' : 'warning'}>
        <p>{t(step === 'set_final' ? 'preflight.errors_block' : 'preflight.errors_go_along')}</p>
      </Notice>
      <KeepSeveralConflictsButton plan={plan} found={found} />
      <ul className={styles['list']}>
        {found.map((each) => (
          <ConflictItem key={conflictKey(each)} found={each} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
};

type FindingsProps = {
  readonly step: PlanStepUp;
  readonly data: Preflight;
  readonly onOpen: (id: number) => void;
};

/** Missions without a date prevent only the final step; earlier steps show a warning. */
const Undated = ({ step, data, onOpen }: FindingsProps) => {
  const { t } = useTranslation('scheduler');
  const count = data.undated.length;
  if (count === 0) return null;
  return (
    <section aria-label={t('preflight.undated', { count })}>
      <h3>{t('preflight.undated', { count })}</h3>
      {step !== 'set_final' && <Notice>{t('preflight.undated_go_along')}</Notice>}
      <ul>
        {data.undated.map(({ id, number, title }) => (
          <li key={id}>
            <TextButton onPress={() => onOpen(id)}>
              <UserText text={title} within={`${number}. ${title}`} />
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
};

const LeftOut = ({ data }: { data: Preflight }) => {
  const { t } = useTranslation('scheduler');
  const count = data.left_out.length;
  if (count === 0) return null;
  return (
    <section aria-label={t('preflight.left_out', { count })}>
      <h3>{t('preflight.left_out', { count })}</h3>
      <Notice tone="warning">
        <p>{t('preflight.left_out_explained', { count })}</p>
      </Notice>
      <ul>
        {data.left_out.map(({ id, project_title }) => (
          <li key={id}>
            <Link href={paths.request(id)}>
              <UserText text={project_title ?? t('preflight.untitled', { id })} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

const KeptOnes = ({ data }: { data: Preflight }) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const count = data.kept.length;
  if (count === 0) return null;
  return (
    <section aria-label={t('preflight.kept', { count })}>
      <h3>{t('preflight.kept', { count })}</h3>
      <ul>
        {data.kept.map(({ key, message, kept }) => (
          <li key={key}>
            {message}
            <br />
            {kept && (
              <span className={styles['kept']}>{tp('kept_by', { by: kept.by, reason: kept.reason })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Held = ({ message, undecided }: { message: string; undecided: Preflight['undecided'] }) => {
  const { t: tp } = useTranslation('plans');
  const { plan } = useSchedulerModel();
  return (
    <Notice tone="error">
      <p>{message}</p>
      {undecided.length > 0 && (
        <p>
          <Link href={obstacleLink(plan, { code: 'undecided_applications', ids: undecided })}>
            {tp('blocked.undecided_applications', { count: undecided.length })}
          </Link>
        </p>
      )}
    </Notice>
  );
};

const Findings = ({ step, data, onOpen }: FindingsProps) => {
  const { t } = useTranslation('scheduler');
  return (
    <>
      <p>{t('preflight.totals', data.totals)}</p>
      <Errors step={step} onOpen={onOpen} />
      <LeftOut data={data} />
      <Undated step={step} data={data} onOpen={onOpen} />
      <KeptOnes data={data} />
    </>
  );
};

const refusalIn = ({ refusal, allowed }: Preflight) =>
  refusal?.code !== 'unresolved_conflicts' && allowed === false ? refusal : null;

type PreflightDialogProps = { readonly step: PlanStepUp; readonly onClose: () => void };

export const PreflightDialog = ({ step, onClose }: PreflightDialogProps) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { plan, reload } = useSchedulerModel();
  const unresolved = useCheckedPlans().conflicts.some(isUnresolvedError);
  const setSearch = useSetSearch();
  const query = useQuery(preflightQuery(plan.id, step));
  const [note, setNote] = useState('');
  const task = useApiMutation(step, {
    mutationFn: () => takePlanStep(plan.id, step, { note: note.trim() || null }),
    onSuccess: async () => {
      await reload();
      snackbar.success(t(`steps.done.${step}`));
      onClose();
    },
    onError: () => void reload(),
  });
  const open = (id: number) => {
    onClose();
    setSearch({ mission: id });
  };
  const held = query.data ? refusalIn(query.data) : null;
  const mayGo = query.data !== undefined && held === null && !(step === 'set_final' && unresolved);
  return (
    <FormDialog
      name="plan-step-up"
      title={tp(`steps.${step}`)}
      isOpen
      wide
      onClose={onClose}
      onSubmit={() => void task.run()}
      error={task.problem}
      pending={task.pending}
      submitLabel={tp(`steps.${step}`)}
      canSubmit={mayGo}
    >
      <p>{t(`steps.explained.${step}`)}</p>
      <QueryView query={query}>
        {(data) => (
          <>
            {held && <Held message={held.message} undecided={data.undecided} />}
            <Findings step={step} data={data} onOpen={open} />
          </>
        )}
      </QueryView>
      <TextArea
        label={t('preflight.note')}
        hint={t('preflight.note_hint')}
        name="note"
        value={note}
        onChange={setNote}
        max={planTextLimits.reason}
        optional
      />
    </FormDialog>
  );
};
