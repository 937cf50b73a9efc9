import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { columnNames, recognizeColumns } from '@shiptime/domain/applications/stations-file/columns';
import {
  type ColumnIndexes,
  numberNonBlankRows,
  guessColumnsByCount,
} from '@shiptime/domain/applications/stations-file/column-layout';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { Row } from '#ui/stack.tsx';

type Props = {
  readonly table: readonly (readonly string[])[];
  readonly reasons: readonly string[];
  readonly onChoose: (places: ColumnIndexes) => void;
};

const letters = (place: number): string =>
  (place < 26 ? '' : letters(Math.floor(place / 26) - 1)) + String.fromCodePoint(65 + (place % 26));

export const ColumnChoice = ({ table, reasons, onChoose }: Props) => {
  const { t } = useTranslation('application_form');
  const first = table.find((cells) => cells.some((cell) => cell.trim() !== '')) ?? [];
  const [places, setPlaces] = useState<ColumnIndexes>(() => {
    const { places: said } = recognizeColumns(first);
    return Object.keys(said).length > 0 ? said : (guessColumnsByCount(numberNonBlankRows(table)) ?? {});
  });
  const options = first.map((cell, place) => ({
    id: place,
    label: `${letters(place)} – ${cell.trim().slice(0, 40)}`,
  }));
  return (
    <Notice
      tone="warning"
      title={t('stations.columns')}
      actions={
        <Button
          small
          icon="check"
          isDisabled={places.latitude === undefined || places.longitude === undefined}
          onPress={() => onChoose(places)}
        >
          {t('stations.columns_use')}
        </Button>
      }
    >
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <p>{t('stations.columns_body')}</p>
      <Row end>
        {columnNames.map((column) => (
          <Select<number>
            key={column}
            label={t(`stations.${column}`)}
            isFilter
            options={options}
            value={places[column] ?? null}
            placeholder={t('stations.columns_none')}
            onChange={(place) => {
              const { [column]: _, ...others } = places;
              setPlaces(place === null ? others : { ...others, [column]: place });
            }}
          />
        ))}
      </Row>
    </Notice>
  );
};
