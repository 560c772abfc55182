import { isOffered, parentOf } from '../../engine/choices.ts';
import type { Answer, Answers } from '../../plan/answers.ts';
import type { FieldPlan, FormModule } from '../../plan/form.ts';
import type { StepPlan, WizardModule } from '../../plan/wizard.ts';
import { compileForm, compileWizard, type Compiled } from '../compile/form.ts';
import { references } from '../resolve/references.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { array, at, record } from '../read/data.ts';
import type { Source } from '../read/source.ts';
import { checker } from '../model/checker.ts';
import { givenFields } from './visitor/given.ts';
import { asWizard, formModuleOf, wizardModuleOf } from './visitor/modules.ts';
import { factorsOf, rulesByField } from './visitor/reads.ts';
import { accepts, givable, triesOf } from './visitor/values.ts';

export type Step = WizardModule['steps'][number];

/** A form or wizard that generated visitors go through, and what they may answer. A form is a wizard of one step. */
export interface SimulationModel {
  readonly source: Source;
  readonly symbols: SymbolTable;
  readonly wizard: WizardModule;
  readonly compiled: readonly Compiled<StepPlan>[];
  /** Of a form. */
  readonly form?: FormModule;
  readonly stepOf: ReadonlyMap<string, Step>;
  /** Fields that depend on each other, set by set. */
  readonly factors: readonly (readonly string[])[];
  /** Every answer worth trying, good and bad, that the control can give. */
  tries(field: string): readonly (Answer | undefined)[];
  /** Answers that the field accepts, the best to answer it with first. */
  good(field: string): readonly Answer[];
  /** One or two answers of each kind that the conditions, and the choices of other fields, can tell apart. */
  kinds(field: string): readonly Answer[];
  /** The fields that the settings of a plug-in name. */
  named(plugin: string, settings: object): string[];
}

/** Takes a form or wizard that was proved sound in every other way. */
export function simulationModel(source: Source, symbols: SymbolTable): SimulationModel {
  const form = source.kind === 'form' ? compileForm(source, symbols) : undefined;
  const wizard = form ? undefined : compileWizard(source, symbols);
  const run = form && formModuleOf(form);
  const module = run ? asWizard(run) : wizardModuleOf(wizard!);
  const compiled = wizard?.steps ?? [{ ...form!, plan: module.steps[0]!.plan }];
  const stepOf = new Map(
    module.steps.flatMap((step) => Object.keys(step.plan.fields).map((field) => [field, step] as const)),
  );
  return {
    source,
    symbols,
    wizard: module,
    compiled,
    ...(run && { form: run }),
    stepOf,
    factors: factorsOf(compiled),
    ...answersOf(compiled, stepOf, givenFields(source, symbols), exampleAnswers(source)),
    named: (plugin, settings) => named(plugin, settings, symbols),
  };
}

const named = (plugin: string, settings: object, { contracts }: SymbolTable): string[] => [
  ...new Set(
    references(settings, `plugins/${plugin}.schema.json`, contracts)
      .filter(({ kind }) => kind === 'field')
      .map(({ value }) => value),
  ),
];

function answersOf(
  compiled: readonly Compiled<StepPlan>[],
  stepOf: ReadonlyMap<string, Step>,
  given: ReadonlySet<string>,
  examples: ReadonlyMap<string, Answer[]>,
): Pick<SimulationModel, 'tries' | 'good' | 'kinds'> {
  const rules = new Map<string, ReturnType<typeof checker>[]>();
  const compared = new Map(examples);
  for (const [field, rule] of compiled.flatMap(({ conditions }) => conditions.flatMap(rulesByField))) {
    rules.set(field, [...(rules.get(field) ?? []), checker(rule)]);
    compared.set(field, [
      ...(compared.get(field) ?? []),
      ...valuesIn(rule, stepOf.get(field)?.plan.schema.properties[field]?.type),
    ]);
  }
  const tries = once((field: string) => {
    const step = stepOf.get(field);
    return step ? givable(step, field, triesOf(step, field, compared.get(field)), given.has(field)) : [];
  });
  const good = once((field: string) => {
    const step = stepOf.get(field)!;
    return tries(field).filter((value): value is Answer => value !== undefined && accepts(step, field, value));
  });
  const told = (field: string, value: Answer) => JSON.stringify((rules.get(field) ?? []).map((rule) => rule(value)));
  const children = childrenOf(stepOf);
  const kinds: (field: string) => readonly Answer[] = once((field: string) => {
    const below = children.get(field) ?? [];
    const above = parentOf(stepOf.get(field)!.plan.fields[field]!);
    const inReach = good(field).filter((value) => above === undefined || isBelow(field, value, kinds(above)));
    return firstOfEach(
      inReach,
      (value) => told(field, value) + below.map((child) => offers(child, value)).join(),
      below.length > 0 ? 2 : 1,
      above === undefined ? undefined : (value) => belongs(field, value),
    );
  });
  const belongs = (field: string, value: Answer) => String(optionOf(stepOf, field, value)?.of);
  const isBelow = (field: string, value: Answer, parents: readonly Answer[]) => {
    const of = optionOf(stepOf, field, value)?.of;
    return of === undefined || parents.includes(of);
  };
  /** What a child field offers under a choice of its parent: whether anything, and of which kinds. */
  const offers = (child: string, parent: Answer): string => {
    const options =
      stepOf.get(child)!.plan.fields[child]!.choices?.filter(({ of }) => of === undefined || of === parent) ?? [];
    return JSON.stringify(
      [
        ...new Set(
          options.map(
            ({ value }) =>
              told(child, value) +
              (children.get(child) ?? [])
                .filter((next) => next !== child)
                .map((next) => offers(next, value))
                .join(),
          ),
        ),
      ].sort(),
    );
  };
  return { tries, good, kinds };
}

/**
 * What the file's own examples type into each field. They read better than made-up texts, and fit a pattern that no sample does.
 */
function exampleAnswers(source: Source): Map<string, Answer[]> {
  const typed = new Map<string, Answer[]>();
  for (const example of array(at(source.data, ['examples']))) {
    for (const [field, answer] of Object.entries(record(at(example, ['answers'])))) {
      if (typeof answer === 'string' || typeof answer === 'number')
        typed.set(field, [...(typed.get(field) ?? []), answer]);
    }
  }
  return typed;
}

const optionOf = (stepOf: SimulationModel['stepOf'], field: string, value: Answer) =>
  stepOf.get(field)?.plan.fields[field]?.choices?.find((option) => option.value === value);

/** By parent: the fields whose choices it narrows. A field below itself is none: its step can offer nothing, which is found otherwise. */
function childrenOf(stepOf: SimulationModel['stepOf']): ReadonlyMap<string, readonly string[]> {
  const children = new Map<string, string[]>();
  for (const [field, step] of stepOf) {
    const parent = parentOf(step.plan.fields[field]!);
    if (parent !== undefined && parent !== field) children.set(parent, [...(children.get(parent) ?? []), field]);
  }
  return children;
}

/** The first few values of each kind, and of each `group`. */
function firstOfEach(
  values: readonly Answer[],
  kindOf: (value: Answer) => string,
  few: number,
  group: (value: Answer) => string = () => '',
): Answer[] {
  const seen = new Map<string, number>();
  return values.filter((value) => {
    const kind = `${kindOf(value)} ${group(value)}`;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return seen.get(kind)! <= few;
  });
}

/** Values that a condition compares with, and for numbers those beside them. */
function valuesIn(rule: unknown, type: string | undefined): Answer[] {
  if (typeof rule === 'number') return type === 'integer' || type === 'number' ? [rule, rule - 1, rule + 1] : [];
  if (typeof rule === 'string') return type === 'string' ? [rule] : [];
  return rule && typeof rule === 'object' ? Object.values(rule).flatMap((inner) => valuesIn(inner, type)) : [];
}

function once<Value>(make: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    if (!known.has(name)) known.set(name, make(name));
    return known.get(name) as Value;
  };
}

/** Whether a value may be given to a field as the other answers stand. */
export const offered = (step: Step, field: string, value: Answer, answers: Answers): boolean =>
  isOffered(step, field, { ...answers, [field]: value });

/** The plan of a field. */
export const fieldOf = (model: SimulationModel, name: string): FieldPlan | undefined =>
  model.stepOf.get(name)?.plan.fields[name];
