import { useTranslation } from 'react-i18next';
import type { Place } from '@shiptime/domain/applications/places/place';
import { useFormat } from '../../../../lib/format.ts';
import { nameIn } from '../../../../lib/i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { type ReferenceRow, useList } from '../../../reference/api.ts';
import { useAnswer, useFormModel } from '../form-model.ts';
import type { StationRow } from './station-edits.ts';
import { placeKey, type Places } from './use-places.ts';

/** What the outlines say of one place, in words; a line for each. */
export const useHintWords = (places: Places) => {
  const { t } = useTranslation('application_form');
  const { language } = useFormat();
  const states = useList('coastal_states');
  const words = ({ onLand, state, certainty }: Place): string[] => {
    const name = states.find(({ key }) => key === state);
    return [
      ...(onLand ? [t('hints.on_land')] : []),
      ...(name && certainty && !onLand
        ? [t(`hints.${certainty}_waters`, { state: nameIn(language, name) })]
        : []),
    ];
  };
  return (row: StationRow): string => {
    const place = places.get(placeKey(row));
    return place ? words(place).join('\n') : '';
  };
};

type Met = { readonly state: ReferenceRow; readonly count: number };

const statesMet = (rows: readonly StationRow[], places: Places, states: readonly ReferenceRow[]): Met[] => {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const place = places.get(placeKey(row));
    if (place?.state && !place.onLand) counts.set(place.state, (counts.get(place.state) ?? 0) + 1);
  }
  return states.flatMap((state) => {
    const count = counts.get(state.key);
    return count === undefined ? [] : [{ state, count }];
  });
};

/** Where stations seem to lie in others' waters and the form does not say so, it is proposed: never imposed. */
export const WatersProposal = ({ rows, places }: { rows: readonly StationRow[]; places: Places }) => {
  const { t } = useTranslation('application_form');
  const { language, list } = useFormat();
  const { readOnly } = useFormModel();
  const states = useList('coastal_states');
  const [foreign, setForeign] = useAnswer<boolean>('in_foreign_waters');
  const [named, setNamed] = useAnswer<readonly number[]>('coastal_state_ids');
  const known = foreign === true ? (named ?? []) : [];
  const open = statesMet(rows, places, states).filter(({ state }) => !known.includes(state.id));
  if (readOnly || open.length === 0) return null;
  const accept = () => {
    setForeign(true);
    setNamed([...new Set([...(named ?? []), ...open.map(({ state }) => state.id)])]);
  };
  return (
    <Notice
      tone="info"
      live
      title={t('hints.proposal')}
      actions={
        <Button small icon="check" onPress={accept}>
          {t('hints.accept', { states: list(open.map(({ state }) => nameIn(language, state))) })}
        </Button>
      }
    >
      <ul>
        {open.map(({ state, count }) => (
          <li key={state.id}>{t('hints.met', { count, state: nameIn(language, state) })}</li>
        ))}
      </ul>
      <p>{t('hints.approximate')}</p>
    </Notice>
  );
};
