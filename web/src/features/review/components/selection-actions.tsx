import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import type { InboxRow } from '../inbox-row.ts';

export const useInboxSelection = (items: readonly InboxRow[]) => {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    ids,
    set: setIds,
    tick: (id: number, isTicked: boolean) =>
      setIds((before) => new Set(isTicked ? [...before, id] : [...before].filter((other) => other !== id))),
    acceptable: items.filter(({ id, can }) => ids.has(id) && can['accept']),
    ready: items.filter(({ can, readiness }) => can['accept'] && readiness === 'ready'),
  };
};

type TickedProps = {
  readonly ticked: ReturnType<typeof useInboxSelection>;
  readonly onAccept: (several: readonly InboxRow[]) => void;
};

export const SelectionActions = ({ ticked, onAccept }: TickedProps) => {
  const { t } = useTranslation('review');
  const { ids, set, acceptable, ready } = ticked;
  const count = acceptable.length;
  const areAll = ready.every(({ id }) => ids.has(id));
  return (
    <>
      {ready.length > 1 && (
        <Button onPress={() => set(new Set(areAll ? [] : ready.map(({ id }) => id)))}>
          {t(areAll ? 'several.choose_none' : 'several.choose_all')}
        </Button>
      )}
      <Button variant="primary" icon="check" isDisabled={count === 0} onPress={() => onAccept(acceptable)}>
        {count === 0 ? t('several.none_chosen') : t('several.action', { count })}
      </Button>
    </>
  );
};
