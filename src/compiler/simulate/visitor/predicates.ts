import { projectedIn } from '../../../shared/engine/projection.ts';
import type { Project } from '../../../shared/plan/projection.ts';
import { conditionHolds } from '../../../shared/engine/visible.ts';
import { pick, present } from '../../../shared/engine/answers.ts';
import { fieldsOfForm } from '../../../shared/engine/texts.ts';
import type { EvaluationContext } from '../../../shared/engine/expressions/run.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { FieldSet, FormModule } from '../../../shared/plan/form.ts';
import type { ASTNode } from '@marcbachmann/cel-js';
import { checkExpression } from '../../expression/check.ts';
import { constantValue } from '../../../shared/conditions/cel/value-of.ts';
import { isFault, parseExpression, placeInText, type Expression } from '../../../shared/conditions/cel/parse.ts';
import { nodesOf, type Within } from '../../../shared/conditions/cel/walk.ts';
import { codeOf, ruleName } from '../../compile/expressions.ts';
import { checker } from '../../model/checker.ts';
import { conditionSchema } from '../../model/conditions.ts';
import { tableCalls } from '../../expression/table.ts';
import { inputsOf, mustHold, readsOf, scopeOf } from '../../model/expressions.ts';
import { isLine, SUBTOTAL } from '../../model/offers.ts';
import type { ConditionOwner, FieldSetModel } from '../../model/types.ts';
import { evaluated, tellingAtNoon } from './modules.ts';
import { dependsOn } from './reads.ts';
import { neededFor, workedBy } from './worked.ts';

/** Something that is true or false for answers, and does not depend on only one answer. */
export interface Predicate {
  /** What it decides: what is shown or filled in, or the messages of a rule or field of the set. */
  readonly decides: 'sight' | { readonly set: FieldSetModel; readonly name: string };
  /** The fields that visitors answer and that it depends on. */
  readonly inputs: readonly string[];
  /** The predicate itself, and then the comparisons in it. Undefined is neither true nor false. */
  readonly parts: readonly Holds[];
  /** The numbers in it; it may change near these. */
  readonly numbers: readonly number[];
}

export type Holds = (answers: Answers) => boolean | undefined;

/** The steps of a form, or the one set of a row, and how their values are computed. */
export type Steps = Pick<FormModule, 'work'> & { readonly steps: readonly FieldSet[] };

/** The predicates of a set: conditions, rules over several fields, and the bounds of computed values. */
export function predicatesOf(set: FieldSetModel, form: Steps): Predicate[] {
  const told = toldIn(form);
  const working = workingIn(set, form);
  const parts = (text: string, see: (answers: Answers) => Answers): Holds[] =>
    subExpressions(text, set).map((part) => {
      const code = evaluated(codeOf(part, scopeOf(set)));
      return (answers) => asBoolean(code(see(answers), told));
    });
  type Seeing = (see: (answers: Answers) => Answers) => Holds[];
  const rule = (name: string, names: readonly string[], text: string, holds: Seeing): Predicate => {
    const inputs = withDeciding(inputsOf(names, set), set);
    const see = withoutHidden(inputs, form, working([...names, ...inputs]));
    return { decides: { set, name }, inputs, parts: holds(see), numbers: numbersIn(text, set) };
  };
  return [
    ...set.expressions.flatMap((expression) => {
      const [{ of, reads }, text] = [expression, mustHold(expression)];
      if (text === undefined) return [];
      // The message of a bound is one of its field.
      const name = of.kind === 'bound' ? of.at : ruleName(of)!;
      return [rule(name, of.kind === 'bound' ? [...reads, of.at] : reads, text, (see) => parts(text, see))];
    }),
    ...set.conditions.flatMap(({ map, expression, reads }): Predicate[] => {
      const names = reads.map(({ field }) => field);
      if (map && !names.some((name) => isComputed(name, set))) return [];
      const worked = working(names);
      const holds = map && checker(conditionSchema(map));
      return [
        {
          decides: 'sight',
          inputs: inputsOf(names, set),
          parts: holds ? [(answers) => holds(worked(answers))] : parts(expression?.text ?? '', worked),
          numbers: numbersIn(expression?.text ?? names.join(' + '), set),
        },
      ];
    }),
    ...computedBounds(set).map(({ name, text, end, limit }) =>
      rule(name, [name], text, (see) => [isWithin(name, end, limit, see), ...parts(text, see).slice(1)]),
    ),
  ];
}

/** What an offered item depends on: what must hold for it to have a price, or when a line counts. */
export interface OfferPredicate extends Predicate {
  readonly isNeeded: boolean;
}

/**
 * The predicates of an offered item: its needs, when lines of its price count, and whether the tables have the values
 * that they are asked for.
 */
export function predicatesOfOffer(set: FieldSetModel, form: FormModule): OfferPredicate[] {
  const told = toldIn(form);
  const values = [...set.fields.values()].flatMap(({ name, ui: { computed = '' } }) =>
    isLine(name) ? [] : [{ name, code: evaluated(codeOf(computed, scopeOf(set))) }],
  );
  const worked = workedBy(form);
  const see = once((answers) => {
    const given: Record<string, unknown> = { ...worked(answers) };
    for (const { name, code } of values) given[name] = code(given as Answers, told);
    return given as Answers;
  });
  const needed = new Set(
    set.expressions.flatMap(({ of, text }) =>
      of.kind === 'condition' ? needOf(of.of, text) : asksOfTables(text, set),
    ),
  );
  const asked = set.expressions.flatMap(({ of, text }) => (of.kind === 'condition' ? [text] : []));
  return [...new Set([...needed, ...asked])].map((text) => ({
    decides: 'sight',
    isNeeded: needed.has(text),
    inputs: inputsOf(readsOf(text, set.source), set).filter((name) => name !== SUBTOTAL),
    parts: subExpressions(text, set).map((part) => {
      const code = evaluated(codeOf(part, scopeOf(set)));
      return (answers) => asBoolean(code(see(answers), told));
    }),
    numbers: numbersIn(text, set),
  }));
}

const needOf = (of: ConditionOwner, text: string): string[] => (of.kind === 'need' ? [text] : []);

/** Comparisons of the inputs of tables with the bounds of their columns. */
function asksOfTables(text: string, set: FieldSetModel): string[] {
  const expression = parseExpression(text);
  if (isFault(expression)) return [];
  return tableCalls(expression).flatMap(({ table, given }) =>
    given.flatMap((node, index) => {
      const column = set.source.tables?.get(table)?.columns[index];
      if (column?.kind !== 'number') return [];
      const { start, end } = placeInText(expression, node);
      const asked = `(${text.slice(start, end)})`;
      return [`${asked} >= (${column.low}) && ${asked} <= (${column.high})`];
    }),
  );
}

/** The context of the expressions of a wizard. */
export function toldIn(form: Steps): EvaluationContext {
  const timeZone = form.steps.map(({ plan }) => plan.timeZone).find((zone) => zone !== undefined);
  const projected = () => Object.assign({}, ...form.steps.map((step) => step.projections)) as Record<string, Project>;
  return tellingAtNoon(timeZone, () => fieldsOfForm(form), projectedIn(projected));
}

const isComputed = (name: string, { all }: Pick<FieldSetModel, 'all'>): boolean =>
  all.get(name)?.ui.computed !== undefined;

/** Returns the answers with the computed values, if some of the names need them. */
export const workingIn =
  (set: FieldSetModel, form: Steps) =>
  (names: readonly string[]): ((answers: Answers) => Answers) =>
    once(names.some((name) => isComputed(name, set)) ? workedBy(form, neededFor(names, set)) : present);

interface Bound {
  readonly name: string;
  /** The expression of the field. */
  readonly text: string;
  readonly end: 'least' | 'most';
  readonly limit: number;
}

/** The bounds of computed values. */
const computedBounds = ({ fields }: FieldSetModel): Bound[] =>
  [...fields.values()].flatMap(({ name, ui: { computed: text }, schema: { minimum, maximum } }) =>
    [{ end: 'least', limit: minimum } as const, { end: 'most', limit: maximum } as const].flatMap(({ end, limit }) =>
      text === undefined || limit === undefined ? [] : [{ name, text, end, limit }],
    ),
  );

/** Whether the computed value of a field is within one of its bounds. */
const isWithin =
  (field: string, end: 'least' | 'most', limit: number, see: (answers: Answers) => Answers): Holds =>
  (answers) => {
    const value = see(answers)[field];
    if (typeof value !== 'number') return undefined;
    return end === 'least' ? value >= limit : value <= limit;
  };

/** Fields, and those that decide whether these are shown. */
const withDeciding = (names: readonly string[], set: FieldSetModel): string[] => [
  ...new Set(names.flatMap((name) => [name, ...(set.fields.has(name) ? dependsOn(set, set.fields.get(name)!) : [])])),
];

/** Computes values from answers, after removing the answers to hidden fields. */
function withoutHidden(names: readonly string[], { steps }: Steps, worked: (answers: Answers) => Answers) {
  const conditional = names.flatMap((name) => {
    const step = steps.find(({ plan }) => Object.hasOwn(plan.fields, name));
    const when = step?.plan.fields[name]?.when;
    return step && when !== undefined ? [{ name, step, when }] : [];
  });
  return once((answers) => {
    const all = worked(answers);
    const hidden = conditional.filter(({ step, when }) => !conditionHolds(step, when, all)).map(({ name }) => name);
    return hidden.length === 0 ? all : worked(pick(answers, (name) => !hidden.includes(name)));
  });
}

/** Caches the computed answers, because all parts of a predicate read them. */
function once(work: (answers: Answers) => Answers): (answers: Answers) => Answers {
  const known = new WeakMap<Answers, Answers>();
  return (answers) => {
    const result = known.get(answers) ?? work(answers);
    known.set(answers, result);
    return result;
  };
}

/**
 * An expression, the comparisons in it and in the expressions it depends on, and the points where a part of it bends,
 * each as an expression of its own. An equality changes only at one value, so the expression is where one side passes
 * the other.
 */
function subExpressions(text: string, set: FieldSetModel): string[] {
  const isText = (part: string): boolean => {
    const checked = checkExpression(part, scopeOf(set));
    return 'ast' in checked && checked.type === 'string';
  };
  const parts = [text, ...worksOut(text, set)].flatMap((one) => {
    const expression = parseExpression(one);
    return isFault(expression)
      ? []
      : [...nodesOf(expression.ast)].flatMap((within) => turningIn(expression, within, isText));
  });
  return [...new Set([text, ...parts])].filter((part) => 'ast' in checkExpression(part, scopeOf(set)));
}

/** The expressions of computed fields that an expression depends on. */
function worksOut(text: string, set: FieldSetModel, known: ReadonlySet<string> = new Set()): string[] {
  const computed = readsOf(text, set.source).flatMap((name) => set.all.get(name)?.ui.computed ?? []);
  const seen = new Set([...known, ...computed]);
  return computed.flatMap((one) => (known.has(one) ? [] : [one, ...worksOut(one, set, seen)]));
}

/** Where a part of an expression changes or bends, as comparisons. */
function turningIn(expression: Expression, { node, items }: Within, isText: (part: string) => boolean): string[] {
  const { text, ast } = expression;
  const written = (part: ASTNode) => {
    const { start, end } = placeInText(expression, part);
    return text.slice(start, end);
  };
  const within = (part: string) => {
    // A part that is asked of each item has no meaning without its loop.
    const { start, end } = placeInText(expression, node);
    return items.size === 0 ? part : `${text.slice(0, start)}${part}${text.slice(end)}`;
  };
  if (comparing.has(node.op)) {
    // The comparison that is the whole expression is included already.
    if (node === ast && node.op !== '==' && node.op !== '!=') return [];
    const [left, right] = node.args as readonly [ASTNode, ASTNode];
    // Texts do not pass each other: they are equal or not.
    if ((node.op === '==' || node.op === '!=') && isText(written(left)))
      return node === ast ? [] : [within(written(node))];
    return [within(`(${written(left)}) ${node.op === '==' || node.op === '!=' ? '<' : node.op} (${written(right)})`)];
  }
  if (node.op !== 'call' || items.size > 0) return [];
  const [name, given] = node.args;
  if (name === 'abs') return given.map((part) => `(${written(part)}) < (0)`);
  if (name !== 'min' && name !== 'max') return [];
  return given.slice(1).map((part, index) => `(${written(given[index]!)}) < (${written(part)})`);
}

/** The numbers in an expression and in the expressions it depends on. */
export const numbersIn = (text: string, set: FieldSetModel): number[] => [
  ...new Set(
    [text, ...worksOut(text, set)].flatMap((one) => {
      const expression = parseExpression(one);
      if (isFault(expression)) return [];
      return [...nodesOf(expression.ast)].flatMap(({ node }) => {
        const value = constantValue(node, set.source.constants ?? new Map<string, unknown>());
        return typeof value === 'number' ? [Math.abs(value)] : [];
      });
    }),
  ),
];

const comparing: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=']);

const asBoolean = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
