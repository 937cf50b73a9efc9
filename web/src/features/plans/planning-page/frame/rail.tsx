import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { watchSides } from '#ui/watch-sides.ts';
import { isShown } from './room-layout.ts';
import { type RoomPanel, useRoom } from './room-model.ts';
import styles from './rail.module.css';

type RailButtonProps = {
  readonly panel: RoomPanel;
  readonly isStop: boolean;
  readonly onStop: () => void;
  readonly onStep: (step: 1 | -1) => void;
};

const steps: Partial<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

const RailButton = ({ panel, isStop, onStop, onStep }: RailButtonProps) => {
  const { layout, dockOf, toggle } = useRoom();
  const shown = isShown(panel.id, layout, dockOf);
  const button = useRef<HTMLButtonElement>(null);
  // On a small screen the rail has room for some: the one that is open is among them.
  useEffect(() => {
    if (shown) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <button
      ref={button}
      type="button"
      className={styles['rail-button']}
      data-rail={panel.id}
      aria-expanded={shown}
      {...(shown && { 'aria-controls': `panel-${panel.id}` })}
      tabIndex={isStop ? 0 : -1}
      onFocus={onStop}
      onKeyDown={onKeyDown}
      onClick={() => toggle(panel.id)}
    >
      <Icon name={panel.icon} size={20} />
      <panel.Words>
        {({ name, badge }) => (
          <>
            <span>{name}</span>
            {badge}
          </>
        )}
      </panel.Words>
    </button>
  );
};

/** Every panel by name; a press opens or closes it. One of them takes Tab, the arrow keys lead to the others. */
export const Rail = () => {
  const { t } = useTranslation('scheduler');
  const { panels } = useRoom();
  const [stop, setStop] = useState(panels[0]?.id);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => watchSides(box.current), []);
  const go = (step: 1 | -1) => {
    const index = panels.findIndex(({ id }) => id === stop);
    const next = panels[(index + step + panels.length) % panels.length];
    box.current?.querySelector<HTMLElement>(`[data-rail="${next?.id}"]`)?.focus();
  };
  return (
    <div
      ref={box}
      role="toolbar"
      aria-label={t('room.panels')}
      className={styles['rail']}
      data-region
      data-no-print
    >
      {panels.map((panel) => (
        <RailButton
          key={panel.id}
          panel={panel}
          isStop={panel.id === stop}
          onStop={() => setStop(panel.id)}
          onStep={go}
        />
      ))}
    </div>
  );
};
