import { iconAttribute } from '../icons.ts';
import { marksAt, marksIn, type FoundMark } from '../marks.ts';

/** A part of the page that comes from config. */
export type Target =
  /** A text or an icon. With several marks, it cannot be known from which of their texts it is. */
  | { readonly kind: 'text' | 'icon'; readonly marks: readonly number[]; readonly node: Node }
  | {
      readonly kind: 'picture' | 'field' | 'value' | 'block';
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

/** What tells two targets apart. */
export const targetKey = (target: Target | undefined): string =>
  target === undefined ? '' : `${target.kind} ${'marks' in target ? target.marks.join() : target.name}`;

/** An icon, a picture or the input of a field. */
function partAt(element: Element): Target | undefined {
  const svg = element.closest('svg');
  const icon = svg?.querySelector(`[${iconAttribute}]`)?.getAttribute(iconAttribute);
  if (svg && icon) return { kind: 'icon', marks: [Number(icon)], node: svg };
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

/** The text at a point. Blank space of a heading or paragraph counts as its text. */
function textAt(page: Document, element: Element, x: number, y: number): Target | undefined {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const pointed = texts.find((text) => containsPoint(text, x, y) && /[\p{L}\p{N}]/u.test(text.nodeValue ?? ''));
  if (!pointed) {
    const marks = new Set(texts.flatMap((text) => marksIn(text.nodeValue ?? '')).map(({ index }) => index));
    return marks.size === 1 ? { kind: 'text', marks: [...marks], node: texts.find(hasMark)! } : undefined;
  }
  const marks = marksAt(pointed.nodeValue!, letterAt(page, pointed, x, y));
  const found = marks.length > 0 ? marks : marksAround(pointed);
  return found.length > 0
    ? { kind: 'text', marks: found.map(({ index }) => index), node: pointed }
    : { kind: 'value', name: pointed.nodeValue!.trim(), node: pointed };
}

const hasMark = (node: Node): boolean => marksIn(node.nodeValue ?? '').length > 0;

/** The mark of a text whose start is in another node than its end: the next one in the same element. */
function marksAround(node: Node): FoundMark[] {
  for (let next = node.nextSibling; next; next = next.nextSibling) {
    const [mark] = next.nodeType === Node.TEXT_NODE ? marksIn(next.nodeValue ?? '') : [];
    if (mark) return mark.from !== undefined && mark.from < 0 ? [mark] : [];
  }
  return [];
}

/** Whether a point is on a text node. */
function containsPoint(node: Node, x: number, y: number): boolean {
  const range = node.ownerDocument!.createRange();
  range.selectNodeContents(node);
  return isOn(range, x, y);
}

const isOn = (range: Range, x: number, y: number): boolean =>
  [...range.getClientRects()].some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);

/** The offset of the letter at a point. */
function letterAt(page: Document, node: Node, x: number, y: number): number {
  const found = page.caretPositionFromPoint?.(x, y);
  if (found?.offsetNode !== node) return 0;
  // The nearest gap between two letters can be before or after the letter.
  const { offset } = found;
  if (offset === 0) return 0;
  const range = page.createRange();
  range.setStart(node, offset - 1);
  range.setEnd(node, offset);
  return isOn(range, x, y) ? offset - 1 : offset;
}

/** A text in an attribute. */
function spokenAt(element: Element): Target | undefined {
  for (const one of [element, element.closest('a, button')])
    for (const name of spokenAttributes) {
      const marks = marksAt(one?.getAttribute(name) ?? '', 0);
      if (one && marks.length > 0) return { kind: 'text', marks: marks.map(({ index }) => index), node: one };
    }
  return undefined;
}

function blockAt(element: Element): Target | undefined {
  const block = element.closest('[data-block]');
  return block ? { kind: 'block', name: block.getAttribute('data-block')!, node: block } : undefined;
}

/** The blocks of a page with the name of one of them, in their order. */
export const blocksLike = (block: Element): Element[] => {
  const name = CSS.escape(block.getAttribute('data-block')!);
  return [...block.ownerDocument.querySelectorAll(`[data-block="${name}"]`)];
};

/** Most marks around an element. */
const maxMarks = 120;

/** The marks around an element in its block: those in its own text, and those that each element around it adds. */
export function marksNear(element: Element): number[][] {
  const found = new Set<number>();
  const levels: number[][] = [];
  for (let around: Element | null = element; around && found.size < maxMarks; around = around.parentElement) {
    const inside = marksIn(around.textContent ?? '').map(({ index }) => index);
    const icons = [...around.querySelectorAll(`[${iconAttribute}]`)].map((icon) =>
      Number(icon.getAttribute(iconAttribute)),
    );
    const more = [...new Set([...inside, ...icons])].filter((index) => !found.has(index));
    if (more.length > 0) levels.push(more.slice(0, maxMarks - found.size));
    for (const index of more) found.add(index);
    if (around.hasAttribute('data-block')) break;
  }
  return levels;
}

/** The box of a target in the window of its page. */
export function boxOf({ node }: Target): DOMRect {
  if (node.nodeType === Node.ELEMENT_NODE) return (node as Element).getBoundingClientRect();
  const range = node.ownerDocument!.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}
