import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Row } from '#ui/stack.tsx';
import { type RowSelection, type StationsReadResult, countStationTypes } from './read-result.ts';

type Props = {
  readonly all: StationsReadResult;
  readonly choice: RowSelection;
  readonly onChoose: (choice: RowSelection) => void;
};

export const ImportRowChoice = ({ all, choice, onChoose }: Props) => {
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  const types = [...countStationTypes(all.rows)];
  const toggle = (type: string, comes: boolean) => {
    const without = new Set(choice.without);
    if (comes) without.delete(type);
    else without.add(type);
    onChoose({ ...choice, without });
  };
  return (
    <fieldset>
      <legend>{t('stations.choose')}</legend>
      {types.length > 1 &&
        types.map(([type, count]) => (
          <Checkbox
            key={type}
            label={`${type || t('stations.no_type')} (${number(count)})`}
            value={!choice.without.has(type)}
            onChange={(comes) => toggle(type, comes)}
          />
        ))}
      <Row end>
        <NumberField
          label={t('stations.first_row')}
          name="first-row"
          digits={0}
          value={choice.first}
          onChange={(first) => onChoose({ ...choice, first })}
        />
        <NumberField
          label={t('stations.last_row')}
          name="last-row"
          digits={0}
          value={choice.last}
          onChange={(last) => onChoose({ ...choice, last })}
        />
      </Row>
    </fieldset>
  );
};
