import { marksIn } from '../marks.ts';
import { isTextToggle, isToggle, undoOrRedo, takesLetters } from '../../app/useShortcut.ts';
import { targetAt, targetKey, type Target } from './hit.ts';
import { crashed } from './shown.ts';

/** Listens to what a person does in the frame. */
export interface FrameListener {
  /** The target under the pointer has changed. */
  show(target: Target | undefined): void;
  open(target: Target): void;
  /** A shortcut of Studio was pressed. */
  key(event: KeyboardEvent): void;
  /** The pointer was pressed. */
  press(): void;
}

/** Pointer events that the page must not get in select mode. */
const swallowedEvents = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'dblclick',
  'auxclick',
  'touchstart',
] as const;

/**
 * Listens to pointer and keys, before the page does. In select mode the page only gets scrolling. Returns a function
 * that turns this mode on or off.
 */
export function listen(told: FrameListener): (selects: boolean) => void {
  let selects = false;
  let last: Target | undefined;
  const show = (target: Target | undefined) => {
    if (target?.node === last?.node && targetKey(target) === targetKey(last)) return;
    last = target;
    told.show(target);
  };
  const press = (event: KeyboardEvent) => {
    if (isToggle(event) || isTextToggle(event) || (undoOrRedo(event) && !takesLetters(event.target)))
      return swallow(event, () => told.key(event));
    if (!selects) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) swallow(event, () => show(neighbour(last, step)));
    else if (event.key === 'Enter' && last) swallow(event, () => told.open(last!));
  };
  const click = (event: MouseEvent) => {
    // Clicks of the visitor that Studio plays are for the page.
    if (!selects || !event.isTrusted) return;
    swallow(event, () => {
      const target = targetUnder(event);
      if (target) told.open(target);
    });
  };
  let rests = '';
  const move = (event: PointerEvent) => {
    // The browser also fires pointermove when the page scrolls under a resting pointer.
    const place = `${event.clientX} ${event.clientY}`;
    if (selects && place !== rests) show(targetUnder(event));
    rests = place;
  };
  const options = { capture: true, passive: false };
  window.addEventListener('keydown', press, options);
  window.addEventListener('pointerdown', told.press, options);
  window.addEventListener('pointermove', move, options);
  document.addEventListener('pointerleave', () => show(undefined), options);
  for (const kind of swallowedEvents) window.addEventListener(kind, (event) => selects && swallow(event), options);
  window.addEventListener('click', click, options);
  return (isOn) => {
    selects = isOn;
    show(undefined);
  };
}

const targetUnder = ({ clientX, clientY }: MouseEvent): Target | undefined => targetAt(document, clientX, clientY);

/** Whether a press is on the button of a page that has failed, which works in select mode too. */
const isRetry = ({ type, target }: Event): boolean => {
  // The document, too, gets events.
  const button = (target as Partial<Element> | null)?.closest?.(`${crashed} button`);
  return type !== 'keydown' && button !== undefined && button !== null;
};

/** Hides an event from the page, and does something else. */
function swallow(event: Event, act?: () => void): void {
  if (isRetry(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  act?.();
}

/** The text before or after a target. Scrolls to it. */
function neighbour(from: Target | undefined, step: number): Target | undefined {
  const texts = textsOnPage();
  const isFrom = (one: Target) => one.node === from?.node && targetKey(one) === targetKey(from);
  const at = texts.findIndex(isFrom);
  const next = texts[at === -1 ? (step > 0 ? 0 : texts.length - 1) : (at + step + texts.length) % texts.length];
  next?.node.parentElement?.scrollIntoView({ block: 'nearest' });
  return next;
}

/** The visible texts of the page, in order. */
function textsOnPage(): Target[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Target[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const marks = marksIn(node.nodeValue ?? '');
    if (marks.length === 0 || node.parentElement?.checkVisibility() !== true) continue;
    found.push(...marks.map(({ index }): Target => ({ kind: 'text', marks: [index], node: node! })));
  }
  return found;
}
