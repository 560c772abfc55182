import type { Page, Request } from '@playwright/test';
import type { PartQuestion } from '../../../src/studio/frame/messages.ts';
import { formatDate } from '../../../src/shared/engine/dates.ts';

/** A visible text of a page, and what a click on it opens. */
export interface ClickedText {
  readonly text: string;
  /** Undefined if the click opens no config. */
  readonly opened?: {
    readonly kind: string;
    readonly file: string;
    readonly path: readonly (string | number)[];
    readonly value: unknown;
  };
  readonly tag: string;
  /** The number of places where it can be. If there are several, a person chooses one. */
  readonly asked: number;
}

/**
 * Waits until a page and its frames have sent no request for half a second. Playwright's own `networkidle` does not
 * notice a frame that goes from an old address to the page's own one, and sometimes never comes.
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
    const start = Date.now();
    while (open.size > 0 || Date.now() - last < 500) {
      if (Date.now() - start > 180_000) throw new Error(`Open: ${[...open].map((one) => one.url()).join(' ')}`);
      await page.waitForTimeout(50);
    }
  };
}

/** What clicks have opened, by what they asked. */
export type Opened = Map<string, Pick<ClickedText, 'opened' | 'asked'>>;

/**
 * Clicks every visible text in the frame: runs the code of a click, and asks the server as a click does. Each question
 * is asked once while the config stays as it is, as Studio does.
 */
export async function clickAll(page: Page, known: Opened): Promise<ClickedText[]> {
  const texts = await page.locator('iframe').contentFrame().locator(':root').evaluate(pointAtAll);
  const asked = texts.map(({ part }) => (part ? JSON.stringify(part) : ''));
  const unknown = [...new Set(asked)].filter((question) => !known.has(question));
  const found = await page.evaluate(async (questions) => {
    const asking = '/src/studio/frame/panel/useSelecting.ts';
    const { foundAt } = (await import(
      /* @vite-ignore */ asking
    )) as typeof import('../../../src/studio/frame/panel/useSelecting.ts');
    const answers: Pick<ClickedText, 'opened' | 'asked'>[] = [];
    for (const question of questions) {
      const part = question === '' ? undefined : (JSON.parse(question) as PartQuestion);
      const { thing, places = [] } = (part && (await foundAt(part).catch(() => undefined))) ?? {};
      const opened = thing && { kind: thing.kind, file: thing.file, path: thing.path, value: thing.value };
      answers.push({ asked: places.length, ...(opened && { opened }) });
    }
    return answers;
  }, unknown);
  for (const [index, question] of unknown.entries()) known.set(question, found[index]!);
  return texts.map(({ text, tag }, index) => ({ text, tag, ...known.get(asked[index]!)! }));
}

interface PointedText {
  readonly text: string;
  readonly tag: string;
  /** What a click there asks. */
  readonly part: PartQuestion | undefined;
}

/** Points at every visible text of the page in the frame. Runs there. */
async function pointAtAll(): Promise<PointedText[]> {
  const hit = '/src/studio/frame/visitor/hit.ts';
  const marks = '/src/studio/frame/marks.ts';
  const asking = '/src/studio/frame/visitor/part.ts';
  const { targetAt } = (await import(
    /* @vite-ignore */ hit
  )) as typeof import('../../../src/studio/frame/visitor/hit.ts');
  const { withoutMarks } = (await import(
    /* @vite-ignore */ marks
  )) as typeof import('../../../src/studio/frame/marks.ts');
  const { partQuestion } = (await import(
    /* @vite-ignore */ asking
  )) as typeof import('../../../src/studio/frame/visitor/part.ts');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
  const found: PointedText[] = [];
  for (const node of nodes) {
    const text = withoutMarks(node.nodeValue ?? '').trim();
    const holder = node.parentElement!;
    if (!/[\p{L}\p{N}]/u.test(text) || /^(?:SCRIPT|STYLE|OPTION|NOSCRIPT)$/.test(holder.tagName)) continue;
    if (holder.closest('.visually-hidden')) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxOf = () => [...range.getClientRects()].find(({ width, height }) => width > 2 && height > 2);
    let box = boxOf();
    if (!box) continue;
    const isInView = () =>
      box && box.top > 90 && box.bottom < window.innerHeight - 90 && box.left >= 0 && box.right <= window.innerWidth;
    if (!isInView()) holder.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    box = boxOf()!;
    const x = box.left + Math.min(4, box.width / 2);
    const y = box.top + box.height / 2;
    const top = document.elementFromPoint(x, y);
    // Something covers it, such as a menu, or it is clipped and only for screen readers.
    if (!top || !(top === holder || holder.contains(top) || top.contains(holder))) continue;
    const target = targetAt(document, x, y);
    found.push({ text, tag: `${holder.tagName}.${holder.className}`, part: target && partQuestion(target) });
  }
  return found;
}

/** The fixed parts of a text in config, without its placeholders and marks. */
const literals = (value: string): string[] =>
  value
    .replaceAll(/\*\*|\[|\]\([^)]*\)/g, '\0')
    // The forms of a plural are parts of their own.
    .replaceAll(/\{\w+, (?:plural|select),|(?<=[\s}])=?\w+ \{/g, '\0')
    .replaceAll(/\{[^{}]*\}|[{}#]/g, '\0')
    .split('\0')
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** Whether the click opened the value that the text shows. */
export function isRight({ text, opened }: ClickedText): boolean {
  if (typeof opened?.value === 'number')
    return opened.value === Number(text.replaceAll(/[^\d.]/g, '').replace(/\.$/, ''));
  if (typeof opened?.value !== 'string') return false;
  if (/^\d{4}-\d\d-\d\d$/.test(opened.value)) return text === formatDate(opened.value);
  // A message of placeholders only.
  if (literals(opened.value).length === 0) return true;
  const plain = opened.value.replaceAll(/\s+/g, ' ');
  const read = text.replaceAll(/\s+/g, ' ');
  return (
    plain.includes(read) ||
    read.includes(plain) ||
    literals(plain).some((one) => read.includes(one) || one.includes(read))
  );
}
