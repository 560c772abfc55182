import type { Answer, Answers, Option } from '../../plan/answers.ts';
import type { FieldPlan, FieldSchema } from '../../plan/form.ts';

/**
 * What a visitor can choose: the option list, the schema's own values, or every whole number
 * between its bounds. `options.of` names the field whose answer narrows the list (the models of a maker).
 */
export function choicesOf(field: FieldPlan, schema: FieldSchema, answers: Answers): readonly Option[] {
  const choices = field.choices ?? (schema.enum ?? schema.items?.enum ?? numbersOf(schema)).map(plainOption);
  const parent = parentOf(field);
  return parent === undefined ? choices : choices.filter(({ of }) => of === undefined || of === answers[parent]);
}

/** The field whose answer narrows this field's choices. */
export function parentOf(field: FieldPlan): string | undefined {
  return typeof field.options.of === 'string' ? field.options.of : undefined;
}

/** The words of an answer: its option's label, or the answer itself. */
export function labelOf(choices: readonly Option[], answer: Answer | undefined): string {
  if (answer === undefined) return '';
  return choices.find(({ value }) => value === answer)?.label ?? String(answer);
}

/** The choices whose label holds the words, whatever their case (spec 2.46, 5.14). */
export function matching<T extends { readonly label: string }>(choices: readonly T[], words: string): readonly T[] {
  const sought = words.trim().toLowerCase();
  return sought === '' ? choices : choices.filter(({ label }) => label.toLowerCase().includes(sought));
}

/**
 * A list of choices after one was pressed, in the order of the options.
 * `exclusive` stands alone: it takes the others away, and they take it away.
 */
export function toggled(chosen: readonly (string | number)[], value: string | number, options: readonly Option[], exclusive?: unknown): (string | number)[] {
  const without = chosen.filter((other) => other !== value);
  if (without.length < chosen.length) return without;
  if (value === exclusive) return [value];
  const now = new Set([...without.filter((other) => other !== exclusive), value]);
  return options.map((option) => option.value).filter((other) => now.has(other));
}

function numbersOf({ minimum, maximum }: FieldSchema): number[] {
  if (minimum === undefined || maximum === undefined) return [];
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
}

const plainOption = (value: string | number): Option => ({ value, label: String(value) });
