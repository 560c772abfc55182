import { asRead } from '../../../shared/engine/format/as-read.ts';
import type { Answer, Option } from '../../../shared/plan/answers.ts';

/** The words of an answer: its option's label, or the answer itself. */
export function labelOf(choices: readonly Option[], answer: Answer | undefined): string {
  if (answer === undefined) return '';
  return choices.find(({ value }) => value === answer)?.label ?? String(answer);
}

/** The label of a choice in one line, with the reason why it cannot be chosen. */
export const plainLabel = ({ label, unavailable }: Option): string =>
  unavailable === undefined ? label : `${label} (${unavailable})`;

/** The choices whose label contains the words, in any letter case (spec 2.46, 5.14); else those of that value. */
export function matching<T extends Pick<Option, 'label' | 'value'>>(
  choices: readonly T[],
  words: string,
): readonly T[] {
  const sought = asRead(words).trim().toLowerCase();
  if (sought === '') return choices;
  const found = choices.filter(({ label }) => label.toLowerCase().includes(sought));
  return found.length > 0 ? found : ofValue(choices, words);
}

/**
 * The choices whose value contains the words. A translated page finds मारुति, whose value is maruti, also by "Maruti":
 * many visitors who read Hindi type in Latin letters.
 */
export function ofValue<T extends Pick<Option, 'value'>>(choices: readonly T[], words: string): readonly T[] {
  const sought = lettersAndDigits(words);
  return sought === ''
    ? []
    : choices.filter(({ value }) => typeof value === 'string' && lettersAndDigits(value).includes(sought));
}

/** Without case, blanks and signs. */
export const lettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * The choices after one of them was pressed, in the order of the options. The choice `exclusive` excludes the others:
 * choosing it removes them, and choosing another one removes it.
 */
export function toggled(
  chosen: readonly (string | number)[],
  value: string | number,
  options: readonly Option[],
  exclusive?: unknown,
): (string | number)[] {
  const without = chosen.filter((other) => other !== value);
  if (without.length < chosen.length) return without;
  if (value === exclusive) return [value];
  const now = new Set([...without.filter((other) => other !== exclusive), value]);
  return options.map((option) => option.value).filter((other) => now.has(other));
}
