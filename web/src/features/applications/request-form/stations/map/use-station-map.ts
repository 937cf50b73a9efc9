import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Position } from '@shiptime/domain/geography/position';
import { useFormat } from '#lib/format.ts';
import type { ProjectionName } from '#map/projection-names.ts';
import type { StationMap, StationMove } from './station-map.ts';

type Handlers = {
  readonly onChoose: (id: number | null) => void;
  readonly onSelect: (ids: readonly number[], isBox: boolean) => void;
  readonly onAdd: (position: Position) => void;
  readonly onMove: (moves: readonly StationMove[]) => void;
  readonly mayAdd: boolean;
  readonly clickAdds: boolean;
};

const onEnter = (handlers: RefObject<Handlers>, add: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !handlers.current.mayAdd) return;
  event.preventDefault();
  add();
};

/** Recreates the map for each projection, after loading its code. */
export const useStationMap = (name: ProjectionName, readOnly: boolean, handlers: Handlers) => {
  const { number, language } = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<StationMap | null>(null);
  const [rest, setRest] = useState<{ centre: Position; metresPerPixel: number } | null>(null);
  const [hasGround, setHasGround] = useState(true);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const target = frame.current;
    if (!target) return undefined;
    const options = {
      projection: name,
      language,
      degrees: (value: number) => number(value, 2),
      onGround: setHasGround,
    };
    let close: (() => void) | null = null;
    let over = false;
    const open = async () => {
      const { StationMap } = await import('./station-map.ts');
      if (over) return;
      const add = (position: Position) => {
        made.keepView();
        latest.current.onAdd(position);
      };
      const made = new StationMap(target, options, {
        onClick: (id, position, toOthers) => {
          if (id !== null && toOthers) latest.current.onSelect([id], false);
          else if (id === null && latest.current.clickAdds) add(position);
          else latest.current.onChoose(id);
        },
        onBox: (ids) => latest.current.onSelect(ids, true),
        onDragged: (moves) => latest.current.onMove(moves),
        onCentre: (centre, metresPerPixel) => setRest({ centre, metresPerPixel }),
      });
      if (!readOnly) made.letDrag();
      const press = onEnter(latest, () => add(made.centre()));
      target.addEventListener('keydown', press);
      const sized = new ResizeObserver(() => made.fitFrame());
      sized.observe(target);
      setMap(made);
      close = () => {
        target.removeEventListener('keydown', press);
        sized.disconnect();
        setMap(null);
        made.close();
      };
    };
    open().catch(() => setHasGround(false));
    return () => {
      over = true;
      close?.();
    };
  }, [name, readOnly, number, language]);
  return { frame, map, rest, hasGround };
};
