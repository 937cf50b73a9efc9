import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { Icon } from './icon.tsx';
import type { MenuAction } from './menu-action.ts';

type MenuProps = ButtonLook & {
  /** Names the menu, and its button where that shows no words. */
  readonly label: string;
  /** What the button shows; without it, its icon. */
  readonly children?: ReactNode;
  /** Looks of the button's own, in the shell. */
  readonly className?: string | undefined;
  /** The name by which the guided tour points at the button. */
  readonly tour?: string;
  readonly header?: ReactNode;
  readonly actions: readonly MenuAction[];
};

const openingKeys = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' ']);

const loadPanel = () => import('./menu-panel.tsx');
const MenuPanel = lazy(() => loadPanel().then(({ MenuPanel }) => ({ default: MenuPanel })));

/** A button that opens a menu. The menu itself is loaded when a hand comes near. */
export const Menu = ({ label, children, className, tour, header, actions, ...look }: MenuProps) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Not left to the click that the browser makes of Enter: that one passes for a screen reader's, and the menu would keep the
  // focus to itself instead of giving it to its first action.
  const openByKey = (event: KeyboardEvent) => {
    if (!openingKeys.has(event.key)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className ?? buttonClass(look, !children)}
        aria-haspopup="menu"
        data-tour={tour}
        aria-expanded={open}
        {...(!children && { 'aria-label': label })}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onKeyDown={openByKey}
        onClick={() => setOpen(!open)}
      >
        {look.icon && <Icon name={look.icon} />}
        {children}
      </button>
      <Suspense fallback={null}>
        {open && (
          <MenuPanel
            label={label}
            header={header}
            actions={actions}
            triggerRef={button}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
};
