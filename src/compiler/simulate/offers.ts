import { settle, startWith, stepsFor } from '../../shared/engine/settle.ts';
import { visibleFields } from '../../shared/engine/visible.ts';
import { answerOf, isEmpty, pick } from '../../shared/engine/answers.ts';
import type { Answers } from '../../shared/plan/answers.ts';
import type { Offered, OffersModule } from '../../shared/plan/offers.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { compileOffers, type CompiledOffers } from '../compile/offers.ts';
import { inputsOf } from '../model/expressions.ts';
import { lineName } from '../model/offers.ts';
import type { ExpressionModel, OffersModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { timeZoneOf } from '../resolve/time-zone.ts';
import { withState, type Reachability } from './reachability/reachability.ts';
import type { SimulationModel } from './simulation-model.ts';
import { complete, filled, getsThrough } from './visitor/complete.ts';
import { domainsIn } from './visitor/crossings.ts';
import { offersModuleOf } from './visitor/modules.ts';
import { predicatesOfOffer, type OfferPredicate } from './visitor/predicates.ts';
import { turnsOf } from './visitor/turns.ts';

/**
 * Checks the offers of simulated visitors at the end of a form or wizard. They include visitors on both sides of each
 * value where a need, a line or a table changes, and those of the examples: each item is offered to some, each need
 * excludes some, each line counts and each change is made for some, and every visitor who answered everything sees a
 * price.
 * Problems: offer/never, offer/need-always, offer/line-never, offer/change-never, offer/no-price
 */
export function checkOffers(reach: Reachability, symbols: SymbolTable): Problem[] {
  const { model } = reach;
  const { offers } = model.formModel;
  const compiled = compileOffers(model.formModel, symbols);
  if (!offers || !compiled || offers.items.length === 0) return [];
  const seen = new Sightings(offers, compiled, model, symbols);
  for (const visitor of offeredVisitors(reach, offers)) seen.look(visitor);
  return seen.problems(symbols);
}

interface Visitor {
  readonly answers: Answers;
  /** Whether they answered everything that prices depend on. */
  readonly isFull: boolean;
}

/**
 * Visitors who got through: with as few answers as possible, and with all answers that prices depend on. A box that is
 * not ticked is an answer.
 */
export function* offeredVisitors(reach: Reachability, offers: OffersModel): Generator<Visitor> {
  const { model, base, states } = reach;
  const starts: Answers[] = [
    base.answers,
    ...states.flatMap(({ factor, all }) => all.map((state) => withState(reach, factor, state))),
    ...model.formModel.examples.map(({ config }) => startWith(model.form, (config.answers ?? {}) as Answers)),
    ...[...aroundOffers(model, offers, base.answers)].map((answers) => settle(model.form, answers)),
  ];
  const inputs = new Set(
    offers.items.flatMap(({ set }) => set.expressions.flatMap(({ reads }) => inputsOf(reads, set))),
  );
  const asked = [...inputs].filter((name) => model.formModel.fields.get(name)?.schema.type !== 'boolean');
  const known = new Set<string>();
  for (const start of starts) {
    const { answers, ...progress } = complete(model, start);
    if (!getsThrough({ answers, ...progress }) || known.has(JSON.stringify(answers))) continue;
    known.add(JSON.stringify(answers));
    yield { answers, isFull: false };
    const full = filled(model, answers, (name) => asked.includes(name));
    yield { answers: full, isFull: asked.every((name) => !isUnanswered(model, name, full)) };
  }
}

/** Whether a question is asked and not answered: a rule may refuse its first answer. */
function isUnanswered({ form, stepOf }: SimulationModel, field: string, answers: Answers): boolean {
  const step = stepOf.get(field);
  return (
    step !== undefined &&
    isEmpty(answerOf(answers, field)) &&
    stepsFor(form, answers).includes(step) &&
    visibleFields(step, answers).has(field)
  );
}

/** A condition of an item, and answers on both sides of each value where it changes. */
interface Turning extends OfferPredicate {
  readonly sides: readonly Answers[];
}

/**
 * For each item a visitor to whom it is offered, as far as changing one answer after the other leads there; and this
 * visitor with other answers, on both sides of each value where a condition of the item changes.
 */
function* aroundOffers(
  { formModel, form }: SimulationModel,
  { items }: OffersModel,
  base: Answers,
): Generator<Answers> {
  const domainsOf = domainsIn(formModel, form);
  for (const { set } of items) {
    const turning = predicatesOfOffer(set, form).map((predicate): Turning => ({
      ...predicate,
      sides: turnsOf(predicate, domainsOf(predicate.inputs))
        .flat()
        .flatMap((turn) => turn.sides),
    }));
    const fitting = fittingAll(turning, base);
    yield fitting;
    for (const side of turning.flatMap(({ sides }) => sides)) yield { ...fitting, ...side };
  }
}

/** Answers that meet all needs of an item, if some of the sides have them. */
function fittingAll(turning: readonly Turning[], base: Answers): Answers {
  const needs = turning.filter(({ isNeeded }) => isNeeded);
  const holds = ({ parts: [whole] }: Turning, answers: Answers): boolean => whole?.(answers) === true;
  return needs.reduce((answers, need) => {
    if (holds(need, answers)) return answers;
    const beside = needs.filter(({ inputs }) => inputs.some((field) => need.inputs.includes(field)));
    const ways = beside.flatMap(({ sides }) => sides).map((side) => ({ ...answers, ...side }));
    return (
      ways.find((way) => beside.every((one) => holds(one, way))) ?? ways.find((way) => holds(need, way)) ?? answers
    );
  }, base);
}

/**
 * The offers, with a number instead of each text: which need excludes an item, and which line makes a price. An item
 * covers the numbers of its changes.
 */
export const markedOffers = (compiled: CompiledOffers, symbols: SymbolTable): OffersModule => {
  const numbers = (all: readonly unknown[]): string[] => all.map((_, index) => String(index));
  const { plan } = compiled;
  const marked = {
    ...plan,
    items: plan.items.map((item) => ({ ...item, covers: [] })),
    needs: numbers(plan.needs),
    lines: numbers(plan.lines),
    ...(plan.changes && { changes: numbers(plan.changes).map((index) => ({ covers: [index] })) }),
  };
  return offersModuleOf({ ...compiled, plan: marked }, timeZoneOf(symbols));
};

/** The offers that all visitors saw. */
class Sightings {
  private readonly offeredTo = new Set<number>();
  private readonly refused = new Set<number>();
  private readonly counted = new Set<number>();
  private readonly changed = new Set<number>();
  /** The problems of prices, by line. */
  private readonly found = new Map<number, Problem>();
  private readonly offered: (answers: Answers) => readonly Offered[];

  constructor(
    private readonly offers: OffersModel,
    compiled: CompiledOffers,
    private readonly model: SimulationModel,
    symbols: SymbolTable,
  ) {
    this.offered = markedOffers(compiled, symbols).offered;
  }

  look({ answers, isFull }: Visitor): void {
    for (const [index, { item, refused, price, lacks, lines }] of this.offered(answers).entries()) {
      if (refused !== undefined) this.refused.add(Number(refused));
      for (const { label } of lines) this.counted.add(Number(label));
      for (const change of item.covers) this.changed.add(Number(change));
      if (price !== undefined && price > 0) this.offeredTo.add(index);
      const line = lacks ?? -1;
      if (this.found.has(line) || (price === undefined ? !isFull || lacks === undefined : price > 0)) continue;
      this.found.set(line, this.priceProblem(index, line, price, answers));
    }
  }

  problems({ catalogs }: SymbolTable): Problem[] {
    const { source } = this.model.formModel;
    const { items, config, path } = this.offers;
    const catalog = catalogs.get(config.catalog)!;
    const never = items.flatMap(({ item }, index) =>
      this.offeredTo.has(index) ? [] : [say.offerNever(placeOf(catalog, ['items', index, 'id']), item.name)],
    );
    const prices = [...this.found.values()];
    // An item without a price is not offered; that is reported once.
    if (prices.length > 0) return prices;
    const needs = (config.needs ?? []).flatMap((_, index) =>
      this.refused.has(index) ? [] : [say.needAlways(placeOf(source, [...path, 'needs', index, 'assert'], 'key'))],
    );
    // Where nothing is offered to anybody, no line counts and no change is made.
    if (never.length === items.length) return [...never, ...needs];
    return [
      ...never,
      ...needs,
      ...config.lines.flatMap((_, index) =>
        this.counted.has(index) ? [] : [say.lineNever(placeOf(source, [...path, 'lines', index, 'label'], 'key'))],
      ),
      ...Object.keys(config.changes ?? {}).flatMap((name, index) =>
        this.changed.has(index) ? [] : [say.changeNever(placeOf(source, [...path, 'changes', name], 'key'), name)],
      ),
    ];
  }

  /** The problem of an item that has no price or costs nothing. `line`: the line without an amount, or -1. */
  private priceProblem(index: number, line: number, price: number | undefined, answers: Answers): Problem {
    const { items, path } = this.offers;
    const { item, set } = items[index]!;
    const isOf = (of: ExpressionModel['of']) => line < 0 || (of.kind === 'computed' && of.field === lineName(line));
    const inputs = new Set(set.expressions.flatMap(({ of, reads }) => (isOf(of) ? inputsOf(reads, set) : [])));
    const because = pick(answers, (name) => inputs.has(name));
    return price === undefined
      ? say.offerWithoutPrice(placeOf(set.source, [...path, 'lines', line, 'amount']), item.name, because)
      : say.offerForNothing(placeOf(set.source, [...path, 'lines'], 'key'), item.name, price, because);
  }
}
