import type { Answers } from '../../../shared/plan/answers.ts';
import type { PriceRange } from '../../../shared/plan/offers.ts';
import { problems as say } from '../../../shared/problems/catalogue.ts';
import { compileOffers } from '../../compile/offers.ts';
import { judged, combined, type Examined } from '../../lint/fair/examined.ts';
import { privateKindOf } from '../../model/private.ts';
import type { FieldModel, FieldSetModel } from '../../model/types.ts';
import { placeOf } from '../../read/source.ts';
import type { SymbolTable } from '../../resolve/symbols.ts';
import { timeZoneOf } from '../../resolve/time-zone.ts';
import type { Reachability } from '../reachability/reachability.ts';
import { setOf, type SimulationModel } from '../simulation-model.ts';
import { isAsked } from '../visitor/control.ts';
import { rangeModuleOf } from '../visitor/modules.ts';
import { pathOfBoth, type Path, type SeenStep } from './paths.ts';

type Outcome = Omit<Examined, 'rule'>;

/**
 * Checks that no visitor is asked for a name, phone or email before they see a price; and that a form that asks for
 * them and has no price to show says so.
 */
export function examineContactFirst(reach: Reachability, paths: readonly Path[], symbols: SymbolTable): Examined {
  const { formModel } = reach.model;
  const contacts = formModel.sets.flatMap((set) => contactsIn(reach.model, set).map((field) => ({ set, field })));
  const counts = { paths: paths.length, steps: formModel.sets.length };
  const hasPrice = formModel.offers !== undefined || formModel.source.data.estimate !== undefined;
  const found = hasPrice
    ? beforePrice(reach, paths, symbols)
    : contacts.length > 0 && showsPrices(symbols)
      ? withoutPrice(formModel.source, contacts[0]!)
      : [];
  return combined('contact-first', [
    { counts, unfair: [], excused: [] },
    ...found,
    ...unneeded(reach, hasPrice, contacts.length > 0, found),
  ]);
}

/** Whether a site shows prices somewhere. Elsewhere no form must say that it has none. */
export const showsPrices = ({ catalogs }: SymbolTable): boolean =>
  [...catalogs.values()].some(({ data }) => data.of === 'offers');

/** The fields of a set that ask for contact details. */
const contactsIn = ({ form, formModel }: SimulationModel, set: FieldSetModel): FieldModel[] => {
  const { fields } = form.steps[formModel.sets.indexOf(set)]!.plan;
  return [...set.fields.values()].filter(
    (field) => isAsked(fields[field.name]!) && privateKindOf(field, set) === 'contact',
  );
};

function withoutPrice(
  source: SimulationModel['formModel']['source'],
  { set, field }: { readonly set: FieldSetModel; readonly field: FieldModel },
): Outcome[] {
  const place = placeOf(set.source, field.path, 'key');
  return [{ counts: {}, ...judged(say.contactWithoutPrice(place, titleOf(field)), source.data.noPrice) }];
}

/** For each step, the first contact field that somebody is asked before they see a price. */
function beforePrice(reach: Reachability, paths: readonly Path[], symbols: SymbolTable): Outcome[] {
  const { model } = reach;
  const isPriced = pricedAt(reach, symbols);
  return model.form.steps.flatMap((step) => {
    const set = setOf(model, step);
    const contacts = contactsIn(model, set);
    const isOf = (path: Path) => path.steps.some((seen) => seen.step === step && !isPriced(path, seen));
    const asking = (path: Path) => {
      const seen = path.steps.find((one) => one.step === step);
      return contacts.filter(({ name }) => seen?.fields.has(name));
    };
    const unpriced = paths.filter(isOf);
    const both = crossed(
      reach,
      paths.filter((path) => asking(path).length > 0),
      unpriced,
    );
    const unfair = [...unpriced, ...both.filter(isOf)].filter((path) => asking(path).length > 0);
    const first = contacts.find((field) => unfair.some((path) => asking(path).includes(field)));
    if (!first) return [];
    const share = `on ${unfair.length} of ${paths.length + both.length} ways that the check tried`;
    const place = placeOf(set.source, first.path, 'key');
    return [{ counts: {}, ...judged(say.contactFirst(place, titleOf(first), share), set.config.unfair?.contactFirst) }];
  });
}

/** How many pairs of ways are tried together. */
const mostPairs = 400;

/** What asks for contact details and what hides the price may depend on different answers: the ways of both. */
function crossed(reach: Reachability, asking: readonly Path[], unpriced: readonly Path[]): Path[] {
  if (asking.some((path) => unpriced.includes(path))) return [];
  const pairs = asking.flatMap((one) => unpriced.map((other) => [one, other] as const)).slice(0, mostPairs);
  return pairs.flatMap(([one, other]) => pathOfBoth(reach, one, other) ?? []);
}

/**
 * Whether a visitor sees a price at a step. An estimate is beside the questions, unless it needs contact details
 * itself. The price range of a wizard is under the progress of each step, once it is known.
 */
function pricedAt(reach: Reachability, symbols: SymbolTable): (path: Path, seen: SeenStep) => boolean {
  const { model } = reach;
  const { formModel, form } = model;
  if (form.plan.estimate) {
    const inputs = new Set(model.fieldsOf(form.plan.estimate, form.steps[0]!));
    const isLate = formModel.sets.some((set) => contactsIn(model, set).some(({ name }) => inputs.has(name)));
    return () => !isLate;
  }
  const compiled = form.plan.wizard?.priceRange && compileOffers(formModel, symbols);
  if (!compiled) return () => false;
  const { range } = rangeModuleOf(compiled, timeZoneOf(symbols));
  const known = new Map<string, PriceRange | undefined>();
  const rangeOf = (answers: Answers, done: readonly string[]) => {
    const key = JSON.stringify([answers, done]);
    if (!known.has(key)) known.set(key, done.length === 0 ? undefined : range(answers, new Set(done)));
    return known.get(key);
  };
  return ({ answers, steps }, seen) =>
    rangeOf(
      answers,
      steps.slice(0, steps.indexOf(seen)).map(({ step }) => step.plan.id),
    ) !== undefined;
}

/** Exceptions that excuse nothing. */
function unneeded({ model }: Reachability, hasPrice: boolean, asks: boolean, found: readonly Outcome[]): Outcome[] {
  const { source, sets } = model.formModel;
  const { noPrice } = source.data;
  const excused = found.flatMap((one) => one.excused.map(({ reason }) => reason));
  const idle = sets.filter(({ config }) => {
    const reason = config.unfair?.contactFirst;
    return reason !== undefined && !excused.includes(reason);
  });
  const why = hasPrice ? 'it shows a price' : asks ? undefined : 'it asks for no contact details';
  const problems = [
    ...idle.map((set) =>
      say.unneededFair(placeOf(source, [...set.path, 'unfair', 'contactFirst'], 'key'), 'contactFirst'),
    ),
    ...(noPrice !== undefined && why !== undefined
      ? [say.unneededNoPrice(placeOf(source, ['noPrice'], 'key'), why)]
      : []),
  ];
  return problems.map((problem) => ({ counts: {}, ...judged(problem, undefined) }));
}

export const titleOf = ({ name, schema }: FieldModel): string => schema.title ?? name;
