import type { Option } from '../plan/answers.ts';
import type { FieldSetPlan } from '../plan/form.ts';

/**
 * Options that another answer narrows, by that answer: each is its label, or its value and its label where the value is
 * not made of the answer and the label. Lists of variants are long, and half as long so.
 */
export type NarrowedOptions = Readonly<Record<string, readonly (string | readonly [value: string, label: string])[]>>;

/** The value that an option has whose answer and label say it: suzuki-gixxer and "SF ABS" make suzuki-gixxer-sf-abs. */
export const valueOf = (of: string, label: string): string =>
  `${of}-${label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

/** The options as a list. */
export const listed = (narrowed: NarrowedOptions): Option[] =>
  Object.entries(narrowed).flatMap(([of, options]) =>
    options.map((option) =>
      typeof option === 'string'
        ? { value: valueOf(of, option), label: option, of }
        : { value: option[0], label: option[1], of },
    ),
  );

/** A plan with the choices of its fields that are kept apart from it. */
export const withChoices = <Plan extends FieldSetPlan>(
  plan: Plan,
  choices: Readonly<Record<string, NarrowedOptions>>,
): Plan => ({
  ...plan,
  fields: {
    ...plan.fields,
    ...Object.fromEntries(
      Object.entries(choices).map(([name, narrowed]) => [name, { ...plan.fields[name]!, choices: listed(narrowed) }]),
    ),
  },
});
