import { iconAttribute } from '../icons.ts';
import { marksIn } from '../marks.ts';

/** What config shows at a point of the page. */
export type Target =
  | { readonly kind: 'text'; readonly index: number; readonly node: Node }
  | {
      readonly kind: 'icon' | 'picture' | 'field' | 'value' | 'block';
      readonly name: string;
      readonly node: Node;
    };

/** Attributes whose words visitors see or hear. */
const spoken = ['placeholder', 'alt', 'aria-label', 'title', 'aria-description', 'aria-roledescription'] as const;

/** What stands at a point of the page's window; undefined where nothing of config does. */
export function targetAt(page: Document, x: number, y: number): Target | undefined {
  const element = page.elementFromPoint(x, y);
  return element
    ? (partAt(element) ?? textAt(page, element, x, y) ?? spokenAt(element) ?? blockAt(element))
    : undefined;
}

/** An icon, a picture or the box of a field. */
function partAt(element: Element): Target | undefined {
  const icon = element.closest('svg')?.querySelector(`[${iconAttribute}]`)?.getAttribute(iconAttribute);
  if (icon) return { kind: 'icon', name: icon, node: element.closest('svg')! };
  const picture = element.tagName === 'IMG' ? fileOf(element as HTMLImageElement) : undefined;
  if (picture !== undefined) return { kind: 'picture', name: picture, node: element };
  const name = /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName) ? element.getAttribute('name') : null;
  return name ? { kind: 'field', name, node: element } : undefined;
}

/** The file of a picture in config/assets, as its address has it: of a photograph, without its ending. */
function fileOf({ src }: HTMLImageElement): string | undefined {
  const [, drawing, photo] =
    /\/config\/assets\/([^?#]+)|\/photos\/\w+\/([^/]+)-\d+\.\w+(?:\?|$)/.exec(decodeURI(src)) ?? [];
  return drawing ?? photo;
}

/**
 * The text at a point: of several marks, that of the text in which the point is. Beside its letters, a heading or
 * paragraph is its text too.
 */
function textAt(page: Document, element: Element, x: number, y: number): Target | undefined {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  for (const node of [...texts.filter((text) => holds(text, x, y)), ...texts]) {
    const marks = marksIn(node.nodeValue ?? '');
    const offset = offsetAt(page, node, x, y);
    const mark = marks.find(({ at }) => at >= offset) ?? marks.at(-1) ?? besideOf(node);
    if (mark) return { kind: 'text', index: mark.index, node };
  }
  const [value] = texts.filter((text) => holds(text, x, y) && text.nodeValue?.trim() !== '');
  return value && { kind: 'value', name: value.nodeValue!.trim(), node: value };
}

/** The mark of the text of which a piece without one is drawn: the next one in the same element. */
function besideOf(node: Node) {
  for (let next = node.nextSibling; next; next = next.nextSibling)
    if (next.nodeType === Node.TEXT_NODE) {
      const [mark] = marksIn(next.nodeValue ?? '');
      if (mark) return mark;
    }
  return undefined;
}

/** Whether a point is on a node of text. */
function holds(node: Node, x: number, y: number): boolean {
  const range = node.ownerDocument!.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
}

function offsetAt(page: Document, node: Node, x: number, y: number): number {
  const found = page.caretPositionFromPoint?.(x, y);
  return found?.offsetNode === node ? found.offset : 0;
}

/** Words that are heard, or seen in a box, in place of a text. */
function spokenAt(element: Element): Target | undefined {
  for (const one of [element, element.closest('a, button')])
    for (const name of spoken) {
      const [mark] = marksIn(one?.getAttribute(name) ?? '');
      if (one && mark) return { kind: 'text', index: mark.index, node: one };
    }
  return undefined;
}

function blockAt(element: Element): Target | undefined {
  const block = element.closest('[data-block]');
  return block ? { kind: 'block', name: block.getAttribute('data-block')!, node: block } : undefined;
}

/** How many blocks of its name stand before a block. */
export function orderOf(block: Element): number {
  const name = block.getAttribute('data-block')!;
  return [...block.ownerDocument.querySelectorAll(`[data-block="${CSS.escape(name)}"]`)].indexOf(block);
}

/** So many marks around an element are told. */
const most = 120;

/** The marks around an element, the nearest first: those of ever larger parts of its block. */
export function marksAround(element: Element): number[] {
  const found = new Set<number>();
  for (let around: Element | null = element; around && found.size < most; around = around.parentElement) {
    for (const { index } of marksIn(around.textContent ?? '')) found.add(index);
    if (around.hasAttribute('data-block')) break;
  }
  return [...found].slice(0, most);
}

/** Where a target is in the window of its page. */
export function boxOf({ node }: Target): DOMRect {
  if (node.nodeType === Node.ELEMENT_NODE) return (node as Element).getBoundingClientRect();
  const range = node.ownerDocument!.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}
