import type { Page, Request } from '@playwright/test';
import { formatDate } from '../../../src/shared/engine/dates.ts';

/** A visible text of a page, and what a click on it opens. */
export interface ClickedText {
  readonly words: string;
  /** Undefined where nothing of config is opened. */
  readonly opened?: {
    readonly kind: string;
    readonly file: string;
    readonly path: readonly (string | number)[];
    readonly value: unknown;
  };
  readonly tag: string;
  /** The number of places that it can be, of which a person chooses one if there are several. */
  readonly asked: number;
}

/**
 * Waits until a page, with its frames, has asked the network nothing for half a second. Playwright's own `networkidle`
 * is never told again of a frame that goes from an old address to the page's own one.
 */
export function idleOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const ended = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    open.add(request);
    last = Date.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    while (open.size > 0 || Date.now() - last < 500) await page.waitForTimeout(50);
  };
}

/** Clicks every visible text in the frame, by the code that a click runs, and asks the server as a click does. */
export const clickAll = (page: Page): Promise<ClickedText[]> =>
  page.evaluate(async () => {
    const hit = '/src/studio/frame/panel/hit.ts';
    const marks = '/src/studio/frame/marks.ts';
    const asking = '/src/studio/frame/panel/useSelecting.ts';
    const { targetAt } = (await import(
      /* @vite-ignore */ hit
    )) as typeof import('../../../src/studio/frame/panel/hit.ts');
    const { withoutMarks } = (await import(
      /* @vite-ignore */ marks
    )) as typeof import('../../../src/studio/frame/marks.ts');
    const { foundAt } = (await import(
      /* @vite-ignore */ asking
    )) as typeof import('../../../src/studio/frame/panel/useSelecting.ts');
    const shown = document.querySelector('iframe')!.contentDocument!;
    const view = shown.defaultView!;
    const walker = shown.createTreeWalker(shown.body, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
    const found: ClickedText[] = [];
    for (const node of nodes) {
      const words = withoutMarks(node.nodeValue ?? '').trim();
      const holder = node.parentElement!;
      if (!/[\p{L}\p{N}]/u.test(words) || /^(?:SCRIPT|STYLE|OPTION|NOSCRIPT)$/.test(holder.tagName)) continue;
      if (holder.closest('.visually-hidden')) continue;
      if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = shown.createRange();
      range.selectNodeContents(node);
      const boxOf = () => [...range.getClientRects()].find(({ width, height }) => width > 2 && height > 2);
      let box = boxOf();
      if (!box) continue;
      const isInView = () =>
        box && box.top > 90 && box.bottom < view.innerHeight - 90 && box.left >= 0 && box.right <= view.innerWidth;
      if (!isInView()) holder.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      box = boxOf()!;
      const x = box.left + Math.min(4, box.width / 2);
      const y = box.top + box.height / 2;
      const top = shown.elementFromPoint(x, y);
      // Something else lies over it: a menu, a clipped text that only screen readers have.
      if (!top || !(top === holder || holder.contains(top) || top.contains(holder))) continue;
      const target = targetAt(shown, x, y);
      const { thing, places = [] } = (target && (await foundAt(target).catch(() => undefined))) ?? {};
      const opened = thing && { kind: thing.kind, file: thing.file, path: thing.path, value: thing.value };
      found.push({
        words,
        tag: `${holder.tagName}.${holder.className}`,
        asked: places.length,
        ...(opened && { opened }),
      });
    }
    return found;
  });

/** The words of a text in config, as far as they can be told without what fills its braces. */
const literals = (value: string): string[] =>
  value
    .replaceAll(/\*\*|\[|\]\([^)]*\)/g, '\0')
    .replaceAll(/\{[^{}]*\}|[{}#]/g, '\0')
    .split('\0')
    .map((words) => words.trim())
    .filter((words) => words !== '');

/** Whether what a click has opened is the text that stands there. */
export function isRight({ words, opened }: ClickedText): boolean {
  if (typeof opened?.value === 'number')
    return opened.value === Number(words.replaceAll(/[^\d.]/g, '').replace(/\.$/, ''));
  if (typeof opened?.value !== 'string') return false;
  if (/^\d{4}-\d\d-\d\d$/.test(opened.value)) return words === formatDate(opened.value);
  // A message of nothing but what is filled in.
  if (literals(opened.value).length === 0) return true;
  const plain = opened.value.replaceAll(/\s+/g, ' ');
  const read = words.replaceAll(/\s+/g, ' ');
  return (
    plain.includes(read) ||
    read.includes(plain) ||
    literals(plain).some((one) => read.includes(one) || one.includes(read))
  );
}
