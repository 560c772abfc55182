import { marksIn } from '../marks.ts';
import { isTextToggle, isToggle, undoOrRedo, takesLetters } from '../../app/useShortcut.ts';
import { crashed } from './useFrame.ts';
import { targetAt, targetKey, type Target } from './hit.ts';

/** Listens to what a person does in the frame. */
export interface FrameListener {
  /** The target under the pointer has changed. */
  show(target: Target | undefined): void;
  open(target: Target): void;
  /** The shortcut of select mode was pressed. */
  toggle(): void;
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
 * Listens to pointer and keys in the frame, before the page does. In select mode (`selects`) the page only gets
 * scrolling. Returns a function that stops this.
 */
export function listen(page: Document, selects: boolean, told: FrameListener): () => void {
  const view = page.defaultView!;
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal, passive: false };
  let last: Target | undefined;
  const show = (target: Target | undefined) => {
    if (target?.node === last?.node && targetKey(target) === targetKey(last)) return;
    last = target;
    told.show(target);
  };
  const press = (event: KeyboardEvent) => {
    if (isToggle(event)) return swallow(event, told.toggle);
    // Forwards the key to Studio's page.
    if (isTextToggle(event) || (undoOrRedo(event) && !takesLetters(event.target)))
      return swallow(event, () => window.dispatchEvent(new KeyboardEvent(event.type, event)));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!selects) return;
    if (step !== undefined) swallow(event, () => show(neighbour(page, last, step)));
    else if (event.key === 'Enter' && last) swallow(event, () => told.open(last!));
  };
  view.addEventListener('keydown', press, options);
  // Tells Studio's page of a press, so that it closes open lists.
  view.addEventListener('pointerdown', () => window.dispatchEvent(new Event('pointerdown')), options);
  if (selects) {
    const at = ({ clientX, clientY }: MouseEvent) => targetAt(page, clientX, clientY);
    let rests = '';
    const move = (event: PointerEvent) => {
      // The browser also fires pointermove when the page scrolls under a resting pointer.
      const place = `${event.clientX} ${event.clientY}`;
      if (place !== rests) show(at(event));
      rests = place;
    };
    view.addEventListener('pointermove', move, options);
    page.addEventListener('pointerleave', () => show(undefined), options);
    for (const kind of swallowedEvents) view.addEventListener(kind, (event) => swallow(event), options);
    view.addEventListener(
      'click',
      (event) => {
        // Clicks of the visitor that Studio plays are for the page.
        if (!event.isTrusted) return;
        swallow(event, () => {
          const target = at(event);
          if (target) told.open(target);
        });
      },
      options,
    );
  }
  return () => ended.abort();
}

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
function neighbour(page: Document, from: Target | undefined, step: number): Target | undefined {
  const texts = textsOn(page);
  const isFrom = (one: Target) => one.node === from?.node && targetKey(one) === targetKey(from);
  const at = texts.findIndex(isFrom);
  const next = texts[at === -1 ? (step > 0 ? 0 : texts.length - 1) : (at + step + texts.length) % texts.length];
  next?.node.parentElement?.scrollIntoView({ block: 'nearest' });
  return next;
}

/** The visible texts of a page, in order. */
function textsOn(page: Document): Target[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const found: Target[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const marks = marksIn(node.nodeValue ?? '');
    if (marks.length === 0 || node.parentElement?.checkVisibility() !== true) continue;
    found.push(...marks.map(({ index }): Target => ({ kind: 'text', marks: [index], node: node! })));
  }
  return found;
}
