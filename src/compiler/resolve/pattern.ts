import { isSafe } from 'redos-detector';
import { CharBase, CharSet, JS, visitAst, type CharSet as Characters } from 'refa';
import { perText } from '../../shared/memo.ts';

/** Enough for the patterns of several sites. */
const maxPatterns = 500;

/**
 * Limits of the search for ambiguity. A pattern that needs more steps is refused, because it is ambiguous in practice.
 */
const limits = { maxSteps: 1000, maxScore: 200, timeout: Infinity };

/**
 * Whether a regular expression can match a text in so many ways that a text that almost matches blocks the browser or
 * the server.
 */
export const isAmbiguous = perText(
  maxPatterns,
  (pattern) => !isSafe(new RegExp(withFewCharacters(pattern), 'u'), limits).safe,
);

/** The first of the characters that represent sets of characters. */
const firstStandIn = 0x4e00;

/**
 * The same expression over a smaller alphabet: one character represents all that the expression does not distinguish.
 * The ways to match stay the same, and the search is faster than with \p{L}. An expression with back references is not
 * changed.
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
        const letters = base.split(node.characters).map((index) => firstStandIn + index);
        node.characters = CharSet.fromCharacters(maxCharacter, letters);
      },
    });
    return JS.toLiteral(expression, { flags: { unicode: true, ignoreCase: false } }).source;
  } catch {
    return source;
  }
}
