import type { Option } from '../plan/answers.ts';
import type { FieldSetPlan } from '../plan/form.ts';

/**
 * Options of lists that are too long for a page, by list: on the server all of them, in a browser those that its
 * visitor has met. The choices of a field are these arrays, so they grow in place.
 */
const lists = new Map<string, Option[]>();

/** The arrays that may lack options. */
const parts = new WeakSet<readonly Option[]>();

/** Whether a list of choices may lack options, so that an unknown value can still be one of them. */
export const isPart = (choices: readonly Option[]): boolean => parts.has(choices);

/** A list of choices that lacks all others, such as what one visitor has met of a long list. */
export function partOf(options: readonly Option[]): Option[] {
  const part = [...options];
  parts.add(part);
  return part;
}

function arrayOf(list: string): Option[] {
  const known = lists.get(list) ?? partOf([]);
  lists.set(list, known);
  return known;
}

/** Adds the choices of fields whose lists are searched on the server. `shown`: by field, those before any search. */
export const withKnownOptions = <Plan extends FieldSetPlan>(
  plan: Plan,
  shown: Readonly<Record<string, readonly Option[]>>,
): Plan => ({
  ...plan,
  fields: {
    ...plan.fields,
    ...Object.fromEntries(
      Object.entries(shown).map(([name, options]) => {
        const field = plan.fields[name]!;
        return [name, { ...field, shown: options, choices: learnOptions(field.searched!, options) }];
      }),
    ),
  },
});

/** Adds options of a list. Returns all that are known of it, in an array that grows. */
export function learnOptions(list: string, options: readonly Option[]): readonly Option[] {
  const known = arrayOf(list);
  for (const option of options)
    if (!known.some(({ value, of }) => value === option.value && of === option.of)) known.push(option);
  return known;
}

/** Sets all options of a list, which the server has. */
export function allOptions(list: string, options: readonly Option[]): readonly Option[] {
  const known = arrayOf(list);
  known.length = 0;
  for (const option of options) known.push(option);
  parts.delete(known);
  return known;
}
