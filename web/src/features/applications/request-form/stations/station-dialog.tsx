import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stationSchema } from '@shiptime/domain/applications/stations';
import { rowTextLimits } from '@shiptime/domain/applications/limits';
import { api, toApiError } from '../../../../lib/api-client.ts';
import { useSmallForm } from '../../../../lib/small-form.ts';
import { useTask } from '../../../../lib/use-task.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { StaleRow } from '../parts/stale-row.tsx';
import type { StationRow, StationValues } from './station-edits.ts';
import type { StationList } from './use-station-list.ts';

type Props = {
  readonly list: StationList;
  /** Null: a new one, at this place. */
  readonly row: StationRow | null;
  readonly position: number;
  readonly onClose: () => void;
};

type Values = {
  readonly name: string | null;
  readonly type: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly position: number | null;
};

const fields = ['name', 'type', 'latitude', 'longitude'] as const;
const asText = (value: string | null): string => value ?? '';
const asValue = (text: string): string | null => (text.trim() === '' ? null : text);

const isSame = (a: StationValues, b: StationValues): boolean =>
  fields.every((field) => a[field] === b[field]);

/** Adds or edits one station; what somebody else made of it meanwhile is shown before it is written over. */
export const StationDialog = ({ list, row, position, onClose }: Props) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const form = useSmallForm<Values>(
    row ? { ...row, position } : { name: null, type: null, latitude: null, longitude: null, position },
    stationSchema,
  );
  const [theirs, setTheirs] = useState<StationRow | null>(null);
  const { pending, error, run } = useTask();

  const put = async (version: number | undefined): Promise<void> => {
    const { position: place, ...values } = form.values;
    const body = { ...values, ...(place !== null && (!row || place !== position) && { position: place }) };
    if (row) {
      await api.put(`${list.path}/${row.id}`, body, version === undefined ? {} : { ifMatch: version });
    } else {
      await api.post(list.path, body);
    }
  };
  const save = (version: number | undefined) =>
    void run(async () => {
      try {
        await put(version);
      } catch (caught) {
        const failure = toApiError(caught);
        const current = failure.type === 'stale' ? (failure.current as StationRow) : null;
        if (current && row && isSame(current, row)) return save(current.lock_version);
        if (current) return setTheirs(current);
        if (form.refuse(failure)) return;
        throw failure;
      }
      await list.takeOver();
      onClose();
    });
  const text = (name: 'name' | 'type', optional: boolean) => {
    const { value, onChange, ...rest } = form.field(name);
    return (
      <TextField
        {...rest}
        {...(optional && { optional })}
        name={`station-${name}`}
        label={t(`applications:rows.station.${name}.label`)}
        hint={t(`applications:rows.station.${name}.hint`)}
        width="full"
        maxLength={rowTextLimits.station[name] * 4}
        value={asText(value)}
        onChange={(typed) => onChange(asValue(typed))}
      />
    );
  };
  const degrees = (name: 'latitude' | 'longitude') => (
    <NumberField
      {...form.field(name)}
      name={`station-${name}`}
      label={t(`applications:rows.station.${name}.label`)}
      hint={t(`applications:rows.station.${name}.hint`)}
      unit="°"
      digits={6}
      grouping={false}
    />
  );
  return (
    <FormDialog
      isOpen
      title={t(row ? 'application_form:stations.edit' : 'application_form:stations.add')}
      onClose={onClose}
      onSubmit={() => form.check() && save(theirs?.lock_version ?? row?.lock_version)}
      submitLabel={t('application_form:parts.save')}
      pending={pending}
      error={error && (error.message || t('application_form:no_network'))}
    >
      {theirs && (
        <StaleRow
          values={fields.map((name) => [t(`applications:rows.station.${name}.label`), theirs[name]])}
          onTake={() => void list.takeOver().then(onClose)}
        />
      )}
      {text('name', false)}
      {text('type', true)}
      {degrees('latitude')}
      {degrees('longitude')}
      <NumberField
        {...form.field('position')}
        name="station-position"
        label={t('applications:rows.station.position.label')}
        hint={t('applications:rows.station.position.hint')}
      />
    </FormDialog>
  );
};
