import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  usualWeights,
  type YearWeight,
  yearWeightNames,
  yearWeights,
} from '@shiptime/domain/proposals/weights';
import type { ProposalWeights } from '@shiptime/domain/proposals/weights-wire';
import { api } from '#lib/api-client.ts';
import { toApiError } from '#lib/api-error.ts';
import { useSmallForm } from '#lib/small-form.ts';
import { useChange } from '#lib/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row } from '#ui/stack.tsx';
import type { FiscalYearRow } from '../api.ts';
import { useWeightWords } from '../weight-words.ts';
import styles from './weights.module.css';

type WeightsDialogProps = { readonly year: FiscalYearRow; readonly onClose: () => void };
type Entered = Record<YearWeight, number | null>;

// Nothing is kept: what is edited is what stands there as the dialog opens, and nothing comes between while one types.
const weightsQuery = (id: number) =>
  queryOptions({
    queryKey: ['reference', 'weights', id] as const,
    queryFn: ({ signal }) => api.get(`/fiscal_years/${id}/weights`, { signal }).then((answer) => answer.data),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

const enteredOf = (weights: ProposalWeights): Entered =>
  Object.fromEntries(yearWeightNames.map((name) => [name, weights[name]])) as Entered;

const useWeights = ({ onClose }: WeightsDialogProps, weights: ProposalWeights) => {
  const { t } = useTranslation('reference');
  const form = useSmallForm<Entered>(enteredOf(weights), yearWeights);
  const saving = useChange('save_record', {
    mutationFn: () =>
      api.patch(`/fiscal_years/${weights.fiscal_year_id}/weights`, yearWeights.parse(form.values), {
        ifMatch: weights.lock_version,
      }),
    onSuccess: () => {
      snackbar.success(t('record.saved'));
      onClose();
    },
    onError: (error) => {
      form.refuse(toApiError(error));
    },
  });
  const save = () => {
    if (form.check()) void saving.run();
  };
  return { form, saving, save };
};

type FormProps = WeightsDialogProps & { readonly title: string; readonly weights: ProposalWeights };

const WeightsForm = ({ title, weights, ...props }: FormProps) => {
  const { t } = useTranslation('reference');
  const words = useWeightWords();
  const { form, saving, save } = useWeights(props, weights);
  return (
    <FormDialog
      title={title}
      isOpen
      wide
      onClose={props.onClose}
      onSubmit={save}
      error={saving.problem}
      pending={saving.pending}
      submitLabel={t('record.save')}
    >
      <p>{t('weights.explained')}</p>
      <div className={styles['fields']}>
        {yearWeightNames.map((name) => {
          const field = form.field(name);
          const { value } = field;
          const isSaid = value !== null && Number.isFinite(value);
          return (
            <NumberField
              key={name}
              label={words.label(name)}
              hint={isSaid ? words.sentence(name, value) : undefined}
              {...field}
            />
          );
        })}
      </div>
      <Row>
        <Button icon="undo" onPress={() => form.setValues(usualWeights)}>
          {t('weights.usual')}
        </Button>
      </Row>
    </FormDialog>
  );
};

/** What counts how much in the proposals of a year (record 0088): each number is said in a sentence as one types. */
export const WeightsDialog = (props: WeightsDialogProps) => {
  const { t } = useTranslation('reference');
  const { year, onClose } = props;
  const query = useQuery(weightsQuery(year.id));
  const title = t('weights.title', { name: year.name });
  if (query.data) return <WeightsForm {...props} title={title} weights={query.data} />;
  return (
    <Dialog title={title} isOpen wide onClose={onClose}>
      <QueryView query={query}>{() => null}</QueryView>
    </Dialog>
  );
};
