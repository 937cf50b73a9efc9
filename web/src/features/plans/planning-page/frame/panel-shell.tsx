import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { PanelFrame } from './panel-frame.tsx';
import { Rail } from './rail.tsx';
import { docks, isShown, panelShownIn } from './panel-layout.ts';
import { usePanels } from './panel-model.ts';
import { useRegionKeys } from './use-region-keys.ts';
import { StatusLine } from './status-line.tsx';
import styles from '../room.module.css';

type RoomShellProps = {
  readonly bar: ReactNode;
  readonly notices: ReactNode;
  readonly selection: ReactNode;
  readonly status: ReactNode;
  readonly children: ReactNode;
};

/** Panels with text being written stay mounted after the first opening. */
const useOnceOpened = (open: readonly string[]): ReadonlySet<string> => {
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(open));
  if (open.every((id) => seen.has(id))) return seen;
  const next = new Set([...seen, ...open]);
  setSeen(next);
  return next;
};

export const PanelShell = ({ bar, notices, selection, status, children }: RoomShellProps) => {
  const { panels, layout, dockOf } = usePanels();
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
  const shown = new Set(docks.filter((dock) => panelShownIn(dock, layout, dockOf) !== null));
  const front = layout.open.at(-1);
  const standing = panels.filter(
    ({ id, keeps }) => isShown(id, layout, dockOf) || (keeps && onceOpened.has(id)),
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
              isHidden={!isShown(panel.id, layout, dockOf)}
              isFront={panel.id === front}
            />
          ))}
        <Rail />
      </div>
      <StatusLine selection={selection}>{status}</StatusLine>
    </div>
  );
};
