import { marksIn } from '../marks.ts';
import { isText, isToggle, stepOf, takesLetters } from '../../app/useShortcut.ts';
import { targetAt, type Target } from './hit.ts';

/** Who is told of what a person does in the frame. */
export interface Told {
  /** Something is under the pointer now, or nothing is. */
  show(target: Target | undefined): void;
  open(target: Target): void;
  /** The key that switches between choosing and using was pressed. */
  toggle(): void;
}

/** What the page would do with the pointer, if it were not Studio's. */
const pressed = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'dblclick', 'auxclick', 'touchstart'] as const;

/**
 * Listens to pointer and keys in the frame, before the page does. While something is to be chosen (`selects`), the page
 * hears nothing of them but scrolling. Returns the function that ends it.
 */
export function listen(page: Document, selects: boolean, told: Told): () => void {
  const view = page.defaultView!;
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal, passive: false };
  let last: Target | undefined;
  const show = (target: Target | undefined) => {
    if (target?.node === last?.node && target?.kind === last?.kind && textOf(target) === textOf(last)) return;
    last = target;
    told.show(target);
  };
  const press = (event: KeyboardEvent) => {
    if (isToggle(event)) return swallow(event, told.toggle);
    // Studio's page hears it as its own.
    if (isText(event) || (stepOf(event) && !takesLetters(event.target)))
      return swallow(event, () => window.dispatchEvent(new KeyboardEvent(event.type, event)));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!selects) return;
    if (step !== undefined) swallow(event, () => show(neighbour(page, last, step)));
    else if (event.key === 'Enter' && last) swallow(event, () => told.open(last!));
  };
  view.addEventListener('keydown', press, options);
  // Studio hears of a press, as of one outside of all that it has open.
  view.addEventListener('pointerdown', () => window.dispatchEvent(new Event('pointerdown')), options);
  if (selects) {
    const at = ({ clientX, clientY }: MouseEvent) => targetAt(page, clientX, clientY);
    let rests = '';
    const move = (event: PointerEvent) => {
      // A page that scrolls under a pointer at rest says that it moves.
      const place = `${event.clientX} ${event.clientY}`;
      if (place !== rests) show(at(event));
      rests = place;
    };
    view.addEventListener('pointermove', move, options);
    page.addEventListener('pointerleave', () => show(undefined), options);
    for (const kind of pressed) view.addEventListener(kind, (event) => swallow(event), options);
    view.addEventListener(
      'click',
      (event) => {
        // What the visitor whom Studio plays presses is for the page.
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

const textOf = (target: Target | undefined): number | undefined => (target?.kind === 'text' ? target.index : undefined);

/** Keeps an event from the page, and does something else. */
function swallow(event: Event, act?: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  act?.();
}

/** The text before or after one on the page, which scrolls to it. */
function neighbour(page: Document, from: Target | undefined, step: number): Target | undefined {
  const texts = textsOn(page);
  const at = texts.findIndex(({ node }) => node === from?.node);
  const next = texts[at === -1 ? (step > 0 ? 0 : texts.length - 1) : (at + step + texts.length) % texts.length];
  next?.node.parentElement?.scrollIntoView({ block: 'nearest' });
  return next;
}

/** The texts of a page that are drawn, in their order. */
export function textsOn(page: Document): (Target & { readonly kind: 'text' })[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const found: (Target & { readonly kind: 'text' })[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [mark] = marksIn(node.nodeValue ?? '');
    if (mark && node.parentElement?.checkVisibility()) found.push({ kind: 'text', index: mark.index, node });
  }
  return found;
}
