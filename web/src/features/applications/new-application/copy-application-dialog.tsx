import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translationAt } from '#lib/i18n.ts';
import type { OmittedPartName } from '@shiptime/domain/applications/copy-application';
import { useNavigateTo } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import type { FiscalYearRow } from '#features/reference/reference-api.ts';
import { attachmentsQuery } from '../attachments/attachments-api.ts';
import { copyApplication, invalidateApplications } from '../application-api.ts';
import type { Application } from '@shiptime/domain/applications/wire/application';
import { OpenFiscalYearSummary } from './open-fiscal-year-summary.tsx';
import { useOpenFiscalYear } from './open-fiscal-year.ts';

type Source = {
  readonly id: number;
  readonly project_title: string | null;
  readonly fiscal_year_id: number;
};

type Copied = {
  readonly id: number;
  readonly notCopied: readonly string[];
  readonly hasTaken: boolean | null;
};

/** Applies edits to the copy that the original refused. Resolves to false if the copy refused some too. */
export type MoveEditsIntoCopy = (copy: Application) => Promise<boolean>;

const always: readonly OmittedPartName[] = [
  'status_and_history',
  'clarifications',
  'co_proponents',
  'missions',
];

export const NotCopiedList = ({ codes }: { codes: readonly string[] }) => {
  const { t } = useTranslation('applications');
  return (
    <>
      <p>{t('copy.heading')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>{translationAt(`applications:copy.not_copied.${code}`) ?? code}</li>
        ))}
      </ul>
    </>
  );
};

type CopyFormProps = {
  readonly source: Source;
  /** Open year; null if none accepts applications. */
  readonly year: FiscalYearRow | null;
  readonly onClose: () => void;
  readonly carry: MoveEditsIntoCopy | null;
  readonly onCopied: (copied: Copied) => void;
  readonly choice?: ReactNode;
  readonly title?: string | undefined;
};

const CopyForm = ({ source, year, carry, onClose, onCopied, choice, title }: CopyFormProps) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const [takesFiles, setTakesFiles] = useState(false);
  const files = useQuery(attachmentsQuery(source.id)).data ?? [];
  const { pending, problem, run } = useApiMutation('copy_application', {
    mutationFn: (toYear: number) => copyApplication(source.id, toYear, takesFiles),
    onSuccess: async ({ data, meta }) => {
      const hasTaken = carry && (await carry(data));
      await invalidateApplications();
      onCopied({ id: data.id, notCopied: meta?.not_copied ?? [], hasTaken });
    },
  });
  return (
    <FormDialog
      name="copy"
      isOpen
      title={title ?? t('applications:actions.copy.title')}
      onClose={onClose}
      onSubmit={() => year && void run(year.id)}
      submitLabel={t('applications:actions.copy.confirm')}
      canSubmit={year !== null}
      pending={pending}
      error={problem}
    >
      {choice ?? (
        <p>
          <strong>{source.project_title ?? t('application_form:untitled')}</strong>
        </p>
      )}
      <p>{t('applications:actions.copy.body')}</p>
      {year ? (
        <OpenFiscalYearSummary year={year} />
      ) : (
        <Notice>{t('application_form:new.no_open_year')}</Notice>
      )}
      {files.length > 0 && (
        <Checkbox
          label={t('application_form:copy.with_attachments', { count: files.length })}
          value={takesFiles}
          onChange={setTakesFiles}
        />
      )}
      {carry && <p>{t('application_form:too_late.goes_along')}</p>}
      <div>
        <NotCopiedList codes={always} />
      </div>
    </FormDialog>
  );
};

const Made = ({ copied, onClose }: { copied: Copied; onClose: () => void }) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const go = useNavigateTo();
  return (
    <Dialog
      name="copy-made"
      isOpen
      title={t('applications:actions.copy.done')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('application_form:copy.stay')}</Button>
          <Button variant="primary" onPress={() => go(paths.request(copied.id))}>
            {t('application_form:copy.open')}
          </Button>
        </>
      }
    >
      <p>{t('application_form:copy.made', { id: copied.id })}</p>
      {copied.hasTaken !== null && (
        <Notice tone={copied.hasTaken ? 'success' : 'warning'}>
          {t(copied.hasTaken ? 'application_form:too_late.taken' : 'application_form:too_late.left')}
        </Notice>
      )}
      <NotCopiedList codes={copied.notCopied} />
    </Dialog>
  );
};

export const CopyApplicationDialog = ({
  source,
  onClose,
  carry = null,
  choice,
  title,
}: {
  source: Source;
  onClose: () => void;
  carry?: MoveEditsIntoCopy | null;
  choice?: ReactNode;
  title?: string;
}) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const go = useNavigateTo();
  const year = useOpenFiscalYear();
  const [copied, setCopied] = useState<Copied | null>(null);
  const isDone = copied !== null && copied.hasTaken === null;
  useEffect(() => {
    if (isDone) go(paths.request(copied.id, { copied: copied.notCopied.join(',') }));
  }, [isDone, copied, go]);
  if (copied && !isDone) {
    return <Made copied={copied} onClose={onClose} />;
  }
  if (year === undefined) {
    return (
      <Dialog
        name="copy-loading"
        isOpen
        title={title ?? t('applications:actions.copy.title')}
        onClose={onClose}
      >
        <Loading />
      </Dialog>
    );
  }
  return (
    <CopyForm
      source={source}
      year={year}
      carry={carry}
      onClose={onClose}
      onCopied={setCopied}
      choice={choice}
      title={title}
    />
  );
};
