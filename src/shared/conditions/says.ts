import { isFault, parseExpression } from './cel/parse.ts';
import { ofMap, toTell } from './map.ts';
import type { Names } from './names.ts';
import { sentenceOf } from './sentence.ts';
import type { Node } from './tree.ts';
import { wordsOfNode } from './cel/words.ts';
import { readLines } from './cel/read-lines.ts';

/** What a condition or expression says. */
export interface Said {
  /** In plain English; undefined if it cannot be parsed or expressed as lines. */
  readonly sentence?: string;
  /** As lines; undefined if lines cannot express it. */
  readonly lines?: Node;
}

/** A condition of fields, or an expression, in words and in lines. */
export function saidBy(written: unknown, names: Names): Said {
  if (typeof written !== 'string') {
    const told = toTell(written);
    const lines = ofMap(written);
    return { ...(lines && { lines }), ...(told && { sentence: sentenceOf(told, names) }) };
  }
  const expression = parseExpression(written);
  if (isFault(expression)) return {};
  const lines = readLines(expression, names);
  return { ...(lines && { lines }), sentence: wordsOfNode(expression.ast, names) };
}
