import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayEditOrAmendPlan } from '@shiptime/domain/plans/decisions';
import { mayWorkOnPlans } from '@shiptime/domain/plans/policy';
import { outageBody } from '@shiptime/domain/proposals/outages';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useNavigateTo } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { useDialogForm } from '#lib/use-dialog-form.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { ComboBox } from '#ui/combo-box.tsx';
import { DateRange } from '#ui/date-range.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { LoadedPlan } from '#features/plans/plan.ts';
import { useEditingModel } from '#features/plans/edited-plan/scheduler-model.ts';
import { useTodayAsDay } from '#features/plans/use-today.ts';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { reportOutage } from './outage-api.ts';
import { ReportedOutages } from './reported-outages.tsx';

type Values = {
  readonly vessel_id: number | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly port_id: number | null;
  readonly reason: string;
};

export const usePlansForOutage = (): readonly LoadedPlan[] => {
  const { plans, actor } = useEditingModel();
  return plans.filter(({ vessel_id }) => mayWorkOnPlans(actor, vessel_id).allowed);
};

type ReportDialogProps = { readonly planId: number | null; readonly onClose: () => void };

const useOutage = (first: LoadedPlan | undefined, onReported: () => void) => {
  const { t } = useTranslation('outages');
  const { editor } = useEditingModel();
  const plans = usePlansForOutage();
  const today = useTodayAsDay();
  const go = useNavigateTo();
  const year = (first ?? plans[0])?.fiscal_year;
  const isNow = year !== undefined && year.start_date <= today && today <= year.end_date;
  const form = useDialogForm<Values>(
    {
      vessel_id: first?.vessel_id ?? null,
      start_date: isNow ? today : null,
      end_date: null,
      port_id: null,
      reason: t('report.usual_reason'),
    },
    outageBody,
  );
  const task = useApiMutation('report_outage', {
    mutationFn: async () => {
      await editor.saveNow();
      return reportOutage(outageBody.parse(form.values));
    },
    onSuccess: (outage) => {
      onReported();
      go(paths.outage(outage.id));
    },
  });
  return { form, ...task };
};

const PortField = ({ form }: Pick<ReturnType<typeof useOutage>, 'form'>) => {
  const { t } = useTranslation('outages');
  const { language } = useFormat();
  const ports = useReferenceList('ports');
  return (
    <ComboBox
      label={t('report.port')}
      hint={t('report.port_hint')}
      optional
      options={ports.map((port) => ({ id: port.id, label: nameInLanguage(language, port) }))}
      {...form.field('port_id')}
    />
  );
};

export const ReportOutageDialog = ({ planId, onClose }: ReportDialogProps) => {
  const { t } = useTranslation('outages');
  const { language } = useFormat();
  const { actor } = useEditingModel();
  const plans = usePlansForOutage();
  const first = plans.find(({ id }) => id === planId) ?? (plans.length === 1 ? plans[0] : undefined);
  const { form, run, pending, error, problem } = useOutage(first, onClose);
  const [isTried, setTried] = useState(false);
  const isKnown = first !== undefined;
  useEffect(() => {
    const day = document.querySelector<HTMLElement>('[role="dialog"] input[name="start_date"]');
    if (isKnown) day?.focus();
  }, [isKnown]);
  const report = () => {
    setTried(true);
    if (form.check()) void run();
  };
  const { start_date, end_date, vessel_id } = form.values;
  const chosen = plans.find((plan) => plan.vessel_id === vessel_id);
  const isClosed = chosen?.review_level === 'final' && !mayEditOrAmendPlan(actor, chosen).allowed;
  const fieldError = (name: 'start_date' | 'end_date') => form.errorOf(name) ?? error?.errors[name]?.[0];
  return (
    <FormDialog
      name="outage-report"
      title={t('report.title')}
      isOpen
      onClose={onClose}
      onSubmit={report}
      error={isTried ? problem : null}
      pending={pending}
      submitLabel={t('report.submit')}
    >
      {plans.length > 1 && (
        <Select
          label={t('report.vessel')}
          placeholder={t('report.choose')}
          options={plans.map(({ vessel, vessel_id }) => ({
            id: vessel_id,
            label: nameInLanguage(language, vessel),
          }))}
          {...form.field('vessel_id')}
        />
      )}
      {chosen && <ReportedOutages plan={chosen} />}
      <DateRange
        label={t('report.days')}
        hint={t('report.days_hint')}
        start={{ name: 'start_date', value: start_date, error: fieldError('start_date') }}
        end={{ name: 'end_date', value: end_date, error: fieldError('end_date') }}
        onChange={(start, end) => form.setValues({ start_date: start, end_date: end })}
      />
      <PortField form={form} />
      <TextField label={t('report.reason')} hint={t('report.reason_hint')} {...form.field('reason')} />
      <p>{t(isClosed ? 'report.what_follows_final' : 'report.what_follows')}</p>
    </FormDialog>
  );
};
