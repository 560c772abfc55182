import type { RichLink } from '../../plan/terms.ts';

/** A piece of rich text: plain words, strong words, or a link. */
export type RichNode = string | { readonly strong: string } | RichLink;

const markup = /\*\*(?<strong>[^*\n]+)\*\*|\[(?<label>[^\][\n]+)\]\((?<href>[^\s()]+)\)/g;

/**
 * An address without a scheme, or with one that can only open a page, a call or a mail: never `javascript:` or `data:`.
 */
const harmless = /^(?:https:|tel:|mailto:|(?![a-z][a-z\d+.-]*:))/i;

/**
 * The pieces of a text with **strong** words and [links](/Contact).
 * Anything else stays as it was typed, also an unclosed mark or a link with another scheme.
 */
export function parseRich(text: string): RichNode[] {
  const nodes: RichNode[] = [];
  let end = 0;
  for (const match of text.matchAll(markup)) {
    const node = nodeOf(match.groups ?? {});
    if (node === undefined) continue;
    if (match.index > end) nodes.push(text.slice(end, match.index));
    nodes.push(node);
    end = match.index + match[0].length;
  }
  if (end < text.length) nodes.push(text.slice(end));
  return nodes;
}

/** The links in a rich text, in their order. */
export const linksIn = (text: string): RichLink[] =>
  parseRich(text).filter((node) => typeof node === 'object' && 'href' in node);

/** The words of a rich text without its marks. */
export function plainText(text: string): string {
  return parseRich(text)
    .map((node) => (typeof node === 'string' ? node : 'strong' in node ? node.strong : node.label))
    .join('');
}

function nodeOf({ strong, label, href }: Readonly<Record<string, string | undefined>>): RichNode | undefined {
  if (strong !== undefined) return { strong };
  return label !== undefined && href !== undefined && harmless.test(href) ? { label, href } : undefined;
}
