import { DFA, JS, NFA, Transformers, transform, type Element, type NoParent } from 'refa';
import { perKey } from '../../../shared/memo.ts';

/** A set of texts, as an automaton that accepts exactly these; undefined if it cannot be made. */
export type Language = DFA | undefined;

/** Automata with more states take too long. Those of our patterns have about a dozen. */
const mostStates = 5000;

const options = { maxCharacter: 0x10ffff };

/** Enough for the patterns of several sites. Many fields share one. */
const maxLanguages = 500;

/**
 * The texts in which a regular expression finds a match. Undefined for one with back references, or with assertions
 * that are not `^` in front or `$` at the end of its alternatives.
 */
export const languageOf = perKey(maxLanguages, (source: string, flags = 'u') => `/${source}/${flags}`, languageAnew);

function languageAnew(source: string, flags = 'u'): Language {
  return attempted(() => {
    const { expression } = JS.Parser.fromLiteral({ source, flags }).parse();
    const [first = NFA.empty(options), ...others] = expression.alternatives.map(({ elements }) =>
      searchResult(elements),
    );
    for (const other of others) first.union(other);
    return DFA.fromFA(first, states());
  });
}

/** Whether a regular expression certainly limits the length: it matches a finite number of texts. */
export const isBounded = (source: string): boolean => languageOf(source)?.isFinite ?? false;

/** The texts in which an alternative finds a match. */
function searchResult(elements: readonly NoParent<Element>[]): NFA {
  const [opens, closes] = [isEdge(elements[0], 'behind'), isEdge(elements.at(-1), 'ahead')];
  const inner = elements.slice(opens ? 1 : 0, closes ? -1 : undefined);
  const bare = transform(Transformers.applyAssertions(), {
    type: 'Expression',
    alternatives: [{ type: 'Concatenation', elements: inner }],
  });
  const texts = NFA.fromRegex(bare, options, {}, new NFA.LimitedNodeFactory(mostStates));
  if (!opens) texts.prepend(NFA.all(options));
  if (!closes) texts.append(NFA.all(options));
  return texts;
}

/** Whether a part of a regular expression is `^` or `$`: no character can be on that side. */
function isEdge(part: NoParent<Element> | undefined, kind: 'ahead' | 'behind'): boolean {
  if (part?.type !== 'Assertion' || part.kind !== kind || !part.negate || part.alternatives.length > 1) return false;
  const [one, ...more] = part.alternatives[0]?.elements ?? [];
  return more.length === 0 && one?.type === 'CharacterClass' && one.characters.isAll;
}

export const allTexts = (): Language => DFA.all(options);

export const theTexts = (texts: readonly string[]): Language =>
  DFA.fromWords(
    texts.map((text) => [...text].map((letter) => letter.codePointAt(0)!)),
    options,
  );

export const intersection = (one: Language, other: Language): Language =>
  one && other && attempted(() => DFA.fromIntersection(one, other, states()));

export function complementOf(language: Language): Language {
  const rest = language?.copy();
  rest?.complement();
  return rest;
}

export const unionOf = (one: Language, other: Language): Language =>
  complementOf(intersection(complementOf(one), complementOf(other)));

const states = () => new DFA.LimitedNodeFactory(mostStates);

function attempted(make: () => DFA): Language {
  try {
    const made = make();
    made.minimize();
    return made;
  } catch {
    return undefined;
  }
}
