import { Words } from 'refa';
import type { Answer } from '../../../shared/plan/answers.ts';
import type { AnswerRule } from '../../../shared/plan/config.generated.ts';
import type { FieldSchema } from '../types.ts';
import { formats } from '../formats.ts';
import { allTexts, intersection, unionOf, languageOf, theTexts, complementOf, type Language } from './language.ts';

export interface Deciding {
  readonly answers: readonly Answer[];
  /** Whether answers of other kinds are impossible. Otherwise a pattern is too complex to analyse. */
  readonly isComplete: boolean;
}

/** The limit of distinguished kinds of texts. */
const maxTextKinds = 64;

/** The shortest text of each kind that the field accepts. `more`: other patterns that its texts must match. */
export function decidingTexts(field: FieldSchema, rules: readonly AnswerRule[], more: readonly string[]): Deciding {
  const own = [rulesOfField(field), ...more.map((pattern) => languageOf(pattern))].reduce(
    intersection,
    languageOf('[^]'),
  );
  let kinds = [own];
  for (const rule of rules) {
    const texts = acceptedTexts(rule);
    kinds = kinds
      .flatMap((kind) => [intersection(kind, texts), intersection(kind, complementOf(texts))])
      .filter((kind) => !kind?.isEmpty);
    if (kinds.length > maxTextKinds) kinds = [...kinds.slice(0, maxTextKinds), undefined];
  }
  return {
    answers: kinds.flatMap((kind) => shortest(kind) ?? []),
    isComplete: kinds.every((kind) => kind !== undefined),
  };
}

/**
 * The field's greatest length is left out, because it would make the automaton too large: either its shortest text fits
 * or no text does.
 */
const rulesOfField = ({ const: only, pattern, format, minLength }: FieldSchema): Language =>
  [
    typeof only === 'string' ? theTexts([only]) : allTexts(),
    pattern === undefined ? allTexts() : languageOf(pattern),
    format === undefined ? allTexts() : ofFormat(format),
    ofLength(minLength ?? 0),
  ].reduce(intersection);

/** The texts that satisfy a rule. Keywords for numbers and lists do not restrict a text. */
function acceptedTexts({
  const: only,
  enum: some,
  pattern,
  format,
  minLength,
  maxLength,
  type,
  not,
  anyOf,
}: AnswerRule): Language {
  const values = [...(only === undefined ? [] : [[only]]), ...(some === undefined ? [] : [some])];
  return [
    ...values.map((each) => theTexts(each.filter((value) => typeof value === 'string'))),
    pattern === undefined ? allTexts() : languageOf(pattern),
    format === undefined ? allTexts() : ofFormat(format),
    ofLength(minLength ?? 0, maxLength),
    type === undefined || type === 'string' ? allTexts() : theTexts([]),
    not === undefined ? allTexts() : complementOf(acceptedTexts(not)),
    anyOf === undefined ? allTexts() : anyOf.map(acceptedTexts).reduce(unionOf),
  ].reduce(intersection);
}

const ofFormat = (format: keyof typeof formats): Language =>
  languageOf(formats[format].source, `u${formats[format].flags}`);

const ofLength = (least: number, greatest?: number): Language =>
  least === 0 && greatest === undefined ? allTexts() : languageOf(`^[^]{${least},${greatest ?? ''}}$`);

function shortest(texts: Language): string | undefined {
  for (const letters of texts?.wordSets() ?? []) return String.fromCodePoint(...Words.pickMostReadableWord(letters));
  return undefined;
}
