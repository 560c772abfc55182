import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { quote } from '../../shared/problems/show.ts';
import type { ConditionMap } from '../../shared/plan/config.generated.ts';
import { checkExpression } from '../expression/check.ts';
import { choicesOf, misfitOf } from '../model/answer.ts';
import { checker } from '../model/checker.ts';
import { conditionParts, conditionSchema } from '../model/conditions.ts';
import { decidingAnswers } from '../model/deciding/deciding.ts';
import type { Deciding } from '../model/deciding/texts.ts';
import { rowSetsOf } from '../model/form-model.ts';
import type { ConditionModel, FieldModel, FieldSetModel, FormModel } from '../model/types.ts';
import { scopeOf } from '../model/expressions.ts';
import { placeOf, type Path } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { certainFields } from './certain.ts';
import { possibleIn } from './possible.ts';

/** The most combinations of answers that are tried for a condition. Our conditions need far fewer. */
const maxCombinations = 20_000;

/** By field: answers that decide whether a condition holds. */
type Candidates = ReadonlyMap<string, Deciding>;

/**
 * Checks that every condition holds for some answers that its fields allow, and does not hold for others.
 * Problems: condition/never, step/never, condition/always
 */
export function lintConditions(model: FormModel, symbols: SymbolTable): Problem[] {
  const cleared = new Set(model.sets.flatMap(({ effects }) => effects.flatMap(({ config }) => config.clear ?? [])));
  return model.sets.flatMap((set, index) => {
    const given = model.sets.slice(0, index).flatMap((before) => certainFields(before, symbols));
    const certain = new Set(given.filter((field) => !cleared.has(field)));
    return [set, ...rowSetsOf(set)].flatMap((one) => lintSet(one, certain, symbols));
  });
}

function lintSet(set: FieldSetModel, given: ReadonlySet<string>, symbols: SymbolTable): Problem[] {
  return set.conditions.flatMap((model) => {
    const { map: condition, path, of } = model;
    // The place is computed only when there is a problem, because that parses the text of the file again.
    const place = () => placeOf(set.source, path, 'key');
    if (model.expression) {
      const checked = checkExpression(model.expression.text, scopeOf(set));
      if (!('ast' in checked)) return [];
      const { yes, no, missing } = possibleIn(checked.ast, set, given, symbols);
      if (!yes)
        return [
          of.kind === 'step' ? say.neverStep(place(), String(set.config.id), undefined) : say.neverCondition(place()),
        ];
      if (!no && !missing) return [say.alwaysCondition(place())];
    }
    const candidates = candidatesOf(model, set.all, symbols);
    if (!candidates || !condition) return [];
    if (canHold(condition, candidates, given))
      return canHold({ not: condition }, candidates, given) ? [] : [say.alwaysCondition(place())];
    const neverGiven = model.expression ? [] : neverAnswered(set, path, condition, candidates, symbols);
    if (of.kind === 'step') return [say.neverStep(place(), String(set.config.id), neverGiven[0])];
    return neverGiven.length > 0 ? neverGiven : [say.neverCondition(place())];
  });
}

/** The answers that decide a condition. Undefined when the condition names an unknown field. */
export function candidatesOf(
  { reads }: Pick<ConditionModel, 'reads'>,
  all: ReadonlyMap<string, FieldModel>,
  symbols: SymbolTable,
): Candidates | undefined {
  const names = [...new Set(reads.map(({ field }) => field))];
  const known = names.flatMap((name) => all.get(name) ?? []);
  if (known.length < names.length) return undefined;
  const rulesAbout = (name: string) => reads.flatMap(({ field, rule }) => (field === name ? [rule] : []));
  return new Map(
    known.map(({ name, schema }) => [
      name,
      decidingAnswers({ schema, choices: choicesOf(schema, symbols) }, rulesAbout(name)),
    ]),
  );
}

/**
 * Whether some answers satisfy a condition, with answers to all fields that are `given`. True if there are too many
 * combinations to try, or if answers cannot be made.
 */
export function canHold(
  condition: ConditionMap,
  candidates: Candidates,
  given: ReadonlySet<string> = new Set(),
): boolean {
  const all = [...candidates.values()];
  if (all.some(({ isComplete }) => !isComplete)) return true;
  const holds = checker(conditionSchema(condition));
  const values = [...candidates].map(([field, { answers }]) => [...(given.has(field) ? [] : [undefined]), ...answers]);
  if (values.reduce((product, { length }) => product * length, 1) > maxCombinations) return true;
  for (const answers of combinations([...candidates.keys()], values)) if (holds(answers)) return true;
  return false;
}

/** The fields of a condition that can never have the answer that it asks for, each with a suggested answer. */
function neverAnswered(
  { source, all }: FieldSetModel,
  path: Path,
  condition: ConditionMap,
  candidates: Candidates,
  symbols: SymbolTable,
): Problem[] {
  return Object.entries(conditionParts(condition).rules).flatMap(([field, rule]) => {
    const holds = checker({ ...rule });
    const { answers, isComplete } = candidates.get(field)!;
    if (!isComplete || answers.some((value) => holds(value))) return [];
    const typed = rule.const;
    const schema = all.get(field)?.schema;
    const misfit = typed === undefined || !schema ? undefined : misfitOf(schema, typed, symbols);
    if (!misfit) return [say.neverAnswered(placeOf(source, [...path, field], 'key'), field)];
    return [
      say.neverTheAnswer(placeOf(source, [...path, field, 'const']), field, quote(typed), misfit.why, misfit.fix),
    ];
  });
}

function* combinations(
  fields: readonly string[],
  candidates: readonly (readonly unknown[])[],
): Generator<Record<string, unknown>> {
  const total = candidates.reduce((product, values) => product * values.length, 1);
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
