import type { Option } from '../../../shared/plan/answers.ts';
import type { FieldSetPlan } from '../../../shared/plan/form.ts';
import type { Compiled, CompiledForm } from '../../compile/form.ts';
import type { FormModel } from '../../model/types.ts';

/** How many options are tried of those that belong to the same choice of another field. */
const fewOfEach = 2;

/**
 * A form with a sample of the options of each list that is searched on the server: some of each choice that narrows the
 * list, and all that the form or its examples name. The others differ in nothing that the form says.
 */
export function withSampledOptions(form: CompiledForm, model: FormModel): CompiledForm {
  if (!form.steps.some(isSearching)) return form;
  const named = new Set([...namedIn(model.source.data), ...namedIn([...(model.source.constants?.values() ?? [])])]);
  return { ...form, steps: form.steps.map((step) => sampled(step, named)) };
}

const isSearching = ({ plan, rows = {} }: Compiled<FieldSetPlan>): boolean =>
  Object.values(plan.fields).some(({ searched }) => searched !== undefined) || Object.values(rows).some(isSearching);

function sampled<Plan extends FieldSetPlan>(set: Compiled<Plan>, named: ReadonlySet<string>): Compiled<Plan> {
  const { plan, rows } = set;
  const fields = Object.entries(plan.fields).map(([name, field]) => [
    name,
    field.searched === undefined || !field.choices ? field : { ...field, choices: sampleOf(field.choices, named) },
  ]);
  const inner = Object.entries(rows ?? {}).map(([field, row]) => [field, sampled(row, named)]);
  return {
    ...set,
    plan: { ...plan, fields: Object.fromEntries(fields) as Plan['fields'] },
    ...(rows && { rows: Object.fromEntries(inner) as typeof rows }),
  };
}

function sampleOf(options: readonly Option[], named: ReadonlySet<string>): readonly Option[] {
  const counts = new Map<unknown, number>();
  return options.filter(({ value, of }) => {
    if (named.has(String(value))) return true;
    const count = (counts.get(of) ?? 0) + 1;
    counts.set(of, count);
    return count <= fewOfEach;
  });
}

/** Every value in some config, and every word of its texts, because expressions are texts. */
function namedIn(data: unknown): string[] {
  if (typeof data === 'string') return [data, ...(data.match(/[\p{L}\p{N}_-]+/gu) ?? [])];
  if (typeof data !== 'object' || data === null) return [String(data)];
  return Object.entries(data).flatMap(([key, value]) => [key, ...namedIn(value)]);
}
