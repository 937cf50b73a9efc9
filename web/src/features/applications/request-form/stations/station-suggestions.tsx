import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isForeignState, type PositionFacts } from '@shiptime/domain/geography/position-facts';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { type ReferenceRow, useReferenceList } from '#features/reference/reference-api.ts';
import { useAnswer, useFormModel } from '../form-model.ts';
import type { StationRow } from './station-edits.ts';
import { AnswerAppliedNotice } from './answer-applied-notice.tsx';
import { positionKey, type FactsByPosition } from './use-position-facts.ts';

type Met = { readonly row: ReferenceRow; readonly count: number };

const met = (
  rows: readonly StationRow[],
  places: FactsByPosition,
  list: readonly ReferenceRow[],
  keysOf: (spot: PositionFacts) => readonly (string | null)[],
): Met[] => {
  const counts = new Map<string | null, number>();
  for (const row of rows) {
    const spot = places.get(positionKey(row));
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

type Kind = keyof typeof fields;

/** Keeps the previous answers for undo. */
const useAnswers = (kind: Kind) => {
  const [flagField, listField] = fields[kind];
  const [flag, setFlag] = useAnswer<boolean>(flagField);
  const [named, setNamed] = useAnswer<readonly number[]>(listField);
  const [before, setBefore] = useState<Answers | null>(null);
  return {
    flag,
    named,
    isAccepted: before !== null,
    answer: (yes: boolean, ids: readonly number[]) => {
      setBefore({ flag, named });
      setFlag(yes);
      if (ids.length > 0) setNamed([...new Set([...(named ?? []), ...ids])]);
    },
    undo: () => {
      setFlag(before?.flag ?? null);
      setNamed(before?.named ?? null);
      setBefore(null);
    },
  };
};

type Props = {
  readonly kind: Kind;
  readonly found: readonly Met[];
  readonly isAllKnown: boolean;
};

/** Proposes an answer derived from the stations if the form's answer differs; can be undone. */
const Proposal = ({ kind, found, isAllKnown }: Props) => {
  const { t } = useTranslation('application_form');
  const { language } = useFormat();
  const { readOnly } = useFormModel();
  const { flag, named, isAccepted, answer, undo } = useAnswers(kind);
  const known = flag === true ? (named ?? []) : [];
  const open = found.filter(({ row }) => !known.includes(row.id));
  const isNone = found.length === 0 && flag === null && isAllKnown;
  if (readOnly) return null;
  if (open.length === 0 && !isNone)
    return isAccepted ? <AnswerAppliedNotice title={t(`hints.${kind}.accepted`)} undo={undo} /> : null;
  const accept = () =>
    answer(
      !isNone,
      open.map(({ row }) => row.id),
    );
  return (
    <Notice
      tone="info"
      live
      title={t(`hints.${kind}.proposal`)}
      actions={
        <Button small icon="check" onPress={accept}>
          {isNone ? t('hints.say_no') : t(`hints.${kind}.accept`)}
        </Button>
      }
    >
      {isNone ? (
        <p>{t(`hints.${kind}.none`)}</p>
      ) : (
        <ul>
          {open.map(({ row, count }) => (
            <li key={row.id}>{t(`hints.${kind}.met`, { count, name: nameInLanguage(language, row) })}</li>
          ))}
        </ul>
      )}
      <p>{t('hints.approximate')}</p>
    </Notice>
  );
};

type ProposalsProps = { readonly rows: readonly StationRow[]; readonly places: FactsByPosition };

export const StationSuggestions = ({ rows, places }: ProposalsProps) => {
  const isForeignSpot = ({ onLand, state }: PositionFacts) => !onLand && isForeignState(state);
  const states = met(rows, places, useReferenceList('coastal_states'), (spot) =>
    isForeignSpot(spot) ? [spot.state] : [],
  );
  const areas = met(rows, places, useReferenceList('marine_protected_areas'), (spot) => spot.protectedAreas);
  const spots = rows.map((row) => places.get(positionKey(row)));
  const isAllKnown = rows.length > 0 && spots.every((spot) => spot && !spot.onLand);
  const isNobodys = spots.every((spot) => !spot || !isForeignSpot(spot));
  return (
    <>
      <Proposal kind="waters" found={states} isAllKnown={isAllKnown && isNobodys} />
      <Proposal kind="protected_areas" found={areas} isAllKnown={isAllKnown} />
    </>
  );
};
