import { daysFor } from '../../../engine/date-bounds.ts';
import { dateAfter, daysBetween, todayIn } from '../../../engine/dates.ts';
import { isAnswer, present } from '../../../engine/answers.ts';
import { telling } from '../../../engine/expressions/run.ts';
import type { Answer, Answers } from '../../../plan/answers.ts';
import type { FieldSet } from '../../../plan/form.ts';
import type { WizardModule } from '../../../plan/wizard.ts';
import type { ASTNode } from '@marcbachmann/cel-js';
import { checkExpression } from '../../expression/check.ts';
import { isFault, parseExpression, placeIn } from '../../expression/parse.ts';
import { nodesOf } from '../../expression/walk.ts';
import { codeOf } from '../../compile/expressions.ts';
import { checker } from '../../model/checker.ts';
import { conditionSchema } from '../../model/conditions.ts';
import { inputsOf, scopeOf } from '../../model/expressions.ts';
import type { FieldModel, FieldSetModel, FormModel } from '../../model/types.ts';
import { evaluated } from './modules.ts';

/** Something that is true or false of answers, and the fields that visitors answer on which it rests. */
interface Predicate {
  readonly inputs: readonly string[];
  /** Whether answers on both sides are combined with those to other fields: it shows something, for example. */
  readonly combined: boolean;
  holds(answers: Answers): boolean | undefined;
}

/**
 * How many answers around crossings are kept for one predicate and field. When many fields decide, one crossing of each
 * is enough, because the answers to all of them are combined.
 */
const mostFor = ({ inputs }: Predicate): number => (inputs.length > 3 ? 1 : 4);

/** How many visitors with different answers to the other fields look for crossings; fewer where many are read. */
const visitors = (inputs: number): number => Math.max(3, Math.min(24, Math.floor(72 / inputs)));

/** By field: answers on both sides of each place where an expression turns from true to false. */
export interface Crossings {
  readonly all: ReadonlyMap<string, readonly Answer[]>;
  /** Those that are combined with answers to other fields. */
  readonly combined: ReadonlyMap<string, readonly Answer[]>;
}

/**
 * Answers at which an expression turns from true to false: the least loan that is too much for an income. They are
 * found by halving, while the other fields have one of several answers. Both sides of each crossing are given.
 */
export function crossingsOf(model: FormModel, wizard: WizardModule): Crossings {
  const [all, combined] = [new Map<string, Answer[]>(), new Map<string, Answer[]>()];
  const stepOf = (field: string) => wizard.steps.find((step) => Object.hasOwn(step.plan.fields, field));
  for (const predicate of model.sets.flatMap((set) => predicatesOf(set, wizard))) {
    const domains = new Map(
      predicate.inputs.flatMap((name) => {
        const [field, step] = [model.fields.get(name), stepOf(name)];
        const domain = field && step && domainOf(field, step);
        return domain ? [[name, domain] as const] : [];
      }),
    );
    for (const [field, { scale }] of domains) {
      if (!scale) continue;
      const around = new Set<Answer>();
      for (let visitor = 0; visitor < visitors(predicate.inputs.length) && around.size < mostFor(predicate); visitor++)
        for (const answer of crossing(predicate, field, scale, answersOf(domains, visitor))) around.add(answer);
      for (const found of predicate.combined ? [all, combined] : [all])
        found.set(field, [...(found.get(field) ?? []), ...around]);
    }
  }
  return { all, combined };
}

/** What is true or false in a set and cannot be seen from one answer alone. */
function predicatesOf(set: FieldSetModel, wizard: WizardModule): Predicate[] {
  const told = telling(wizard.steps.map(({ plan }) => plan.timeZone).find((zone) => zone !== undefined));
  const worked = (answers: Answers) => present(wizard.work ? wizard.work(answers, undefined, (same) => same) : answers);
  const byCode = (text: string) => {
    const code = evaluated({ code: codeOf(text, scopeOf(set)) });
    return (answers: Answers) => truth(code(worked(answers), told));
  };
  const isComputed = (name: string) => set.all.get(name)?.ui.computed !== undefined;
  const inputs = (names: readonly string[]) => inputsOf(names, set);
  const ofRule = (names: readonly string[]) => ({
    inputs: inputs(names),
    combined: inputs(names).some((name) => !set.fields.has(name)),
  });
  const ofCondition = (names: readonly string[]) => ({ inputs: inputs(names), combined: true });
  return [
    ...set.expressions.flatMap(({ of, text, reads }) =>
      of.kind === 'assert' ? partsOf(text, set).map((part) => ({ ...ofRule(reads), holds: byCode(part) })) : [],
    ),
    ...set.conditions.flatMap(({ map, expression, reads }): Predicate[] => {
      const names = reads.map(({ field }) => field);
      if (map && !names.some(isComputed)) return [];
      if (!map)
        return partsOf(expression?.text ?? '', set).map((part) => ({ ...ofCondition(names), holds: byCode(part) }));
      const holds = checker(conditionSchema(map));
      return [{ ...ofCondition(names), holds: (answers) => holds(worked(answers)) }];
    }),
    ...[...set.fields.values()].flatMap(({ name, ui, schema: { minimum = -Infinity, maximum = Infinity } }) =>
      ui.computed === undefined || (minimum === -Infinity && maximum === Infinity)
        ? []
        : [minimum, maximum].map((bound): Predicate => ({
            ...ofRule([name]),
            holds: (answers) => {
              const value = worked(answers)[name];
              return typeof value === 'number' ? value < bound || (bound === minimum && value === bound) : undefined;
            },
          })),
    ),
  ];
}

/**
 * An expression, and the comparisons in it, each as an expression of its own. What must be equal turns nowhere but at
 * one value, so the question is where the one side passes the other.
 */
function partsOf(text: string, set: FieldSetModel): string[] {
  const expression = parseExpression(text);
  if (isFault(expression)) return [];
  const written = (node: ASTNode) => {
    const { start, end } = placeIn(expression, node);
    return text.slice(start, end);
  };
  const compared = [...nodesOf(expression.ast)].flatMap(({ node, items }) => {
    if (items.size > 0 || !comparing.has(node.op)) return [];
    const [left, right] = node.args as readonly [ASTNode, ASTNode];
    return [`(${written(left)}) ${node.op === '==' || node.op === '!=' ? '<' : node.op} (${written(right)})`];
  });
  return [...new Set([text, ...compared])].filter((part) => 'ast' in checkExpression(part, scopeOf(set)));
}

const comparing: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=']);

const truth = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** Answers to a field in order, by whole numbers. */
interface Scale {
  readonly least: number;
  readonly greatest: number;
  at(index: number): Answer | undefined;
}

interface Domain {
  /** Some of its answers, which lie far apart. */
  readonly some: readonly (Answer | undefined)[];
  readonly scale?: Scale;
}

function domainOf({ name, schema }: FieldModel, step: FieldSet): Domain | undefined {
  const choices = step.plan.fields[name]?.choices?.map(({ value }) => value);
  if (schema.type === 'boolean') return { some: [true, undefined] };
  if (schema.type === 'array')
    return { some: [undefined, ...(choices ?? []).map((choice) => [choice]), ...(choices ? [choices] : [])] };
  if (choices) return { some: choices };
  const scale = schema.type === 'string' ? dateScale(name, step) : numberScale(schema);
  return scale && { scale, some: indexes(scale).map((index) => scale.at(index)) };
}

/** Numbers without a step are tried to two decimals. */
function numberScale({ type, minimum, exclusiveMinimum, maximum, multipleOf }: FieldModel['schema']): Scale {
  const unit = multipleOf ?? (type === 'integer' ? 1 : 0.01);
  const least = Math.ceil((minimum ?? exclusiveMinimum ?? 0) / unit);
  return {
    least,
    greatest: Math.max(least, Math.floor((maximum ?? 1e9) / unit)),
    at: (index) => Number((index * unit).toPrecision(15)),
  };
}

function dateScale(name: string, step: FieldSet): Scale | undefined {
  if (step.plan.schema.properties[name]?.format !== 'date') return undefined;
  const today = todayIn(step.plan.timeZone);
  const { minimum, maximum } = daysFor(step, name, {});
  const index = (day: string | undefined, years: number) =>
    daysBetween(today, day ?? dateAfter(today, years, 'years') ?? today) ?? 0;
  return {
    least: index(minimum, -120),
    greatest: index(maximum, 30),
    at: (days) => dateAfter(today, days, 'days'),
  };
}

/** Places on a scale: its ends, and places between that come closer together towards its beginning. */
function indexes({ least, greatest }: Scale): number[] {
  const between = [0, 1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 1];
  return [...new Set(between.map((share) => Math.round(least + share * (greatest - least))))];
}

/** Answers to all fields, others for each visitor. */
function answersOf(domains: ReadonlyMap<string, Domain>, visitor: number): Answers {
  const answers = [...domains].map(([field, { some }], place) => {
    // Each field turns at its own pace, so that visitors meet many combinations.
    const index = (Math.floor(some.length / 2) + visitor * (2 * place + 1)) % some.length;
    return [field, some[index]] as const;
  });
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
}

/** The answers on both sides of each place of a scale where the predicate turns, with these other answers. */
function crossing({ holds }: Predicate, field: string, scale: Scale, others: Answers): Answer[] {
  const at = (index: number): boolean | undefined => {
    const answer = scale.at(index);
    return answer === undefined || !isAnswer(answer) ? undefined : holds({ ...others, [field]: answer });
  };
  const places = indexes(scale);
  return places.slice(1).flatMap((right, index) => {
    let [low, high] = [places[index]!, right];
    const before = at(low);
    if (before === undefined || at(high) === undefined || before === at(high)) return [];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (at(middle) === before) low = middle;
      else high = middle;
    }
    return [scale.at(low), scale.at(high)].filter((answer) => answer !== undefined);
  });
}
