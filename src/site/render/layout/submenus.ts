/**
 * The submenus of the header: they open on hover, by click, Enter, Space or Arrow Down, and close 150 ms after the
 * pointer left (spec 9.11), on Escape, when the focus leaves, and when a link is chosen. They work on the document,
 * whose header no script draws: see Submenu.tsx.
 */
export function runSubmenus(): void {
  addEventListener('pointerover', enter);
  addEventListener('pointerout', leave);
  addEventListener('click', press);
  addEventListener('keydown', walk);
  addEventListener('focusout', lose);
  for (const root of document.querySelectorAll<HTMLElement>('[data-submenu]')) if (root.matches(':hover')) hover(root);
}

/** `hover`: only the mouse opened it, and a click keeps it open instead of closing it. */
type SubmenuState = 'closed' | 'hover' | 'open';

const rootOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-submenu]') : null;

const buttonOf = (root: HTMLElement): HTMLButtonElement | null => root.querySelector('button');

function showSubmenu(root: HTMLElement, state: SubmenuState): void {
  root.dataset.submenu = state;
  buttonOf(root)?.setAttribute('aria-expanded', String(state !== 'closed'));
}

const hover = (root: HTMLElement): void => {
  if (root.dataset.submenu === 'closed') showSubmenu(root, 'hover');
};

let timer: ReturnType<typeof setTimeout> | undefined;

function enter({ target, relatedTarget, pointerType }: PointerEvent): void {
  const root = rootOf(target);
  if (!root || root === rootOf(relatedTarget)) return;
  clearTimeout(timer);
  if (pointerType === 'mouse') hover(root);
}

function leave({ target, relatedTarget, pointerType }: PointerEvent): void {
  const root = rootOf(target);
  if (!root || root === rootOf(relatedTarget) || pointerType !== 'mouse') return;
  timer = setTimeout(() => showSubmenu(root, 'closed'), Number(root.dataset.delay));
}

function press({ target }: MouseEvent): void {
  const root = rootOf(target);
  if (!root || !(target instanceof Element)) return;
  if (target.closest('a')) showSubmenu(root, 'closed');
  else if (target.closest('button')) showSubmenu(root, root.dataset.submenu === 'open' ? 'closed' : 'open');
}

function lose({ target, relatedTarget }: FocusEvent): void {
  const root = rootOf(target);
  if (root && relatedTarget instanceof Node && !root.contains(relatedTarget)) showSubmenu(root, 'closed');
}

/** How far each arrow key moves through the links of an open submenu. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function walk(event: KeyboardEvent): void {
  const root = rootOf(event.target);
  if (!root) return;
  const step = steps[event.key];
  if (event.key === 'Escape' && root.dataset.submenu !== 'closed') {
    showSubmenu(root, 'closed');
    buttonOf(root)?.focus();
  } else if (step && (step > 0 || event.target !== buttonOf(root))) {
    event.preventDefault();
    showSubmenu(root, 'open');
    moveFocus(root, step);
  }
}

/** Moves the focus from the button to the first link, from link to link, and from the first link back to the button. */
function moveFocus(root: HTMLElement, step: number): void {
  const links = [...root.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  if (at === 0 && step < 0) buttonOf(root)?.focus();
  else links[Math.min(at + step, links.length - 1)]?.focus();
}
