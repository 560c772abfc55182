import type { Answer, Answers } from '../../../shared/plan/answers.ts';
import type { FormModule } from '../../../shared/plan/form.ts';
import type { FieldSetModel, FormModel } from '../../model/types.ts';
import { askedOf } from './deciding.ts';
import { lookUpsOf } from './look-up-sides.ts';
import { predicatesOf, type Predicate } from './predicates.ts';
import { domainOf, type Domain } from './scales.ts';
import { typedInExamples } from './typed.ts';
import { everyAnswer, isCountable, turnsNear, turnsOf, type Domains, type Turn } from './turns.ts';

/** The answers of visitors at which an expression changes from true to false. */
export interface Crossings {
  /** By field: answers on both sides of each value where an expression changes. */
  readonly all: ReadonlyMap<string, readonly Answer[]>;
  /** By field: answers that show or hide something together with the answers to other fields. */
  readonly combined: ReadonlyMap<string, readonly Answer[]>;
  /** If too many fields decide for that: answers to all of them, on both sides of a change. */
  readonly together: readonly Answers[];
  /** The fields that show or hide something by themselves, or with a few others. */
  readonly deciding: ReadonlySet<string>;
  /** The answers, each to several fields, that violate a rule or the bound of a field. */
  failing(set: FieldSetModel, name: string): readonly Answers[];
  /**
   * The answers that do not violate it; and at the end those that also violate none of the rules that share fields with
   * it.
   */
  passing(set: FieldSetModel, name: string): Iterable<Answers>;
  /**
   * One answer each that may change the result of such a rule, while the other answers are these and those `fixed`
   * stay.
   */
  near(
    set: FieldSetModel,
    name: string,
    answers: Answers,
    fixed: readonly string[],
  ): readonly (readonly [field: string, answer: Answer])[];
  /** Whether all distinguishable answers were tried, and none violates the rule. */
  neverFails(set: FieldSetModel, name: string): boolean;
  /**
   * Whether all answers were tried that include the `fixed` ones, and each violates the rule, or one that shares fields
   * with it.
   */
  neverPasses(set: FieldSetModel, name: string, fixed: Answers): boolean;
  /**
   * Answers to some fields with which every answer to the other fields violates this rule, or one that shares fields
   * with it. Not all of them if there are too many to try. An answer that is undefined is missing.
   */
  refusing(set: FieldSetModel, name: string, fields: ReadonlySet<string>): Iterable<Answers>;
}

export const noCrossings: Crossings = {
  all: new Map(),
  combined: new Map(),
  together: [],
  deciding: new Set(),
  failing: () => [],
  passing: () => [],
  near: () => [],
  neverFails: () => false,
  neverPasses: () => false,
  refusing: () => [],
};

/** The most fields of a condition whose answers are combined with each other. */
const mostDeciding = 3;

/** How many turns of one field are combined with the answers to others: a table has several. */
const mostCombined = 3;

/** How many visitors are kept for whom a predicate is false, and for how many it is true. */
const mostKept = 12;

/** A rule or bound, with its results. */
interface RuleAt {
  readonly set: FieldSetModel;
  readonly name: string;
  readonly predicate: Predicate;
  readonly domains: Domains;
  readonly failing: readonly Answers[];
  readonly passing: readonly Answers[];
}

/**
 * Answers at which an expression changes from true to false: the least loan that is too much for an income. They are
 * found by bisection, while the other fields have one of several answers. Both sides of each crossing are returned.
 */
export function crossingsOf(model: FormModel, form: FormModule): Crossings {
  const [all, combined] = [new ByField(), new ByField()];
  const [rules, together, deciding]: [RuleAt[], Answers[], Set<string>] = [[], [], new Set()];
  const domainsOf = domainsIn(model, form);
  for (const predicate of model.sets.flatMap((set) => [...predicatesOf(set, form), ...lookUpsOf(set, form)])) {
    const { decides, inputs } = predicate;
    const domains = domainsOf(inputs);
    const turns = turnsOf(predicate, domains);
    for (const { field, sides } of turns.flat())
      for (const answers of sides) if (field !== undefined) all.add(field, answers[field]);
    if (decides !== 'sight') rules.push({ ...decides, predicate, domains, ...sidesOf(predicate, turns.flat()) });
    else if (inputs.length > mostDeciding) together.push(...(turns[0]?.[0]?.sides ?? []));
    else {
      for (const field of inputs) deciding.add(field);
      for (const answers of turns.flatMap(combinedOf))
        for (const field of inputs) for (const found of [all, combined]) found.add(field, answers[field]);
    }
  }
  const rulesAt = (set: FieldSetModel, name: string) => rules.filter((rule) => rule.set === set && rule.name === name);
  return {
    all: all.answers,
    combined: combined.answers,
    together,
    deciding,
    failing: (set, name) => rulesAt(set, name).flatMap(({ failing }) => failing),
    passing: function* (set, name) {
      for (const { passing } of rulesAt(set, name)) yield* passing;
      for (const rule of rulesAt(set, name)) yield* passingAll(rulesBeside(rule, rules)) ?? [];
    },
    near: (set, name, answers, fixed) =>
      rulesAt(set, name).flatMap(({ predicate, domains }) =>
        turnsNear(predicate, new Map([...domains].filter(([field]) => !fixed.includes(field))), answers),
      ),
    neverFails: (set, name) => {
      const both = rulesAt(set, name);
      return both.length > 0 && both.every(({ failing, domains }) => failing.length === 0 && isCountable(domains));
    },
    neverPasses: (set, name, fixed) =>
      rulesAt(set, name).some((rule) => passingAll(rulesBeside(rule, rules), fixed)?.length === 0),
    refusing: function* (set, name, fields) {
      for (const rule of rulesAt(set, name)) yield* refusedWith(rulesBeside(rule, rules), fields);
    },
  };
}

/** A rule, and those of the same step that share fields with it, directly or through others. */
function rulesBeside(first: RuleAt, rules: readonly RuleAt[]): readonly RuleAt[] {
  const found = new Set([first]);
  for (const { set, domains } of found)
    for (const other of rules)
      if (other.set === set && [...domains.keys()].some((field) => other.domains.has(field))) found.add(other);
  return [...found];
}

/** A domain without the missing answer, if an answer is needed. */
const given = (domain: Domain): Domain =>
  domain.isNeeded && domain.every
    ? { ...domain, every: domain.every.filter((answer) => answer !== undefined) }
    : domain;

/**
 * The first answers, with those `fixed`, that violate none of some rules; empty if there are none, or undefined when
 * there are too many to try.
 */
function passingAll(rules: readonly RuleAt[], fixed: Answers = {}): readonly Answers[] | undefined {
  const domains = domainsOfAll(rules, fixed);
  if (!isCountable(domains)) return undefined;
  for (const answers of everyAnswer(domains))
    if (rules.every(({ predicate: { parts } }) => parts[0]?.(answers) === true)) return [answers];
  for (const answers of everyAnswer(domains))
    if (rules.every(({ predicate: { parts } }) => parts[0]?.(answers) !== false)) return [answers];
  return [];
}

/** The domains of all fields of some rules. Those `fixed` have one answer. */
const domainsOfAll = (rules: readonly RuleAt[], fixed: Answers = {}): Domains =>
  new Map(
    rules.flatMap(({ domains }) =>
      [...domains].map(([field, domain]) => [
        field,
        Object.hasOwn(fixed, field) ? { ...domain, every: [fixed[field]] } : given(domain),
      ]),
    ),
  );

/** The answers to some fields with which every answer to the others violates one of these rules. */
function* refusedWith(rules: readonly RuleAt[], fields: ReadonlySet<string>): Generator<Answers> {
  const domains = domainsOfAll(rules);
  const own = new Map([...domains].filter(([field]) => fields.has(field)));
  if (own.size === 0) return;
  const ways = isCountable(domains) ? everyAnswer(own) : rules.flatMap(({ failing }) => failing);
  for (const way of ways) {
    const fixed = Object.fromEntries([...own.keys()].map((field) => [field, way[field]]));
    if (passingAll(rules, fixed)?.length === 0) yield fixed;
  }
}

/** The visitors of turns for whom a predicate is false, and those for whom it is true. */
function sidesOf({ parts: [whole] }: Predicate, turns: readonly Turn[]): Pick<RuleAt, 'failing' | 'passing'> {
  const found = turns.flatMap(({ sides }) => sides);
  const onSide = (side: boolean) => found.filter((answers) => whole?.(answers) === side).slice(0, mostKept);
  return { failing: onSide(false), passing: onSide(true) };
}

/** The turns whose answers are combined with each other: some for each field, and one of each comparison. */
function combinedOf(turns: readonly Turn[], part: number): readonly Answers[] {
  if (part > 0) return turns[0]?.sides ?? [];
  const fields = [...new Set(turns.map(({ field }) => field))];
  return fields.flatMap((field) =>
    turns
      .filter((turn) => turn.field === field)
      .slice(0, mostCombined)
      .flatMap(({ sides }) => sides),
  );
}

/** Different answers, by field. */
class ByField {
  readonly answers = new Map<string, Answer[]>();

  add(field: string, answer: Answer | undefined): void {
    const known = this.answers.get(field) ?? [];
    if (answer === undefined || known.some((one) => JSON.stringify(one) === JSON.stringify(answer))) return;
    this.answers.set(field, [...known, answer]);
  }
}

/** Makes a function that gives the domains of some fields. */
export function domainsIn(model: FormModel, { steps }: FormModule): (inputs: readonly string[]) => Domains {
  const [asked, typed, known] = [askedOf(model), typedInExamples(model), new Map<string, Domain>()];
  const domainOfField = (name: string): Domain | undefined => {
    const [field, step] = [model.fields.get(name), steps.find(({ plan }) => Object.hasOwn(plan.fields, name))];
    if (!field || !step || known.has(name)) return known.get(name);
    const isNeeded = field.required && field.ui.when === undefined && !('when' in step.plan);
    known.set(name, { ...domainOf(field, step, model, asked.get(name), typed.get(name)), isNeeded });
    return known.get(name);
  };
  return (inputs) =>
    new Map(
      inputs.flatMap((name) => {
        const domain = domainOfField(name);
        return domain ? [[name, domain] as const] : [];
      }),
    );
}
