import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComputedDistance } from '@shiptime/domain/plans/conflicts/conflict-context';
import { overruledDistanceChangeSchema } from '@shiptime/domain/plans/distances/overruled-distance';
import type { OverruledDistanceRow, PortDistance } from '@shiptime/domain/plans/wire/conflicts';
import { useDialogForm } from '#lib/use-dialog-form.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Instant } from '#ui/instant.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextField } from '#ui/text-field.tsx';
import { useEditingModel } from '../edited-plan/scheduler-model.ts';
import {
  overruledDistanceQuery,
  type OverruleInput,
  saveOverruledDistance,
  removeOverruledDistance,
  type PortPair,
} from './overruled-distance.ts';
import { useDistanceText } from './use-distance-text.ts';

type OverruleProps = {
  readonly ports: PortPair;
  readonly way: string;
  readonly distance: PortDistance | null;
  readonly onClose: () => void;
};

type FormProps = Omit<OverruleProps, 'distance'> & {
  readonly computed: ComputedDistance | null;
  readonly existing: OverruledDistanceRow | null;
};

const required = overruledDistanceChangeSchema.required();

const OverruleInput = ({ by, updated_at }: Pick<OverruledDistanceRow, 'by' | 'updated_at'>) => {
  const { t } = useTranslation('scheduler');
  return (
    <p>
      {t('overruling.said_by', { name: by })} <Instant at={updated_at} />
    </p>
  );
};

const useOverrule = ({ ports, existing, onClose }: Pick<FormProps, 'ports' | 'existing' | 'onClose'>) => {
  const { t } = useTranslation('scheduler');
  const { reload } = useEditingModel();
  // Keeps the row as opened, so that a concurrent change causes a version conflict.
  const [row] = useState(existing);
  const form = useDialogForm<OverruleInput>(
    { nautical_miles: row?.nautical_miles ?? null, reason: row?.reason ?? '' },
    required,
  );
  const done = async (words: string) => {
    await reload();
    snackbar.success(words);
    onClose();
  };
  const saving = useApiMutation('overrule_distance', {
    mutationFn: () => saveOverruledDistance(ports, form.values, row),
    onSuccess: () => done(t('overruling.saved')),
  });
  const takingBack = useApiMutation('take_back_distance', {
    mutationFn: async () => {
      if (row) await removeOverruledDistance(row);
    },
    onSuccess: () => done(t('overruling.taken_back')),
  });
  return { form, row, saving, takingBack };
};

const OverruleForm = ({ way, computed, onClose, ...props }: FormProps) => {
  const { t } = useTranslation('scheduler');
  const { miles } = useDistanceText();
  const { form, row, saving, takingBack } = useOverrule({ ...props, onClose });
  const reckoned = miles(computed, 1);
  return (
    <FormDialog
      name="distance"
      title={t('overruling.title', { way })}
      isOpen
      onClose={onClose}
      onSubmit={() => {
        if (form.check()) void saving.run();
      }}
      error={saving.problem ?? takingBack.problem}
      pending={saving.pending || takingBack.pending}
      submitLabel={t('overruling.save')}
    >
      <p>{t('overruling.explained')}</p>
      <p>{t('overruling.computed', { distance: reckoned })}</p>
      {row && <OverruleInput by={row.by} updated_at={row.updated_at} />}
      <NumberField
        label={t('overruling.miles')}
        unit={t('overruling.unit')}
        digits={1}
        width="short"
        {...form.field('nautical_miles')}
      />
      <TextField
        label={t('overruling.reason')}
        hint={t('overruling.reason_hint')}
        {...form.field('reason')}
      />
      {row && (
        <div>
          <Button onPress={() => void takingBack.run()}>
            {t('overruling.take_back', { distance: reckoned })}
          </Button>
        </div>
      )}
    </FormDialog>
  );
};

const OverruledAlready = ({ id, ...props }: Omit<FormProps, 'existing'> & { readonly id: number }) => {
  const { data } = useQuery(overruledDistanceQuery(id));
  return data ? <OverruleForm {...props} existing={data} /> : null;
};

export const OverruleDistanceDialog = ({ distance, ...props }: OverruleProps) =>
  distance?.method === 'overruled' ? (
    <OverruledAlready {...props} computed={distance.computed} id={distance.overruled_id} />
  ) : (
    <OverruleForm {...props} computed={distance} existing={null} />
  );
