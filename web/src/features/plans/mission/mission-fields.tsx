import { useTranslation } from 'react-i18next';
import { planTextLimits } from '@shiptime/domain/plans/schema';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import type { useDialogForm } from '#lib/use-dialog-form.ts';
import { ComboBox } from '#ui/combo-box.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Row } from '#ui/stack.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PortCallFields, type PortCallStopValues } from './port-call-fields.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';

export type MissionFormValues = {
  readonly title: string;
  readonly requested_berths: number | null;
  readonly approved_berths: number | null;
  readonly mobilization_days: number | null;
  readonly operational_days: number | null;
  readonly demobilization_days: number | null;
  readonly mobilization_port_id: number | null;
  readonly demobilization_port_id: number | null;
  readonly port_calls: number | null;
  readonly port_call_stops: readonly PortCallStopValues[];
  readonly notes: string;
};

type Form = ReturnType<typeof useDialogForm<MissionFormValues & Record<string, unknown>>>;

const dayFields = ['mobilization_days', 'operational_days', 'demobilization_days'] as const;
const portFields = ['mobilization_port_id', 'demobilization_port_id'] as const;

type MissionFormFieldsProps = {
  readonly form: Form;
  readonly isOrphan: boolean;
  readonly startDate?: string | null;
};

export const MissionFormFields = ({ form, isOrphan, startDate = null }: MissionFormFieldsProps) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const language = useLanguage();
  const ports = useReferenceList('ports');
  const label = (name: keyof MissionFormValues) => tp(`fields.${name}.label`);
  const options = ports
    .filter(({ active }) => active)
    .map((port) => ({ id: port.id, label: nameInLanguage(language, port) }));
  return (
    <>
      <TextField label={label('title')} width="full" {...form.field('title')} />
      <Row>
        {dayFields.map((name) => (
          <NumberField key={name} label={label(name)} unit={t('unit_days')} {...form.field(name)} />
        ))}
      </Row>
      {portFields.map((name) => (
        <ComboBox key={name} label={label(name)} optional options={options} {...form.field(name)} />
      ))}
      <Row>
        {isOrphan && (
          <NumberField label={label('requested_berths')} optional {...form.field('requested_berths')} />
        )}
        <NumberField label={label('approved_berths')} optional {...form.field('approved_berths')} />
        <NumberField label={label('port_calls')} {...form.field('port_calls')} />
      </Row>
      <PortCallFields
        stops={form.values.port_call_stops}
        startDate={startDate}
        options={options}
        errorOf={form.errorOf}
        onChange={(stops) => {
          const before = form.values.port_call_stops.length;
          const count = (form.values.port_calls ?? 0) + Math.min(0, stops.length - before);
          form.setValues({ port_call_stops: stops, port_calls: Math.max(count, stops.length) });
        }}
      />
      <TextArea label={label('notes')} optional max={planTextLimits.notes} {...form.field('notes')} />
    </>
  );
};
