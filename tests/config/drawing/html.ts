/** An element of HTML, or a text. */
export type Part = Element | string;

export interface Element {
  readonly tag: string;
  /** By name, in lower case. One without a value is ''. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Part[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decoded = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '');

/** Elements that have no end tag. */
const empty: ReadonlySet<string> = new Set('area br col hr img input link meta source wbr'.split(' '));

const token =
  /<!--.*?-->|<!doctype html>|<\/([a-z][a-z0-9]*)>|<([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gsu;

/**
 * Parses HTML as React writes it: each element is closed, each value is in double quotes. Throws an Error otherwise.
 */
export function parseHtml(html: string): Part[] {
  const root: Part[] = [];
  const open: { tag: string; children: Part[] }[] = [{ tag: '', children: root }];
  let at = 0;
  for (const { 0: text, 1: closed, 2: tag, 3: attributes = '', index } of html.matchAll(token)) {
    if (index !== at) throw new Error(`Invalid HTML: ${html.slice(at, at + 80)}`);
    at = index + text.length;
    if (text.startsWith('<!')) continue;
    if (closed !== undefined) {
      if (open.pop()?.tag !== closed) throw new Error(`Unexpected </${closed}>: ${html.slice(index - 80, at)}`);
    } else if (tag === undefined) open.at(-1)!.children.push(decoded(text));
    else {
      const children: Part[] = [];
      open.at(-1)!.children.push({ tag, attributes: attributesIn(attributes), children });
      if (!empty.has(tag) && !text.endsWith('/>')) open.push({ tag, children });
    }
  }
  if (at !== html.length || open.length > 1) throw new Error(`Unfinished HTML: ${html.slice(at, at + 80)}`);
  return root;
}

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decoded(value),
    ]),
  );
