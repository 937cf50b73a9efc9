import { useTranslation } from 'react-i18next';
import {
  type VesselCostRateName,
  fieldsByRate,
  rateNames,
  completeRatesSchema,
} from '@shiptime/domain/vessels/vessel-rates';
import type { VesselRates } from '@shiptime/domain/vessels/vessel-rates-wire';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { useDialogForm } from '#lib/use-dialog-form.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import {
  bodyFromValues,
  type FieldSpec,
  valuesFromRow,
} from '#features/reference/administration/field-spec.ts';
import { RecordFields } from '#features/reference/administration/record-field.tsx';
import { useRecordCommands } from '#features/reference/administration/records.ts';
import type { FiscalYearRow } from '#features/reference/reference-api.ts';
import { ratesKey } from '../rates-api.ts';
import styles from './rates.module.css';

type Figure = (typeof fieldsByRate)[VesselCostRateName][number];

const labelOf = (figure: Figure) =>
  figure.startsWith('fuel_') ? 'fuel' : (figure as Exclude<Figure, `fuel_${string}`>);

const useSpecs = (): Readonly<Record<VesselCostRateName, readonly FieldSpec[]>> => {
  const { t } = useTranslation('costs');
  const specsOf = (rate: VesselCostRateName): FieldSpec[] => [
    ...fieldsByRate[rate].map((name): FieldSpec => ({
      name,
      label: t(`administration.fields.${labelOf(name)}`),
      kind: 'number',
      optional: true,
    })),
    { name: `${rate}_source`, label: t('administration.fields.source'), kind: 'text', optional: true },
    { name: `${rate}_year`, label: t('administration.fields.year'), kind: 'year', optional: true },
  ];
  return Object.fromEntries(rateNames.map((rate) => [rate, specsOf(rate)])) as Record<
    VesselCostRateName,
    FieldSpec[]
  >;
};

type RatesDialogProps = {
  readonly vessel: VesselResource;
  readonly year: FiscalYearRow;
  readonly rates: VesselRates | null;
  readonly before: { readonly rates: VesselRates; readonly year: FiscalYearRow } | null;
  readonly onClose: () => void;
};

export const RatesDialog = ({ vessel, year, rates, before, onClose }: RatesDialogProps) => {
  const { t } = useTranslation('costs');
  const language = useLanguage();
  const specs = useSpecs();
  const all = rateNames.flatMap((rate) => specs[rate]);
  const begins = rates ?? before?.rates ?? null;
  const form = useDialogForm<Record<string, unknown>>(valuesFromRow(all, begins), completeRatesSchema);
  const { save } = useRecordCommands('vessel_rates', ratesKey);
  const ids = rates ? {} : { vessel_id: vessel.id, fiscal_year_id: year.id };
  const { run, pending, problem, error } = useApiMutation('save_record', {
    mutationFn: () => save({ ...bodyFromValues(all, form.values), ...ids }, rates),
    onSuccess: () => {
      snackbar.success(t('administration.saved'));
      onClose();
    },
  });
  const submit = () => {
    if (form.check()) void run();
  };
  return (
    <FormDialog
      name="rates"
      title={t('administration.edit_title', { ship: nameInLanguage(language, vessel), year: year.name })}
      isOpen
      wide
      onClose={onClose}
      onSubmit={submit}
      error={problem}
      pending={pending}
      submitLabel={t('administration.save')}
    >
      {!rates && before && (
        <Notice title={t('administration.begun', { year: before.year.name })}>
          <p>{t('administration.begun_explained', { nextYear: year.name })}</p>
        </Notice>
      )}
      {rateNames.map((rate) => (
        <fieldset key={rate} className={styles['rate']}>
          <legend>
            <strong>{t(`rates.${rate}`)}</strong>{' '}
            <span className={styles['said']}>{t(`administration.explained.${rate}`)}</span>
          </legend>
          <RecordFields specs={specs[rate]} form={form} error={error} />
        </fieldset>
      ))}
    </FormDialog>
  );
};
