import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { quote } from '../../problems/show.ts';
import { conditionFields, conditionSchema } from '../model/conditions.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { record } from '../read/data.ts';
import { placeOf, type Path } from '../read/source.ts';
import { choicesOf, misfitOf, rulesOf } from '../model/answer.ts';
import { checker } from '../model/checker.ts';
import { conditionsOf, type Part } from '../model/parts.ts';

/** More combinations than this are not tried; no condition of ours comes near. */
const most = 20_000;

/** Every condition holds for some answers that its fields allow. Problems: condition/never, step/never. */
export function lintConditions(part: Part, symbols: SymbolTable): Problem[] {
  return conditionsOf(part).flatMap(({ condition, path, step }) => {
    const fields = [...new Set(conditionFields(condition).map(({ field }) => field))];
    if (fields.some((field) => !Object.hasOwn(part.all, field))) return [];
    const candidates = new Map(fields.map((field) => [field, candidatesOf(part.all[field] ?? {}, condition, symbols)]));
    if (canHold(condition, candidates)) return [];
    const alone = neverAnswered(part, condition, path, candidates, symbols);
    if (step) return [say.neverStep(placeOf(part.source, path, 'key'), String(part.data.id), alone[0])];
    return alone.length > 0 ? alone : [say.neverCondition(placeOf(part.source, path, 'key'))];
  });
}

function canHold(condition: unknown, candidates: ReadonlyMap<string, readonly unknown[]>): boolean {
  const holds = checker(conditionSchema(condition));
  for (const answers of combinations(
    [...candidates.keys()],
    [...candidates.values()].map((values) => [undefined, ...values]),
  ))
    if (holds(answers)) return true;
  return false;
}

/** The fields of a condition of which no answer is ever as it asks, each with what was perhaps meant. */
function neverAnswered(
  part: Part,
  condition: unknown,
  path: Path,
  candidates: ReadonlyMap<string, readonly unknown[]>,
  symbols: SymbolTable,
): Problem[] {
  const { anyOf: _, not: __, ...fields } = record(condition);
  return Object.entries(fields).flatMap(([field, rule]) => {
    const holds = checker(record(rule));
    if (candidates.get(field)?.some((value) => holds(value)) ?? true) return [];
    const typed = record(rule).const;
    const misfit = typed === undefined ? undefined : misfitOf(part.all[field], typed, symbols);
    if (!misfit) return [say.neverAnswered(placeOf(part.source, [...path, field], 'key'), field)];
    return [
      say.neverTheAnswer(placeOf(part.source, [...path, field, 'const']), field, quote(typed), misfit.why, misfit.fix),
    ];
  });
}

/** Answers worth trying: all choices, or those around each bound, that the field's own schema accepts. */
function candidatesOf(field: Readonly<Record<string, unknown>>, condition: unknown, symbols: SymbolTable): unknown[] {
  const choices = choicesOf(field, symbols);
  const accepts = checker(rulesOf(field));
  return triesOf(field, choices, condition).filter((value) => accepts(value));
}

function triesOf(
  field: Readonly<Record<string, unknown>>,
  choices: readonly unknown[] | undefined,
  condition: unknown,
): unknown[] {
  if (choices) return field.type === 'array' ? [[], ...choices.map((value) => [value])] : [...choices];
  if (field.type === 'boolean') return [true, false];
  if (field.type === 'array') return [[], ...valuesIn(condition, 'string').map((value) => [value])];
  if (field.type === 'string')
    return [...valuesIn(condition, 'string'), 'a', 'a'.repeat(40), '2024-02-29', 'a@b.in', '9876543210'];
  const edges = [field.minimum, field.maximum].filter((bound) => typeof bound === 'number');
  return [
    0,
    1,
    ...edges,
    ...(valuesIn(condition, 'number') as number[]).flatMap((bound) => [bound - 1, bound, bound + 1]),
  ];
}

function valuesIn(value: unknown, type: 'string' | 'number'): unknown[] {
  if (typeof value === type) return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap((inner) => valuesIn(inner, type)) : [];
}

function* combinations(
  fields: readonly string[],
  candidates: readonly (readonly unknown[])[],
): Generator<Record<string, unknown>> {
  const total = Math.min(
    most,
    candidates.reduce((product, values) => product * values.length, 1),
  );
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
