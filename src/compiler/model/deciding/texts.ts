import { Words } from 'refa';
import type { Answer } from '../../../shared/plan/answers.ts';
import type { AnswerRule } from '../../../shared/plan/config.generated.ts';
import type { FieldSchema } from '../types.ts';
import { formats } from '../formats.ts';
import { allTexts, both, either, languageOf, theTexts, without, type Language } from './language.ts';

export interface Deciding {
  readonly answers: readonly Answer[];
  /** Whether no answer is of another kind. Otherwise a pattern is beyond what can be worked out. */
  readonly isComplete: boolean;
}

/** More kinds of texts are not told apart. */
const most = 64;

/** The shortest text of each kind that the field accepts. `more`: what else its texts must match. */
export function decidingTexts(field: FieldSchema, rules: readonly AnswerRule[], more: readonly string[]): Deciding {
  const own = [rulesOfField(field), ...more.map((pattern) => languageOf(pattern))].reduce(both, languageOf('[^]'));
  let kinds = [own];
  for (const rule of rules) {
    const texts = textsOf(rule);
    kinds = kinds.flatMap((kind) => [both(kind, texts), both(kind, without(texts))]).filter((kind) => !kind?.isEmpty);
    if (kinds.length > most) kinds = [...kinds.slice(0, most), undefined];
  }
  return {
    answers: kinds.flatMap((kind) => shortest(kind) ?? []),
    isComplete: kinds.every((kind) => kind !== undefined),
  };
}

/**
 * The greatest length of the field is left out, because an automaton counts with states: its shortest text either fits
 * or no text does.
 */
const rulesOfField = ({ const: only, pattern, format, minLength }: FieldSchema): Language =>
  [
    typeof only === 'string' ? theTexts([only]) : allTexts(),
    pattern === undefined ? allTexts() : languageOf(pattern),
    format === undefined ? allTexts() : ofFormat(format),
    ofLength(minLength ?? 0),
  ].reduce(both);

/** The texts that satisfy a rule. Keywords about numbers and lists say nothing about a text. */
function textsOf({
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
    not === undefined ? allTexts() : without(textsOf(not)),
    anyOf === undefined ? allTexts() : anyOf.map(textsOf).reduce(either),
  ].reduce(both);
}

const ofFormat = (format: keyof typeof formats): Language =>
  languageOf(formats[format].source, `u${formats[format].flags}`);

const ofLength = (least: number, greatest?: number): Language =>
  least === 0 && greatest === undefined ? allTexts() : languageOf(`^[^]{${least},${greatest ?? ''}}$`);

function shortest(texts: Language): string | undefined {
  for (const letters of texts?.wordSets() ?? []) return String.fromCodePoint(...Words.pickMostReadableWord(letters));
  return undefined;
}
