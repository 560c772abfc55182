import type { Contracts, JsonSchema } from '../../../compiler/check/contracts.ts';
import { record } from '../../../compiler/read/data.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { byDayKey } from '../../../shared/plan/by-day.ts';
import { branches, described, resolve, type Target } from '../../../compiler/resolve/references.ts';

/**
 * The schemas for the value at a path, the most specific first: keywords beside a $ref come before its target.
 * Takes    the data of the file and the name of its contract: form.schema.json
 */
export function contractAt(data: unknown, path: Path, contract: string, contracts: Contracts): readonly JsonSchema[] {
  const schema = contracts.schemas.get(contract);
  let targets = schema ? together({ schema, base: contract }, data, contracts) : [];
  let value = data;
  for (const [depth, step] of path.entries()) {
    // Values by day have the same schema as the value itself.
    if (isInEntry(path, depth)) {
      value = (value as Record<string | number, unknown> | undefined)?.[step];
      if (depth > 1 && path[depth - 2] === byDayKey)
        targets = targets.flatMap((target) => together(target, value, contracts));
      continue;
    }
    const inner = targets.flatMap(({ schema: one, base }) =>
      stepInto(one, step, value).map((next) => ({ schema: next, base })),
    );
    value = (value as Record<string | number, unknown> | undefined)?.[step];
    targets = inner.flatMap((target) => together(target, value, contracts));
  }
  return targets.map(({ schema: one }) => one);
}

/** Whether a step is one of the three that lead to a value by day: $byDay, an index, and `value`. */
const isInEntry = (path: Path, depth: number): boolean =>
  [0, 1, 2].some((back) => path[depth - back] === byDayKey && (path[depth - back + 2] ?? 'value') === 'value');

/** A schema with all others that apply to the same value. */
function together(target: Target, value: unknown, contracts: Contracts): Target[] {
  const { schema, base } = target;
  const led = typeof schema.$ref === 'string' ? resolve(schema, base, contracts) : undefined;
  return [
    target,
    ...branches(value, schema).flatMap((branch) => together({ schema: branch, base }, value, contracts)),
    ...(led ? together(led, value, contracts) : []),
  ];
}

/** `data`: the value that the schema is for, which can declare the contract of its parts. */
function stepInto(schema: JsonSchema, step: string | number, data: unknown): JsonSchema[] {
  const { properties = {}, additionalProperties: others, items } = schema as Record<string, JsonSchema | undefined>;
  const known = properties as Readonly<Record<string, JsonSchema>>;
  const found =
    typeof step === 'number'
      ? items
      : (described(record(data), step, known) ?? (Object.hasOwn(known, step) ? known[step] : others));
  return found && typeof found === 'object' && !Array.isArray(found) ? [found as JsonSchema] : [];
}
