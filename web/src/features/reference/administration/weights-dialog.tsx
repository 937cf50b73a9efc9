import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  defaultWeights,
  type YearWeightName,
  yearWeightNames,
  yearWeightsSchema,
} from '@shiptime/domain/proposals/proposal-weights';
import type { ProposalWeights } from '@shiptime/domain/proposals/weights-wire';
import { api } from '#lib/api-client.ts';
import { toApiError } from '#lib/api-error.ts';
import { useDialogForm } from '#lib/use-dialog-form.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row } from '#ui/stack.tsx';
import type { FiscalYearRow } from '../reference-api.ts';
import { useWeightTexts } from '../weight-texts.ts';
import styles from './weights.module.css';

type WeightsDialogProps = { readonly year: FiscalYearRow; readonly onClose: () => void };
type Entered = Record<YearWeightName, number | null>;

// Loads the weights whenever the dialog opens, never while it is open.
const weightsQuery = (id: number) =>
  queryOptions({
    queryKey: ['reference', 'weights', id] as const,
    queryFn: ({ signal }) => api.get(`/fiscal_years/${id}/weights`, { signal }).then((answer) => answer.data),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

const enteredOf = (weights: ProposalWeights): Entered =>
  Object.fromEntries(yearWeightNames.map((name) => [name, weights[name]])) as Entered;

const useWeights = ({ year, onClose }: WeightsDialogProps) => {
  const { t } = useTranslation('reference');
  const query = useQuery(weightsQuery(year.id));
  const [before, setBefore] = useState<ProposalWeights | null>(null);
  const form = useDialogForm<Entered>(defaultWeights, yearWeightsSchema);
  if (query.data && !before) {
    setBefore(query.data);
    form.reset(enteredOf(query.data));
  }
  const saving = useApiMutation('save_record', {
    mutationFn: (ifMatch: number) =>
      api.patch(`/fiscal_years/${year.id}/weights`, yearWeightsSchema.parse(form.values), { ifMatch }),
    onSuccess: () => {
      snackbar.success(t('record.saved'));
      onClose();
    },
    onError: (error) => {
      form.refuse(toApiError(error));
    },
  });
  const save = () => {
    if (before && form.check()) void saving.run(before.lock_version);
  };
  return { query, form, saving, save, isThere: before !== null };
};

export const WeightsDialog = ({ year, onClose }: WeightsDialogProps) => {
  const { t } = useTranslation('reference');
  const words = useWeightTexts();
  const { query, form, saving, save, isThere } = useWeights({ year, onClose });
  const fieldOf = (name: YearWeightName) => {
    const field = form.field(name);
    const { value, error } = field;
    const isNumber = value !== null && Number.isFinite(value);
    return { ...field, hint: isNumber && !error ? words.sentence(name, value) : undefined };
  };
  return (
    <FormDialog
      name="weights"
      title={t('weights.title', { name: year.name })}
      isOpen
      wide
      onClose={onClose}
      onSubmit={save}
      error={saving.problem}
      pending={saving.pending}
      canSubmit={isThere}
      submitLabel={t('record.save')}
    >
      <QueryView query={query}>
        {() => (
          <>
            <p>{t('weights.explained')}</p>
            <div className={styles['fields']}>
              {yearWeightNames.map((name) => (
                <NumberField key={name} label={words.label(name)} {...fieldOf(name)} />
              ))}
            </div>
            <Row>
              <Button icon="undo" onPress={() => form.setValues(defaultWeights)}>
                {t('weights.usual')}
              </Button>
            </Row>
          </>
        )}
      </QueryView>
    </FormDialog>
  );
};
