import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { Icon } from './icon.tsx';
import type { MenuAction } from './menu-action.ts';

type MenuProps = ButtonLook & {
  readonly label: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly tour?: string;
  readonly header?: ReactNode;
  readonly actions: readonly MenuAction[];
};

const openingKeys = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' ']);

const loadPanel = () => import('./menu-panel.tsx');
const MenuPanel = lazy(() => loadPanel().then(({ MenuPanel }) => ({ default: MenuPanel })));

export const Menu = ({ label, children, className, tour, header, actions, ...look }: MenuProps) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // React Aria mistakes the click of the Enter key for a screen reader's and would not focus the first item.
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
