import { parseMessage } from '../../compiler/resolve/message.ts';
import type { Message, MessageNode } from '../../shared/plan/message.ts';
import type { Json, Lost } from '../import/form.ts';

/** TextScope of ours as plain text, with answers in braces: {city}. What cannot be said is lost. */
export interface TextScope {
  /** The id of the question of a field. */
  readonly idOf: (field: string) => string | undefined;
  readonly lost: Lost[];
}

/** `values`: values that the words name, such as the minimum of a field. */
export function plainWords(text: string, at: string, { idOf, lost }: TextScope, values: Json = {}): string {
  const { message, error } = parseMessage(text);
  if (error) return text;
  const other: string[] = [];
  const said = nodesText(message, (name) => {
    const value = values[name];
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    const id = idOf(name);
    if (id === undefined) other.push(name);
    return id === undefined ? `(${name})` : `{${id}}`;
  });
  const isSimple = typeof message === 'string' || message.every((node) => typeof node === 'string' || 'arg' in node);
  if (!isSimple || other.length > 0)
    lost.push({
      at,
      what: `words that depend on ${isSimple ? other.join(', ') : 'answers'}: "${text}"`,
      way: `They are always "${said}" now: write one text for each case, with a condition.`,
    });
  return said;
}

/** In a choice between words, those for all other values count. */
function nodesText(message: Message, value: (name: string) => string): string {
  if (typeof message === 'string') return message;
  return message.map((node) => nodeText(node, value)).join('');
}

function nodeText(node: MessageNode, value: (name: string) => string): string {
  if (typeof node === 'string') return node;
  if ('arg' in node) return value(node.arg);
  return nodesText(node.options.other ?? [], value);
}

/** A text with bold words and links, without its markup. */
export function plainText(given: string, at: string, lost: Lost[]): string {
  const said = given.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)');
  if (said !== given)
    lost.push({
      at,
      what: `bold words or links in "${given}"`,
      way: 'They are plain text now: format them in the other tool.',
    });
  return said;
}
