import { type CSSProperties, type ReactNode, useRef, useState, type RefObject, useEffect } from 'react';
import { PanelFrame } from './panel-frame.tsx';
import { PanelRail } from './panel-rail.tsx';
import { panelDocks, isPanelShown, panelShownIn } from './panel-layout.ts';
import { usePanelModel } from './panel-model.ts';
import { StatusLine } from './status-line.tsx';
import styles from '../room.module.css';

const pressable = ':is(button, a[href], input, select, [tabindex="0"]):not([tabindex="-1"])';

const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0;

const entryOf = (region: HTMLElement): HTMLElement | undefined =>
  region.querySelector<HTMLElement>('h2[tabindex]') ??
  region.querySelector<HTMLElement>('[data-bar][tabindex="0"]') ??
  [...region.querySelectorAll<HTMLElement>(pressable)].find(isSeen);

/** F6 moves to the next region, Shift+F6 back. */
const useRegionKeys = (room: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented || !room.current) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const regions = [...room.current.querySelectorAll<HTMLElement>('[data-region]')].filter(isSeen);
      const at = regions.findIndex((region) => region.contains(document.activeElement));
      const step = event.shiftKey ? -1 : 1;
      const from = at === -1 && step === -1 ? 0 : at;
      const next = regions[(from + step + regions.length) % regions.length];
      if (!next) return;
      event.preventDefault();
      entryOf(next)?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [room]);
};

type PanelShellProps = {
  readonly bar: ReactNode;
  readonly notices: ReactNode;
  readonly selection: ReactNode;
  readonly status: ReactNode;
  readonly children: ReactNode;
};

/** Panels that hold text being written stay mounted after the first opening. */
const useOnceOpened = (open: readonly string[]): ReadonlySet<string> => {
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(open));
  if (open.every((id) => seen.has(id))) return seen;
  const next = new Set([...seen, ...open]);
  setSeen(next);
  return next;
};

export const PanelShell = ({ bar, notices, selection, status, children }: PanelShellProps) => {
  const { panels, layout, dockOf } = usePanelModel();
  const room = useRef<HTMLDivElement>(null);
  useRegionKeys(room);
  const onceOpened = useOnceOpened(layout.open);
  const { side, below, share, list } = layout.sizes;
  const sizes = {
    '--side': `${side}rem`,
    '--below': `${below}rem`,
    '--share': `${share}%`,
    '--list': `${list}rem`,
  } as CSSProperties;
  const shown = new Set(panelDocks.filter((dock) => panelShownIn(dock, layout, dockOf) !== null));
  const front = layout.open.at(-1);
  const standing = panels.filter(
    ({ id, keeps }) => isPanelShown(id, layout, dockOf) || (keeps && onceOpened.has(id)),
  );
  return (
    <div ref={room} data-room className={styles['room']}>
      <div className={styles['bar']} data-region>
        {bar}
      </div>
      <div className={styles['notices']}>{notices}</div>
      <div
        className={styles['body']}
        style={sizes}
        data-room-body
        data-list={shown.has('list')}
        data-beside={shown.has('beside')}
        data-below={shown.has('below')}
      >
        {standing
          .filter(({ id }) => dockOf(id) === 'list')
          .map((panel) => (
            <PanelFrame
              key={panel.id}
              panel={panel}
              dock="list"
              isHidden={false}
              isFront={panel.id === front}
            />
          ))}
        <div className={styles['timeline']}>{children}</div>
        {standing
          .filter(({ id }) => dockOf(id) !== 'list')
          .map((panel) => (
            <PanelFrame
              key={panel.id}
              panel={panel}
              dock={dockOf(panel.id)}
              isHidden={!isPanelShown(panel.id, layout, dockOf)}
              isFront={panel.id === front}
            />
          ))}
        <PanelRail />
      </div>
      <StatusLine selection={selection}>{status}</StatusLine>
    </div>
  );
};
