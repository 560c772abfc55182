import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import type { Link } from '../../plan/config.generated.ts';
import { useSite } from '../context.tsx';
import { Icon } from '../elements/Icon.tsx';
import { NavLink } from './NavLink.tsx';
import { useCurrent } from './useCurrent.ts';
import css from './Submenu.module.css';

interface SubmenuProps {
  label: string;
  links: readonly Link[];
}

/** An item of the menu that opens a list of links: on hover, by click, Enter, Space or Arrow Down. */
export function Submenu({ label, links }: SubmenuProps) {
  const id = useId();
  const current = useCurrent();
  const { open, close, root, button, rootProps, buttonProps } = useSubmenu();
  return (
    <div className={css.root} ref={root} {...rootProps}>
      <button
        type="button"
        ref={button}
        className={css.button}
        aria-expanded={open}
        aria-controls={id}
        data-current={links.some((link) => current(link.href)) || undefined}
        {...buttonProps}
      >
        {label}
        <Icon name="chevron-down" size={18} className={css.chevron} />
      </button>
      <ul id={id} className={css.list} data-open={open || undefined}>
        {links.map((link) => (
          <li key={link.label}>
            <NavLink href={link.href} className={css.link} onClick={close}>
              {link.icon && <Icon name={link.icon} size={22} />}
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How far each arrow key moves through the links of an open submenu. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** `hover`: only the mouse opened it, and a click keeps it open instead of closing it. */
type State = 'closed' | 'hover' | 'open';

/**
 * The state of a submenu. It closes 150 ms after the pointer left (spec 9.11), on Escape, when the focus leaves, and
 * when a link is chosen.
 */
function useSubmenu() {
  const { submenuCloseDelay } = useSite().site.header;
  const [state, setState] = useState<State>('closed');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  // What the style sheet showed before the script came stays: the focus may be in it.
  useEffect(() => setState(shownBefore(root.current!)), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Escape' && state !== 'closed') {
      setState('closed');
      button.current?.focus();
    } else if (step && (step > 0 || event.target !== button.current)) {
      event.preventDefault();
      setState('open');
      // The links can only take the focus once the list is shown.
      requestAnimationFrame(() => moveFocus(root.current, button.current, step));
    }
  };

  return {
    open: state !== 'closed',
    close: () => setState('closed'),
    root,
    button,
    rootProps: {
      onKeyDown,
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setState('closed');
      },
      onPointerEnter: (event: PointerEvent) => {
        clearTimeout(timer.current);
        if (event.pointerType === 'mouse') setState((now) => (now === 'closed' ? 'hover' : now));
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        timer.current = setTimeout(() => setState('closed'), submenuCloseDelay);
      },
    },
    buttonProps: {
      onClick: () => setState((now) => (now === 'open' ? 'closed' : 'open')),
    },
  };
}

/** How the style sheet alone shows the submenu, by the focus or the mouse. */
function shownBefore(root: HTMLElement): State {
  if (root.querySelector('ul')?.contains(document.activeElement)) return 'open';
  return root.matches(':hover') ? 'hover' : 'closed';
}

/** Moves the focus from the button to the first link, from link to link, and from the first link back to the button. */
function moveFocus(root: HTMLElement | null, button: HTMLElement | null, step: number): void {
  const links = [...(root?.querySelectorAll('a') ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  if (at === 0 && step < 0) button?.focus();
  else links[Math.min(at + step, links.length - 1)]?.focus();
}
