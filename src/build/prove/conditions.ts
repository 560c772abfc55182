import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { JsonSchema } from '../check/contracts.ts';
import { conditionFields, conditionSchema } from '../compile/condition.ts';
import { compiler } from '../emit/validators.ts';
import { array, at, record, text, type Names } from '../link/names.ts';
import { placeOf } from '../read/source.ts';
import { conditionsOf, type Part } from './parts.ts';

const ajv = compiler();

/** A one-time validator. Making an Ajv costs more than compiling with it, and it would keep every schema it saw. */
function checker(schema: JsonSchema): (data: unknown) => boolean {
  const validate = ajv.compile(schema);
  ajv.removeSchema(schema);
  return validate;
}

/** More combinations than this are not tried; no condition of ours comes near. */
const most = 20_000;

/** Every condition holds for some answers that its fields allow. Problems: condition/never, step/never. */
export function proveConditions(part: Part, names: Names): Problem[] {
  return conditionsOf(part).flatMap(({ condition, path, step }) => {
    const fields = [...new Set(conditionFields(condition).map(({ field }) => field))];
    if (fields.some((field) => !Object.hasOwn(part.all, field))) return [];
    const holds = checker(conditionSchema(condition));
    const bounds = numbersIn(condition);
    const candidates = fields.map((field) => [undefined, ...candidatesOf(part.all[field] ?? {}, condition, bounds, names)]);
    for (const answers of combinations(fields, candidates)) if (holds(answers)) return [];
    const place = placeOf(part.source, path, 'key');
    return [step ? say.neverStep(place, String(part.data.id)) : say.neverCondition(place)];
  });
}

/** Answers worth trying: all choices, or those around each bound, that the field's own schema accepts. */
function candidatesOf(field: Record<string, unknown>, condition: unknown, bounds: readonly number[], names: Names): unknown[] {
  const { 'x-list': list, items, ...schema } = field;
  const values = (name: unknown) => array(at(names.lists.get(text(name) ?? '')?.data, ['items'])).map((item) => at(item, ['value']));
  const itemList = record(items)['x-list'];
  const accepts = checker(itemList === undefined && items !== undefined ? { ...schema, items } : schema);
  const tries = list !== undefined ? values(list)
    : itemList !== undefined ? [[], ...values(itemList).map((value) => [value])]
    : field.type === 'boolean' ? [true, false]
    : field.type === 'string' ? [...constantsIn(condition), 'a', 'a'.repeat(40), '2024-02-29', 'a@b.in', '9876543210']
    : [0, 1, ...[schema.minimum, schema.maximum].filter((bound) => typeof bound === 'number'), ...bounds.flatMap((bound) => [bound - 1, bound, bound + 1])];
  return tries.filter((value) => accepts(value));
}

const numbersIn = (value: unknown): number[] => (typeof value === 'number' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : []);
const constantsIn = (value: unknown): unknown[] => (typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(constantsIn) : []);

function* combinations(fields: readonly string[], candidates: readonly (readonly unknown[])[]): Generator<Record<string, unknown>> {
  const total = Math.min(most, candidates.reduce((product, values) => product * values.length, 1));
  for (let count = 0; count < total; count++) {
    let rest = count;
    const answers: Record<string, unknown> = {};
    for (const [index, values] of candidates.entries()) {
      const value = values[rest % values.length];
      rest = Math.floor(rest / values.length);
      const field = fields[index];
      if (value !== undefined && field !== undefined) answers[field] = value;
    }
    yield answers;
  }
}
