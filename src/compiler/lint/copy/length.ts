import { codePoints } from '../../../shared/engine/code-points.ts';
import { plainText } from '../../../shared/engine/format/rich.ts';
import type { CopyLimits } from '../../../shared/plan/config.generated.ts';
import type { Message, MessageNode } from '../../../shared/plan/message.ts';
import { problems as say } from '../../../shared/problems/catalogue.ts';
import type { Problem } from '../../../shared/problems/problem.ts';
import { placeOf, type Source } from '../../read/source.ts';
import { parseMessage } from '../../resolve/message.ts';
import type { VisibleText } from './texts.ts';
import { visibleWords } from './visible.ts';

/**
 * Finds texts that are longer than the site's limit for their kind.
 * Problem: copy/too-long
 */
export function lintLength(source: Source, text: VisibleText, limits: CopyLimits): Problem[] {
  const limit = limits[text.limit as keyof CopyLimits];
  if (limit === undefined) return [];
  const length = shownLength(text);
  return length <= limit ? [] : [say.tooLong(placeOf(source, text.path), length, limit, text.limit!)];
}

/** How many characters a visitor reads at most, without the values in braces, whose length is not known. */
export function shownLength(text: Pick<VisibleText, 'kind' | 'value' | 'isRich'>): number {
  const { kind, value, isRich } = text;
  if (kind === 'message') return longest(parseMessage(isRich === true ? plainText(value) : value).message);
  return codePoints(visibleWords(text).replaceAll('\0', '').replaceAll('**', ''));
}

const longest = (message: Message): number =>
  typeof message === 'string' ? codePoints(message) : message.reduce((sum, node) => sum + longestOf(node), 0);

function longestOf(node: MessageNode): number {
  if (typeof node === 'string') return codePoints(node);
  if ('arg' in node) return 0;
  return Math.max(...Object.values(node.options).map(longest));
}
