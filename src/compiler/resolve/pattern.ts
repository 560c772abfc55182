import { isSafe } from 'redos-detector';
import { CharBase, CharSet, JS, visitAst, type CharSet as Characters } from 'refa';
import { perText } from '../../shared/memo.ts';

/** As many as the patterns of several sites. */
const most = 500;

/** Steps of the search for ambiguity. A pattern that needs more is refused, because it is ambiguous in practice. */
const limits = { maxSteps: 1000, maxScore: 200, timeout: Infinity };

/**
 * Whether a regular expression can match a text in so many ways that a text which almost matches keeps the browser or
 * the server busy.
 */
export const isAmbiguous = perText(
  most,
  (pattern) => !isSafe(new RegExp(withFewCharacters(pattern), 'u'), limits).safe,
);

/** The first of the characters that stand for sets of characters. */
const first = 0x4e00;

/**
 * The same expression over a smaller alphabet: one character stands for all that the expression does not tell apart.
 * That changes nothing in the ways to match, and \p{L} would be slow to search. An expression with back references
 * stays as it is.
 */
function withFewCharacters(source: string): string {
  try {
    const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags: 'u' }).parse({
      backreferences: 'throw',
    });
    const sets: Characters[] = [];
    visitAst(expression, { onCharacterClassEnter: ({ characters }) => void sets.push(characters) });
    const told = sets.filter(({ isAll }) => !isAll);
    const base = new CharBase(told);
    visitAst(expression, {
      onCharacterClassEnter: (node) => {
        if (node.characters.isAll) return;
        const letters = base.split(node.characters).map((index) => first + index);
        node.characters = CharSet.fromCharacters(maxCharacter, letters);
      },
    });
    return JS.toLiteral(expression, { flags: { unicode: true, ignoreCase: false } }).source;
  } catch {
    return source;
  }
}
