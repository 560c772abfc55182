import { iconAttribute } from '../icons.ts';
import { marksIn } from '../marks.ts';

/** A part of the page that comes from config. */
export type Target =
  | { readonly kind: 'text'; readonly index: number; readonly node: Node }
  | {
      readonly kind: 'icon' | 'picture' | 'field' | 'value' | 'block';
      readonly name: string;
      readonly node: Node;
    };

/** Attributes whose text visitors see or hear. */
const spokenAttributes = [
  'placeholder',
  'alt',
  'aria-label',
  'title',
  'aria-description',
  'aria-roledescription',
] as const;

/** The target at a point of the page's window; undefined if nothing there comes from config. */
export function targetAt(page: Document, x: number, y: number): Target | undefined {
  const element = page.elementFromPoint(x, y);
  return element
    ? (partAt(element) ?? textAt(page, element, x, y) ?? spokenAt(element) ?? blockAt(element))
    : undefined;
}

/** An icon, a picture or the input of a field. */
function partAt(element: Element): Target | undefined {
  const icon = element.closest('svg')?.querySelector(`[${iconAttribute}]`)?.getAttribute(iconAttribute);
  if (icon) return { kind: 'icon', name: icon, node: element.closest('svg')! };
  const picture = element.tagName === 'IMG' ? pictureFile(element as HTMLImageElement) : undefined;
  if (picture !== undefined) return { kind: 'picture', name: picture, node: element };
  const name = /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName) ? element.getAttribute('name') : null;
  return name ? { kind: 'field', name, node: element } : undefined;
}

/** The name of a picture in config/assets, from its URL. Photographs have no extension there. */
function pictureFile({ src }: HTMLImageElement): string | undefined {
  const [, drawing, photo] =
    /\/config\/assets\/([^?#]+)|\/photos\/\w+\/([^/]+)-\d+\.\w+(?:\?|$)/.exec(decodeURI(src)) ?? [];
  return drawing ?? photo;
}

/**
 * The text at a point. With several marks, the one after the point. Blank space of a heading or paragraph counts as its
 * text.
 */
function textAt(page: Document, element: Element, x: number, y: number): Target | undefined {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  for (const node of [...texts.filter((text) => containsPoint(text, x, y)), ...texts]) {
    const marks = marksIn(node.nodeValue ?? '');
    const offset = offsetAt(page, node, x, y);
    const mark = marks.find(({ at }) => at >= offset) ?? marks.at(-1) ?? besideOf(node);
    if (mark) return { kind: 'text', index: mark.index, node };
  }
  const [value] = texts.filter((text) => containsPoint(text, x, y) && text.nodeValue?.trim() !== '');
  return value && { kind: 'value', name: value.nodeValue!.trim(), node: value };
}

/** The mark for a piece of text without one: the next mark in the same element. */
function besideOf(node: Node) {
  for (let next = node.nextSibling; next; next = next.nextSibling)
    if (next.nodeType === Node.TEXT_NODE) {
      const [mark] = marksIn(next.nodeValue ?? '');
      if (mark) return mark;
    }
  return undefined;
}

/** Whether a point is on a text node. */
function containsPoint(node: Node, x: number, y: number): boolean {
  const range = node.ownerDocument!.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
}

function offsetAt(page: Document, node: Node, x: number, y: number): number {
  const found = page.caretPositionFromPoint?.(x, y);
  return found?.offsetNode === node ? found.offset : 0;
}

/** A text in an attribute. */
function spokenAt(element: Element): Target | undefined {
  for (const one of [element, element.closest('a, button')])
    for (const name of spokenAttributes) {
      const [mark] = marksIn(one?.getAttribute(name) ?? '');
      if (one && mark) return { kind: 'text', index: mark.index, node: one };
    }
  return undefined;
}

function blockAt(element: Element): Target | undefined {
  const block = element.closest('[data-block]');
  return block ? { kind: 'block', name: block.getAttribute('data-block')!, node: block } : undefined;
}

/** Number of blocks with the same name before a block. */
export function orderOf(block: Element): number {
  const name = block.getAttribute('data-block')!;
  return [...block.ownerDocument.querySelectorAll(`[data-block="${CSS.escape(name)}"]`)].indexOf(block);
}

/** Most marks around an element. */
const maxMarks = 120;

/** The marks around an element in its block, the nearest first. */
export function marksAround(element: Element): number[] {
  const found = new Set<number>();
  for (let around: Element | null = element; around && found.size < maxMarks; around = around.parentElement) {
    for (const { index } of marksIn(around.textContent ?? '')) found.add(index);
    if (around.hasAttribute('data-block')) break;
  }
  return [...found].slice(0, maxMarks);
}

/** The box of a target in the window of its page. */
export function boxOf({ node }: Target): DOMRect {
  if (node.nodeType === Node.ELEMENT_NODE) return (node as Element).getBoundingClientRect();
  const range = node.ownerDocument!.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}
