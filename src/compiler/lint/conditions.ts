import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { quote } from '../../problems/show.ts';
import type { Condition } from '../../plan/config.generated.ts';
import { choicesOf, misfitOf, rulesOf } from '../model/answer.ts';
import { checker } from '../model/checker.ts';
import { conditionParts, conditionSchema } from '../model/conditions.ts';
import type { ConditionModel, FieldSchema, FieldSetModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/** The most combinations of answers that are tried for a condition. No condition of ours comes near. */
const most = 20_000;

/** By field: answers that may decide whether a condition holds. */
type Candidates = ReadonlyMap<string, readonly unknown[]>;

/**
 * Checks that every condition holds for some answers that its fields allow.
 * Problems: condition/never, step/never
 */
export function lintConditions(set: FieldSetModel, symbols: SymbolTable): Problem[] {
  return set.conditions.flatMap((model) => {
    const { condition, path, of, reads } = model;
    const fields = [...new Set(reads.map(({ field }) => field))];
    const known = fields.flatMap((name) => set.all.get(name) ?? []);
    if (known.length < fields.length) return [];
    const candidates = new Map(known.map(({ name, schema }) => [name, candidatesOf(schema, condition, symbols)]));
    if (canHold(condition, candidates)) return [];
    const alone = neverAnswered(set, model, candidates, symbols);
    if (of.kind === 'step') return [say.neverStep(placeOf(set.source, path, 'key'), String(set.config.id), alone[0])];
    return alone.length > 0 ? alone : [say.neverCondition(placeOf(set.source, path, 'key'))];
  });
}

function canHold(condition: Condition, candidates: Candidates): boolean {
  const holds = checker(conditionSchema(condition));
  for (const answers of combinations(
    [...candidates.keys()],
    [...candidates.values()].map((values) => [undefined, ...values]),
  ))
    if (holds(answers)) return true;
  return false;
}

/**
 * The fields of a condition that can never have the answer which it asks for, each with the answer that was perhaps
 * meant.
 */
function neverAnswered(
  { source, all }: FieldSetModel,
  { condition, path }: ConditionModel,
  candidates: Candidates,
  symbols: SymbolTable,
): Problem[] {
  return Object.entries(conditionParts(condition).rules).flatMap(([field, rule]) => {
    const holds = checker({ ...rule });
    if (candidates.get(field)?.some((value) => holds(value)) ?? true) return [];
    const typed = rule.const;
    const schema = all.get(field)?.schema;
    const misfit = typed === undefined || !schema ? undefined : misfitOf(schema, typed, symbols);
    if (!misfit) return [say.neverAnswered(placeOf(source, [...path, field], 'key'), field)];
    return [
      say.neverTheAnswer(placeOf(source, [...path, field, 'const']), field, quote(typed), misfit.why, misfit.fix),
    ];
  });
}

/**
 * Answers that may decide a condition and that the field's own schema accepts: all choices, or numbers around each
 * bound.
 */
function candidatesOf(field: FieldSchema, condition: Condition, symbols: SymbolTable): unknown[] {
  const accepts = checker(rulesOf(field));
  return triesOf(field, choicesOf(field, symbols), condition).filter((value) => accepts(value));
}

function triesOf(
  { type, minimum, maximum }: FieldSchema,
  choices: readonly unknown[] | undefined,
  condition: Condition,
): unknown[] {
  if (choices) return type === 'array' ? [[], ...choices.map((value) => [value])] : [...choices];
  if (type === 'boolean') return [true, false];
  if (type === 'array') return [[], ...valuesIn(condition, 'string').map((value) => [value])];
  if (type === 'string')
    return [...valuesIn(condition, 'string'), 'a', 'a'.repeat(40), '2024-02-29', 'a@b.in', '9876543210'];
  const edges = [minimum, maximum].filter((bound) => bound !== undefined);
  const beside = (valuesIn(condition, 'number') as number[]).flatMap((bound) => [bound - 1, bound, bound + 1]);
  return [0, 1, ...edges, ...beside];
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
