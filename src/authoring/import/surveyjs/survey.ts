import type { Expression } from '../expression.ts';
import type { Effect, Json, Rule } from '../form.ts';
import { readOr, text, type Reading } from '../reading.ts';
import { readExpression } from './expressions.ts';

/** What is known of the whole survey while a part of it is read. */
export interface Survey {
  readonly reading: Reading;
  /** The questions of the source, by name. */
  readonly elements: ReadonlyMap<string, Json>;
  readonly rules: Rule[];
  readonly effects: Effect[];
  /** The id of the rows that are being read. */
  readonly rows: string | undefined;
}

/** The expression under a key, such as visibleIf. One that cannot be read is lost. */
export function expressionAt(holder: Json, key: string, at: string, { reading, rows }: Survey): Expression | undefined {
  const words = text(holder[key]);
  return words === undefined ? undefined : readOr(reading, `${at}/${key}`, words, () => readExpression(words, rows));
}

/** What holds around a question. */
export interface SurveyAround {
  readonly group: string | undefined;
  readonly when: Expression | undefined;
}
