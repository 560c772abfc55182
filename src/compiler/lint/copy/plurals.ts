import { problems as say } from '../../../shared/problems/catalogue.ts';
import type { Problem } from '../../../shared/problems/problem.ts';
import type { Message, MessageNode } from '../../../shared/plan/message.ts';
import { parseMessage } from '../../resolve/message.ts';
import { placeInside, type Source } from '../../read/source.ts';
import type { VisibleText } from './texts.ts';

type Plural = Extract<MessageNode, { readonly plural: string }>;

/**
 * Checks that a plural has a text for 1, and none for a category that English does not have.
 * Problem: copy/plural
 */
export function lintPlurals(source: Source, { kind, value, path }: VisibleText): Problem[] {
  if (kind !== 'message' || !value.includes('plural')) return [];
  return pluralsOf(parseMessage(value).message).flatMap(({ plural, options }) => {
    const keys = Object.keys(options);
    const never = keys.filter((key) => key !== 'one' && key !== 'other' && !key.startsWith('='));
    return [
      ...never.map((key) => say.neverPlural(placeInside(source, path, key), key)),
      ...(keys.some((key) => key === 'one' || key === '=1')
        ? []
        : [say.noSingular(placeInside(source, path, plural), plural)]),
    ];
  });
}

/** The plurals of a message, including those inside another plural or choice. */
function pluralsOf(message: Message): Plural[] {
  if (typeof message === 'string') return [];
  return message.flatMap((node) => {
    if (typeof node === 'string' || 'arg' in node) return [];
    return [...('plural' in node ? [node] : []), ...Object.values(node.options).flatMap(pluralsOf)];
  });
}
