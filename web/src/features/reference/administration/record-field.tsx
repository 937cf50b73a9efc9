import { useTranslation } from 'react-i18next';
import type { ApiError } from '#lib/api-error.ts';
import type { useDialogForm } from '#lib/use-dialog-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ComboBox } from '#ui/combo-box.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FieldSpec } from './field-spec.ts';

type RecordFieldProps = {
  readonly spec: FieldSpec;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
};

const manyOptions = 20;

const RecordField = ({ spec, value, error, onChange }: RecordFieldProps) => {
  const { t } = useTranslation('reference');
  const { name, label, hint, optional } = spec;
  const shared = { name, label, error, onChange, ...(hint && { hint }), ...(optional && { optional }) };
  const number = typeof value === 'number' ? value : null;
  switch (spec.kind) {
    case 'text':
      return <TextField {...shared} value={String(value ?? '')} />;
    case 'long':
      return <TextArea {...shared} value={String(value ?? '')} />;
    case 'flag':
      return <Checkbox name={name} label={label} value={value === true} onChange={onChange} error={error} />;
    case 'number':
      return <NumberField {...shared} value={number} {...(spec.unit && { unit: spec.unit })} />;
    case 'year':
      return <NumberField {...shared} value={number} grouping={false} />;
    case 'yes_no_unknown':
      return (
        <Select
          {...shared}
          options={[
            { id: 1, label: t('record.yes') },
            { id: 0, label: t('record.no') },
          ]}
          placeholder={t('record.unknown')}
          value={typeof value === 'boolean' ? Number(value) : null}
          onChange={(chosen) => onChange(chosen === null ? null : chosen === 1)}
        />
      );
    case 'word':
      return <Select {...shared} options={spec.options} value={typeof value === 'string' ? value : null} />;
    default:
      return spec.options.length > manyOptions ? (
        <ComboBox {...shared} options={spec.options} value={number} />
      ) : (
        <Select {...shared} options={spec.options} value={number} />
      );
  }
};

type RecordFieldsProps = {
  readonly specs: readonly FieldSpec[];
  readonly form: ReturnType<typeof useDialogForm<Record<string, unknown>>>;
  readonly error: ApiError | null;
};

export const RecordFields = ({ specs, form, error }: RecordFieldsProps) =>
  specs.map((spec) => {
    const { value, error: own, onChange } = form.field(spec.name);
    return (
      <RecordField
        key={spec.name}
        spec={spec}
        value={value}
        error={own ?? error?.field(spec.name)}
        onChange={onChange}
      />
    );
  });
