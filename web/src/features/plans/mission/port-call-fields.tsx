import { useTranslation } from 'react-i18next';
import { addDays, countDaysInclusive, isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import { Button } from '#ui/button.tsx';
import { ComboBox } from '#ui/combo-box.tsx';
import { DateField } from '#ui/date-field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Row, Stack } from '#ui/stack.tsx';

export type PortCallStopValues = {
  readonly port_id: number | null;
  readonly day: number | null;
  readonly days: number | null;
};

type PortCallFieldsProps = {
  readonly stops: readonly PortCallStopValues[];
  readonly startDate: string | null;
  readonly options: readonly { readonly id: number; readonly label: string }[];
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (stops: readonly PortCallStopValues[]) => void;
};

type ArrivalProps = {
  readonly label: string;
  readonly day: number | null;
  readonly startDate: string | null;
  readonly error: string | undefined;
  readonly onChange: (day: number | null) => void;
};

/** If the mission has no date, days are counted from its first day. */
const Arrival = ({ label, day, startDate, error, onChange }: ArrivalProps) => {
  const { t } = useTranslation('scheduler');
  if (startDate === null)
    return (
      <NumberField label={t('port_calls.day')} value={day} error={error} onChange={onChange} width="short" />
    );
  return (
    <DateField
      label={label}
      value={day === null ? null : addDays(startDate, day - 1)}
      error={error}
      onChange={(date) => onChange(isCalendarDay(date) ? countDaysInclusive(startDate, date) : null)}
    />
  );
};

export const PortCallFields = ({ stops, startDate, options, errorOf, onChange }: PortCallFieldsProps) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const change = (index: number, part: Partial<PortCallStopValues>) =>
    onChange(stops.map((stop, at) => (at === index ? { ...stop, ...part } : stop)));
  return (
    <fieldset>
      <legend>{tp('fields.port_call_stops.label')}</legend>
      <Stack>
        {stops.map((stop, index) => {
          const error = (field: keyof PortCallStopValues) => errorOf(`port_call_stops.${index}.${field}`);
          return (
            // oxlint-disable-next-line react/no-array-index-key
            <Row key={index} end>
              <ComboBox
                label={t('port_calls.port', { number: index + 1 })}
                options={options}
                value={stop.port_id}
                error={error('port_id')}
                onChange={(port_id) => change(index, { port_id })}
              />
              <Arrival
                label={t('port_calls.arrival')}
                day={stop.day}
                startDate={startDate}
                error={error('day')}
                onChange={(day) => change(index, { day })}
              />
              <NumberField
                label={t('port_calls.alongside')}
                optional
                unit={t('unit_days')}
                value={stop.days}
                error={error('days')}
                onChange={(days) => change(index, { days })}
              />
              <Button small onPress={() => onChange(stops.filter((_, at) => at !== index))}>
                {t('port_calls.remove', { number: index + 1 })}
              </Button>
            </Row>
          );
        })}
        <Row>
          <Button
            small
            icon="add"
            onPress={() => onChange([...stops, { port_id: null, day: null, days: null }])}
          >
            {t('port_calls.add')}
          </Button>
        </Row>
      </Stack>
    </fieldset>
  );
};
