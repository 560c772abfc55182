import type { Option } from '../plan/answers.ts';
import type { FieldSetPlan } from '../plan/form.ts';

/**
 * Options that another answer narrows, by that answer: each is its label, or its value and its label where the value is
 * not made of the answer and the label. This halves long lists of variants.
 */
export type NarrowedOptions = Readonly<Record<string, readonly (string | readonly [value: string, label: string])[]>>;

/**
 * The value of an option that is made of the answer and the label: suzuki-gixxer and "SF ABS" make
 * suzuki-gixxer-sf-abs.
 */
export const narrowedValue = (of: string, label: string): string =>
  `${of}-${label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

/** The options as a list. */
export const narrowedList = (narrowed: NarrowedOptions): Option[] =>
  Object.entries(narrowed).flatMap(([of, options]) =>
    options.map((option) =>
      typeof option === 'string'
        ? { value: narrowedValue(of, option), label: option, of }
        : { value: option[0], label: option[1], of },
    ),
  );

/** Adds the choices of fields that are stored apart from the plan. */
export const withChoices = <Plan extends FieldSetPlan>(
  plan: Plan,
  choices: Readonly<Record<string, NarrowedOptions>>,
): Plan => ({
  ...plan,
  fields: {
    ...plan.fields,
    ...Object.fromEntries(
      Object.entries(choices).map(([name, narrowed]) => [
        name,
        { ...plan.fields[name]!, choices: narrowedList(narrowed) },
      ]),
    ),
  },
});
