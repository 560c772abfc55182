import { parentOf } from '../../../shared/engine/choices.ts';
import type { Answer, Option } from '../../../shared/plan/answers.ts';
import type { AnswerRule } from '../../../shared/plan/config.generated.ts';
import type { FieldSet } from '../../../shared/plan/form.ts';
import { checker } from '../../model/checker.ts';
import { setsOf } from '../../model/form-model.ts';
import type { FormModel } from '../../model/types.ts';
import { typedInExamples } from './typed.ts';
import { rowsAtTurns } from './row-turns.ts';
import { rowsToTry } from './rows.ts';
import { askedByCondition, askedOf, decidedBy } from './deciding.ts';
import { noCrossings, type Crossings } from './crossings.ts';
import { accepts, givable, triesOf } from './values.ts';

/** The answers of simulated visitors to each field. */
export interface VisitorAnswers {
  /** Every useful answer, valid and invalid, that the control can give. */
  answersToTry(field: string): readonly (Answer | undefined)[];
  /** Answers that the field accepts. The first is the best one to answer with. */
  acceptedAnswers(field: string): readonly Answer[];
  /** One or two accepted answers of each kind that conditions and narrowed choices can distinguish. */
  answerKinds(field: string): readonly Answer[];
  /** Answers to many fields that show or hide something only together. */
  readonly together: Crossings['together'];
  /** The fields that show or hide something by themselves, or with a few others, by an expression. */
  readonly deciding: Crossings['deciding'];
  /** The answers, each to several fields, that violate an expression of a rule or the bound of a field. */
  readonly failing: Crossings['failing'];
  /** The answers that do not violate it. */
  readonly passing: Crossings['passing'];
  /** Answers that may change the result of such a rule while the others stay. */
  readonly near: Crossings['near'];
  /** Whether it is proved that no answers violate such a rule. */
  readonly neverFails: Crossings['neverFails'];
  /** Whether it is proved that all answers violate some rule. */
  readonly neverPasses: Crossings['neverPasses'];
  /** Answers with which it is proved that all others violate some rule. */
  readonly refusing: Crossings['refusing'];
}

type StepOf = ReadonlyMap<string, FieldSet>;

/**
 * `stepOf`: the step that asks each field. `given`: the fields that something other than their control answers.
 * `crossings`: the answers by field at which an expression changes.
 */
export function visitorAnswers(
  model: FormModel,
  stepOf: StepOf,
  given: ReadonlySet<string>,
  crossings: Crossings = noCrossings,
): VisitorAnswers {
  const [asked, rules] = [askedOf(model), rulesByField(model)];
  const typed = typedInExamples(model);
  const answersToTry = memoised((field: string) => {
    const step = stepOf.get(field);
    if (!step) return [];
    const { answers } = decidedBy(model.fields.get(field)!, step.plan.fields[field]!, asked.get(field));
    const more = [...(crossings.all.get(field) ?? []), ...(typed.get(field) ?? []), ...answers];
    const rows = rowsToTry(model, step, field, givable, rowsAtTurns(model, step, field));
    return givable(step, field, [...rows, ...triesOf(step, field, more)], given.has(field));
  });
  const acceptedAnswers = memoised((field: string) => {
    const step = stepOf.get(field)!;
    return answersToTry(field).filter((value): value is Answer => value !== undefined && accepts(step, field, value));
  });
  return {
    answersToTry,
    acceptedAnswers,
    answerKinds: kindsOf(acceptedAnswers, stepOf, rules, crossings.combined),
    together: crossings.together,
    deciding: crossings.deciding,
    failing: crossings.failing,
    passing: crossings.passing,
    near: crossings.near,
    neverFails: crossings.neverFails,
    neverPasses: crossings.neverPasses,
    refusing: crossings.refusing,
  };
}

/** The rules of all conditions, by the field whose answer they read. */
function rulesByField(model: FormModel): ReadonlyMap<string, readonly AnswerRule[]> {
  const rules = new Map<string, AnswerRule[]>();
  for (const condition of setsOf(model).flatMap(({ conditions }) => conditions))
    for (const [field, asked] of askedByCondition(condition, model))
      rules.set(field, [...(rules.get(field) ?? []), ...asked.rules]);
  return rules;
}

/**
 * Sorts accepted answers into kinds: by the conditions that hold with them, and by what other fields offer under them.
 * Each answer at which an expression changes is a kind of its own.
 */
function kindsOf(
  acceptedAnswers: VisitorAnswers['acceptedAnswers'],
  stepOf: StepOf,
  rules: ReadonlyMap<string, readonly AnswerRule[]>,
  crossings: ReadonlyMap<string, readonly Answer[]>,
): VisitorAnswers['answerKinds'] {
  const children = childrenOf(stepOf);
  const childrenOfField = (field: string) => children.get(field) ?? [];
  const choices = (field: string): readonly Option[] => stepOf.get(field)?.plan.fields[field]?.choices ?? [];
  /** The choice of the parent field under which an answer is offered. */
  const parentChoice = (field: string, value: Answer) => choices(field).find((option) => option.value === value)?.of;
  const checks = memoised((field: string) => (rules.get(field) ?? []).map((rule) => checker({ ...rule })));
  const turning = (field: string, value: Answer) =>
    (crossings.get(field) ?? []).findIndex((answer) => JSON.stringify(answer) === JSON.stringify(value));
  const rulesHold = (field: string, value: Answer) =>
    JSON.stringify([...checks(field).map((holds) => holds(value)), turning(field, value)]);
  /**
   * What a child field offers under a choice of its parent, in a form that can be compared: whether it offers anything,
   * and which kinds.
   */
  const offersUnder = (child: string, parent: Answer): string => {
    const grandchildren = childrenOfField(child).filter((next) => next !== child);
    const kinds = choices(child)
      .filter(({ of }) => of === undefined || of === parent)
      .map(({ value }) => rulesHold(child, value) + grandchildren.map((next) => offersUnder(next, value)).join());
    return JSON.stringify([...new Set(kinds)].sort());
  };
  /** If nothing else is asked about a text, its answers at turns represent all. */
  const isToldAtTurns = (field: string): boolean =>
    isFreeText(stepOf.get(field), field) && (rules.get(field) ?? []).length === 0 && crossings.has(field);
  const answerKinds: VisitorAnswers['answerKinds'] = memoised((field: string): readonly Answer[] => {
    const below = childrenOfField(field);
    const parent = parentOf(stepOf.get(field)!.plan.fields[field]!);
    const kind = (value: Answer) => rulesHold(field, value) + below.map((child) => offersUnder(child, value)).join();
    // When other choices depend on the answer, two of each kind are needed: going from one to the other drops what was
    // chosen below.
    const few = below.length > 0 ? 2 : 1;
    const told = acceptedAnswers(field).filter((value) => !isToldAtTurns(field) || turning(field, value) >= 0);
    if (parent === undefined) return firstOfEach(told, kind, few);
    const parents = answerKinds(parent);
    const inReach = acceptedAnswers(field).filter((value) => {
      const of = parentChoice(field, value);
      return of === undefined || parents.includes(of);
    });
    return firstOfEach(inReach, (value) => `${kind(value)} ${String(parentChoice(field, value))}`, few);
  });
  return answerKinds;
}

const isFreeText = (step: FieldSet | undefined, field: string): boolean => {
  const schema = step?.plan.schema.properties[field];
  return schema?.type === 'string' && schema.format !== 'date' && step?.plan.fields[field]?.choices === undefined;
};

/**
 * By field: the fields whose choices it narrows. A field that narrows itself is left out; its step offers nothing,
 * which another check reports.
 */
function childrenOf(stepOf: StepOf): ReadonlyMap<string, readonly string[]> {
  const children = new Map<string, string[]>();
  for (const [field, step] of stepOf) {
    const parent = parentOf(step.plan.fields[field]!);
    if (parent !== undefined && parent !== field) children.set(parent, [...(children.get(parent) ?? []), field]);
  }
  return children;
}

/** The first few values of each kind. */
function firstOfEach(values: readonly Answer[], kindOf: (value: Answer) => string, few: number): Answer[] {
  const counts = new Map<string, number>();
  return values.filter((value) => {
    const kind = kindOf(value);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= few;
  });
}

function memoised<Value>(make: (field: string) => Value): (field: string) => Value {
  const known = new Map<string, Value>();
  return (field) => {
    if (!known.has(field)) known.set(field, make(field));
    return known.get(field) as Value;
  };
}
