import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { groupIcons, type RailEntry, toRailEntries } from './panel-groups.ts';
import { isPanelShown } from './panel-layout.ts';
import { usePanelModel } from './panel-model.ts';
import styles from './panel-rail.module.css';

type RailButtonProps = {
  readonly entry: RailEntry;
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

const RailButton = ({ entry, isStop, onStop, onStep }: RailButtonProps) => {
  const { t } = useTranslation('scheduler');
  const { layout, dockOf, toggle } = usePanelModel();
  const [first] = entry.panels;
  const shown = entry.panels.find(({ id }) => isPanelShown(id, layout, dockOf));
  const ownIcon = entry.group && groupIcons[entry.group];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <button
      type="button"
      className={styles['rail-button']}
      data-rail={entry.id}
      aria-expanded={shown !== undefined}
      {...(shown && { 'aria-controls': `panel-${shown.id}` })}
      tabIndex={isStop ? 0 : -1}
      onFocus={onStop}
      onKeyDown={onKeyDown}
      onClick={() => toggle((shown ?? first).id)}
    >
      <Icon name={ownIcon ?? first.icon} size={20} />
      <first.Words>
        {({ name, badge }) => (
          <>
            <span>{ownIcon && entry.group ? t(`room.groups.${entry.group}`) : name}</span>
            {badge}
          </>
        )}
      </first.Words>
    </button>
  );
};

/** Roving tab index: one button is in the tab order. */
export const PanelRail = () => {
  const { t } = useTranslation('scheduler');
  const { panels } = usePanelModel();
  const entries = toRailEntries(panels);
  const [stop, setStop] = useState(entries[0]?.id);
  const box = useRef<HTMLDivElement>(null);
  const go = (step: 1 | -1) => {
    const index = entries.findIndex(({ id }) => id === stop);
    const next = entries[(index + step + entries.length) % entries.length];
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
      {entries.map((entry) => (
        <RailButton
          key={entry.id}
          entry={entry}
          isStop={entry.id === stop}
          onStop={() => setStop(entry.id)}
          onStep={go}
        />
      ))}
    </div>
  );
};
