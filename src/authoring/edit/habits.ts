import { isScalar, visit, type Scalar } from 'yaml';
import { perObject } from '../../shared/memo.ts';
import type { Parsed } from './parsed.ts';
import { isDate } from './scalar.ts';
import { columnOf, contentOf, headerOf, isFlow, startOfItem, isCollection, itemTokens } from './tokens.ts';

/** The style of a file, used where the surrounding text does not show one. */
export interface Habits {
  /** Indentation of a map under its key, and of a list under its key. */
  readonly map: number;
  readonly list: number;
  /** Width of its folded texts. */
  readonly foldWidth: number | undefined;
  readonly plainDates: boolean;
}

export const habitsOf = perObject(detectHabits);

function detectHabits({ doc, text }: Parsed): Habits {
  const found: { map?: number; list?: number; foldWidth?: number; plainDates?: boolean } = {};
  visit(doc, {
    Pair(_, { srcToken }) {
      const inner = srcToken?.value;
      const [first] = inner && isCollection(inner) && !isFlow(inner) ? itemTokens(inner) : [];
      if (!srcToken || !first || text.slice(srcToken.key?.offset, startOfItem(first)).indexOf('\n') < 0) return;
      const kind = inner?.type === 'block-seq' ? 'list' : 'map';
      found[kind] ??= columnOf(text, startOfItem(first)) - columnOf(text, startOfItem(srcToken));
    },
    Scalar(_, scalar) {
      const width = widthOf(scalar, text);
      if (width > 0) found.foldWidth = Math.max(width, found.foldWidth ?? 0);
      if (scalar.type === 'PLAIN' && isDate(scalar.source ?? '')) found.plainDates = true;
    },
  });
  const { map = 2, list = map, foldWidth, plainDates = false } = found;
  return { map, list, foldWidth, plainDates };
}

/** The longest line of a folded text with several lines; 0 for others. */
function widthOf(scalar: Scalar, text: string): number {
  const token = scalar.srcToken;
  if (!isScalar(scalar) || token?.type !== 'block-scalar' || !headerOf(token).startsWith('>')) return 0;
  const lines = text
    .slice(contentOf(token), contentOf(token) + token.source.length)
    .trimEnd()
    .split('\n');
  return lines.length > 1 ? Math.max(...lines.map(({ length }) => length)) : 0;
}
