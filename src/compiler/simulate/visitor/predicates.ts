import { holds as conditionHolds } from '../../../engine/visible.ts';
import { pick, present } from '../../../engine/answers.ts';
import { fieldsOfSteps } from '../../../engine/words.ts';
import { telling } from '../../../engine/expressions/run.ts';
import type { Answers } from '../../../plan/answers.ts';
import type { WizardModule } from '../../../plan/wizard.ts';
import type { ASTNode } from '@marcbachmann/cel-js';
import { checkExpression } from '../../expression/check.ts';
import { isFault, parseExpression, placeIn } from '../../expression/parse.ts';
import { nodesOf } from '../../expression/walk.ts';
import { assertName, codeOf } from '../../compile/expressions.ts';
import { checker } from '../../model/checker.ts';
import { conditionSchema } from '../../model/conditions.ts';
import { inputsOf, scopeOf } from '../../model/expressions.ts';
import type { FieldSetModel } from '../../model/types.ts';
import { evaluated } from './modules.ts';
import { dependsOn } from './reads.ts';

/** Something that is true or false of answers, and cannot be seen from one answer alone. */
export interface Predicate {
  /** What it decides: whether something is shown, or the messages of a rule or field of the set. */
  readonly decides: 'sight' | { readonly set: FieldSetModel; readonly name: string };
  /** The fields that visitors answer on which it rests. */
  readonly inputs: readonly string[];
  /** It, and then the comparisons in it. Undefined is neither true nor false. */
  readonly parts: readonly Holds[];
}

export type Holds = (answers: Answers) => boolean | undefined;

/** What is true or false in a set: conditions, rules over several fields, and the bounds of what is worked out. */
export function predicatesOf(set: FieldSetModel, wizard: WizardModule): Predicate[] {
  const timeZone = wizard.steps.map(({ plan }) => plan.timeZone).find((zone) => zone !== undefined);
  const told = telling(timeZone, () => fieldsOfSteps(wizard));
  const isComputed = (name: string) => set.all.get(name)?.ui.computed !== undefined;
  /** The answers with what is worked out, where some of the names need it. */
  const working = (names: readonly string[]) => (answers: Answers) =>
    present(wizard.work && names.some(isComputed) ? wizard.work(answers, undefined, (same) => same) : answers);
  const parts = (text: string, see: (answers: Answers) => Answers): Holds[] =>
    partsOf(text, set).map((part) => {
      const code = evaluated(codeOf(part, scopeOf(set)));
      return (answers) => truth(code(see(answers), told));
    });
  const rule = (
    name: string,
    names: readonly string[],
    holds: (see: (answers: Answers) => Answers) => Holds[],
  ): Predicate => {
    const inputs = withDeciding(inputsOf(names, set), set);
    return { decides: { set, name }, inputs, parts: holds(shown(inputs, wizard, working([...names, ...inputs]))) };
  };
  return [
    ...set.expressions.flatMap(({ of, text, reads }) =>
      of.kind === 'assert' ? [rule(assertName(of.rule), reads, (see) => parts(text, see))] : [],
    ),
    ...set.conditions.flatMap(({ map, expression, reads }): Predicate[] => {
      const names = reads.map(({ field }) => field);
      if (map && !names.some(isComputed)) return [];
      const worked = working(names);
      const holds = map && checker(conditionSchema(map));
      return [
        {
          decides: 'sight',
          inputs: inputsOf(names, set),
          parts: holds ? [(answers) => holds(worked(answers))] : parts(expression?.text ?? '', worked),
        },
      ];
    }),
    ...[...set.fields.values()].flatMap(({ name, ui, schema: { minimum, maximum } }) =>
      ui.computed === undefined
        ? []
        : [
            ...(minimum === undefined ? [] : [rule(name, [name], (see) => [atLeast(name, minimum, see)])]),
            ...(maximum === undefined ? [] : [rule(name, [name], (see) => [atMost(name, maximum, see)])]),
          ],
    ),
  ];
}

const atLeast =
  (field: string, least: number, see: (answers: Answers) => Answers): Holds =>
  (answers) => {
    const value = see(answers)[field];
    return typeof value === 'number' ? value >= least : undefined;
  };

const atMost =
  (field: string, most: number, see: (answers: Answers) => Answers): Holds =>
  (answers) => {
    const value = see(answers)[field];
    return typeof value === 'number' ? value <= most : undefined;
  };

/** Fields, and those that decide whether these are shown. */
const withDeciding = (names: readonly string[], set: FieldSetModel): string[] => [
  ...new Set(names.flatMap((name) => [name, ...(set.fields.has(name) ? dependsOn(set, set.fields.get(name)!) : [])])),
];

/** Works out what rests on answers, of which those to hidden fields fall away first. */
function shown(names: readonly string[], { steps }: WizardModule, worked: (answers: Answers) => Answers) {
  const conditional = names.flatMap((name) => {
    const step = steps.find(({ plan }) => Object.hasOwn(plan.fields, name));
    const when = step?.plan.fields[name]?.when;
    return step && when !== undefined ? [{ name, step, when }] : [];
  });
  return (answers: Answers): Answers => {
    const all = worked(answers);
    const hidden = conditional.filter(({ step, when }) => !conditionHolds(step, when, all)).map(({ name }) => name);
    return hidden.length === 0 ? all : worked(pick(answers, (name) => !hidden.includes(name)));
  };
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
    if (!comparing.has(node.op)) return [];
    const [left, right] = node.args as readonly [ASTNode, ASTNode];
    const part = `(${written(left)}) ${node.op === '==' || node.op === '!=' ? '<' : node.op} (${written(right)})`;
    if (items.size === 0) return [part];
    // What is asked of each item means nothing without its loop.
    const { start, end } = placeIn(expression, node);
    return [`${text.slice(0, start)}${part}${text.slice(end)}`];
  });
  return [...new Set([text, ...compared])].filter((part) => 'ast' in checkExpression(part, scopeOf(set)));
}

const comparing: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=']);

const truth = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
