import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isForeign, type Spot } from '@shiptime/domain/geography/spot';
import { useFormat } from '#lib/format.ts';
import { nameIn } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { type ReferenceRow, useList } from '#features/reference/api.ts';
import { useAnswer, useFormModel } from '../form-model.ts';
import type { StationRow } from './station-edits.ts';
import { placeKey, type Places } from './use-places.ts';

type Met = { readonly row: ReferenceRow; readonly count: number };

/** The rows of a list that stations meet, with how many do. */
const met = (
  rows: readonly StationRow[],
  places: Places,
  list: readonly ReferenceRow[],
  keysOf: (spot: Spot) => readonly (string | null)[],
): Met[] => {
  const counts = new Map<string | null, number>();
  for (const row of rows) {
    const spot = places.get(placeKey(row));
    for (const key of spot ? keysOf(spot) : []) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return list.flatMap((row) => {
    const count = counts.get(row.key);
    return count === undefined ? [] : [{ row, count }];
  });
};

const fields = {
  waters: ['in_foreign_waters', 'coastal_state_ids'],
  protected_areas: ['in_marine_protected_areas', 'marine_protected_area_ids'],
} as const;

type Answers = { readonly flag: boolean | null; readonly named: readonly number[] | null };

type Props = { readonly kind: keyof typeof fields; readonly found: readonly Met[] };

/** Where stations seem to lie somewhere and the form does not say so, it is proposed: never imposed, and taken back at will. */
const Proposal = ({ kind, found }: Props) => {
  const { t } = useTranslation('application_form');
  const { language } = useFormat();
  const { readOnly } = useFormModel();
  const [flagField, listField] = fields[kind];
  const [flag, setFlag] = useAnswer<boolean>(flagField);
  const [named, setNamed] = useAnswer<readonly number[]>(listField);
  const [before, setBefore] = useState<Answers | null>(null);
  const known = flag === true ? (named ?? []) : [];
  const open = found.filter(({ row }) => !known.includes(row.id));
  if (readOnly) return null;
  const accept = () => {
    setBefore({ flag, named });
    setFlag(true);
    setNamed([...new Set([...(named ?? []), ...open.map(({ row }) => row.id)])]);
  };
  const undo = () => {
    setFlag(before?.flag ?? null);
    setNamed(before?.named ?? null);
    setBefore(null);
  };
  if (open.length === 0 && before) {
    return (
      <Notice
        tone="success"
        live
        takesFocus
        title={t(`hints.${kind}.accepted`)}
        actions={
          <Button small icon="undo" onPress={undo}>
            {t('hints.undo')}
          </Button>
        }
      />
    );
  }
  if (open.length === 0) return null;
  return (
    <Notice
      tone="info"
      live
      title={t(`hints.${kind}.proposal`)}
      actions={
        <Button small icon="check" onPress={accept}>
          {t(`hints.${kind}.accept`)}
        </Button>
      }
    >
      <ul>
        {open.map(({ row, count }) => (
          <li key={row.id}>{t(`hints.${kind}.met`, { count, name: nameIn(language, row) })}</li>
        ))}
      </ul>
      <p>{t('hints.approximate')}</p>
    </Notice>
  );
};

type ProposalsProps = { readonly rows: readonly StationRow[]; readonly places: Places };

export const Proposals = ({ rows, places }: ProposalsProps) => {
  const states = met(rows, places, useList('coastal_states'), ({ onLand, state }) =>
    onLand || !isForeign(state) ? [] : [state],
  );
  const areas = met(rows, places, useList('marine_protected_areas'), (spot) => spot.protectedAreas);
  return (
    <>
      <Proposal kind="waters" found={states} />
      <Proposal kind="protected_areas" found={areas} />
    </>
  );
};
