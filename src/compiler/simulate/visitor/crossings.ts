import { answerOf, isAnswer } from '../../../engine/answers.ts';
import type { Answer, Answers } from '../../../plan/answers.ts';
import type { WizardModule } from '../../../plan/wizard.ts';
import type { FieldSetModel, FormModel } from '../../model/types.ts';
import { predicatesOf, type Holds, type Predicate } from './predicates.ts';
import { domainOf, indexes, type Domain, type Scale } from './scales.ts';

/** What visitors answer where an expression turns from true to false. */
export interface Crossings {
  /** By field: answers on both sides of each place where an expression turns. */
  readonly all: ReadonlyMap<string, readonly Answer[]>;
  /** By field: those that show or hide something together with the answers to other fields. */
  readonly combined: ReadonlyMap<string, readonly Answer[]>;
  /** The answers, each to several fields, with which a rule or the bound of a field finds fault. */
  failing(set: FieldSetModel, name: string): readonly Answers[];
  /** One answer each, with which such a rule may turn while the other answers are these. */
  near(set: FieldSetModel, name: string, answers: Answers): readonly (readonly [field: string, answer: Answer])[];
}

export const noCrossings: Crossings = { all: new Map(), combined: new Map(), failing: () => [], near: () => [] };

/** How many visitors with different answers to the other fields look for crossings; fewer where many are read. */
const visitors = (inputs: number): number => Math.max(3, Math.min(24, Math.floor(72 / inputs)));

/**
 * How many crossings of a predicate are kept for one field. When many fields decide, one is enough, because the answers
 * to all of them are combined.
 */
const mostFor = (inputs: number): number => (inputs > 3 ? 1 : 2);

/** How many turns of one field are combined with the answers to others: a table turns at several. */
const mostCombined = 3;

/** How many visitors are kept with whom a predicate is false. */
const mostFailing = 12;

/**
 * Answers at which an expression turns from true to false: the least loan that is too much for an income. They are
 * found by halving, while the other fields have one of several answers. Both sides of each crossing are given.
 */
export function crossingsOf(model: FormModel, wizard: WizardModule): Crossings {
  const [all, combined] = [new ByField(), new ByField()];
  const failing = new Map<FieldSetModel, Map<string, readonly Answers[]>>();
  const rules: (RuleAt & { readonly parts: readonly Holds[]; readonly domains: ReadonlyMap<string, Domain> })[] = [];
  for (const { decides, inputs, parts } of model.sets.flatMap((set) => predicatesOf(set, wizard))) {
    const domains = domainsOf(inputs, model, wizard);
    const turns = parts.map((holds) => turnsOf(holds, domains));
    for (const { field, sides } of turns.flat())
      for (const answers of sides) if (field !== undefined) all.add(field, answers[field]);
    if (decides === 'sight') {
      for (const answers of turns.flatMap((found, part) => combinedOf(found, part, inputs.length)))
        for (const field of inputs) for (const found of [all, combined]) found.add(field, answers[field]);
    } else {
      rules.push({ ...decides, parts, domains });
      const found = turns.flatMap((ofPart) => ofPart.flatMap(({ sides }) => sides));
      const names = failing.get(decides.set) ?? new Map<string, readonly Answers[]>();
      const broken = found.filter((answers) => parts[0]?.(answers) === false).slice(0, mostFailing);
      failing.set(decides.set, names.set(decides.name, [...(names.get(decides.name) ?? []), ...broken]));
    }
  }
  return {
    all: all.answers,
    combined: combined.answers,
    failing: (set, name) => failing.get(set)?.get(name) ?? [],
    near: (set, name, answers) =>
      rules
        .filter((rule) => rule.set === set && rule.name === name)
        .flatMap(({ parts, domains }) => parts.flatMap((holds) => turnsNear(holds, domains, answers))),
  };
}

/** The rule or field of a set that a predicate decides. */
type RuleAt = Exclude<Predicate['decides'], 'sight'>;

/** Answers to one field on both sides of each place where a predicate turns, while the others stay. */
const turnsNear = (
  holds: Holds,
  domains: ReadonlyMap<string, Domain>,
  answers: Answers,
): (readonly [string, Answer])[] =>
  [...domains].flatMap(([field, { scales }]) =>
    scales.flatMap((scale) =>
      crossings(holds, field, scale, answers).flatMap(({ sides }) =>
        sides.flatMap((side) => {
          const answer = answerOf(side, field);
          return answer === undefined ? [] : [[field, answer] as const];
        }),
      ),
    ),
  );

/** Two visitors, with one of whom a predicate is true, and with the other false. */
interface Turn {
  /** The one field that they answer otherwise; undefined when they answer several otherwise. */
  readonly field?: string;
  readonly sides: readonly Answers[];
}

/**
 * The turns whose answers are combined with each other: of a predicate one, or some for each field where few decide;
 * and one of each comparison in it.
 */
function combinedOf(turns: readonly Turn[], part: number, inputs: number): readonly Answers[] {
  if (part > 0) return inputs > 3 ? [] : (turns[0]?.sides ?? []);
  if (inputs > 3) return turns[0]?.sides ?? [];
  const fields = [...new Set(turns.map(({ field }) => field))];
  return fields.flatMap((field) =>
    turns
      .filter((turn) => turn.field === field)
      .slice(0, mostCombined)
      .flatMap(({ sides }) => sides),
  );
}

/** The turns of a predicate, those of different fields first. */
function turnsOf(holds: Holds, domains: ReadonlyMap<string, Domain>): Turn[] {
  const count = visitors(domains.size);
  const byField = [...domains].flatMap(([field, { scales }]) =>
    scales.flatMap((scale) => {
      const found: Turn[] = [];
      for (let visitor = 0; visitor < count && found.length < mostFor(domains.size); visitor++)
        found.push(...crossings(holds, field, scale, answersOf(domains, visitor)));
      return found.length > 0 ? [found.slice(0, 2 * mostFor(domains.size))] : [];
    }),
  );
  const most = Math.max(0, ...byField.map((turns) => turns.length));
  const turns = Array.from({ length: most }, (_, index) => byField.flatMap((found) => found.slice(index, index + 1)));
  return turns.length > 0 ? turns.flat() : jumps(holds, domains);
}

/** A visitor for each side, when no single field makes the difference. */
function jumps(holds: Holds, domains: ReadonlyMap<string, Domain>): Turn[] {
  const all = Array.from({ length: visitors(domains.size) }, (_, visitor) => answersOf(domains, visitor));
  const sides = [true, false]
    .map((side) => all.find((answers) => holds(answers) === side))
    .filter((answers) => answers !== undefined);
  return sides.length > 0 ? [{ sides }] : [];
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

function domainsOf(inputs: readonly string[], model: FormModel, { steps }: WizardModule): ReadonlyMap<string, Domain> {
  return new Map(
    inputs.flatMap((name) => {
      const [field, step] = [model.fields.get(name), steps.find(({ plan }) => Object.hasOwn(plan.fields, name))];
      const domain = field && step && domainOf(field, step, model);
      return domain ? [[name, domain] as const] : [];
    }),
  );
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

/** Both sides of each place of a scale where the predicate turns, with these other answers. */
function crossings(holds: Holds, field: string, scale: Scale, others: Answers): Turn[] {
  const answersAt = (index: number): Answers | undefined => {
    const answer = scale.at(index);
    return answer === undefined || !isAnswer(answer) ? undefined : { ...others, [field]: answer };
  };
  const at = (index: number): boolean | undefined => {
    const answers = answersAt(index);
    return answers && holds(answers);
  };
  const places = indexes(scale);
  const known = places.map(at);
  return places.slice(1).flatMap((right, index): Turn[] => {
    let [low, high] = [places[index]!, right];
    const before = known[index];
    if (before === undefined || known[index + 1] === undefined || before === known[index + 1]) return [];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (at(middle) === before) low = middle;
      else high = middle;
    }
    return [{ field, sides: [low, high].map(answersAt).filter((answers) => answers !== undefined) }];
  });
}
