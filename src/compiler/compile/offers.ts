import type { NamedChange, OfferCode, OffersPlan, OpenPlan } from '../../shared/plan/offers.ts';
import type { Offer, Offers, Situation } from '../../shared/plan/config.generated.ts';
import type { FieldPlan } from '../../shared/plan/form.ts';
import type { Message } from '../../shared/plan/message.ts';
import type { Code } from '../expression/emit.ts';
import { choicesOf } from '../model/answer.ts';
import { inputsOf, readsOf, scopeOf } from '../model/expressions.ts';
import { isLine, lineName } from '../model/offers.ts';
import { printedLists } from '../model/printed-lists.ts';
import { privateKindOf } from '../model/private.ts';
import { printedOf } from '../model/texts.ts';
import type { FieldModel, FormModel, OfferModel } from '../model/types.ts';
import { asSituations } from '../resolve/answerers.ts';
import { compileMessage } from '../resolve/message.ts';
import { numberStyleOf } from '../resolve/money.ts';
import { optionsOf, type SymbolTable } from '../resolve/symbols.ts';
import { codeOf } from './expressions.ts';
import { compileFieldSet } from './field-set.ts';
import { optionWords } from './words.ts';

/** What a form or wizard offers, and the expressions to which it refers by index. */
export interface CompiledOffers {
  readonly plan: OffersPlan;
  readonly codes: readonly Code[];
  readonly items: readonly OfferCode[];
  /** By field that its expressions read: the possible answers. */
  readonly asked: Readonly<Record<string, OpenPlan>>;
}

/** Compiles what a form or wizard offers; undefined if it offers nothing. */
export function compileOffers(model: FormModel, symbols: SymbolTable): CompiledOffers | undefined {
  const { offers } = model;
  if (!offers) return undefined;
  const { needs = [], lines, about, situations, unit = 1 } = offers.config;
  const style = numberStyleOf(symbols);
  const words = (text: string): Message => (/[{']/.test(text) ? compileMessage(text, style) : text);
  const codes = new Map<string, { readonly code: Code; readonly at: number }>();
  return {
    plan: {
      id: model.id,
      // Those of the catalog of today's symbols: in Studio, their words have marks.
      items: offers.items.map(({ item }) => itemIn(symbols, offers.config.catalog, item)),
      ...(about !== undefined && { about: words(about) }),
      ...toldOf(model),
      ...(situations !== undefined && { pays: paysOf(situations, symbols) }),
      ...changesMade(model, symbols),
      ...secretOf(model),
      ...stepsOf(model),
      needs: needs.map(({ otherwise }) => words(otherwise)),
      lines: lines.map(({ label }) => words(label)),
      unit,
      fields: printedFields(model, symbols),
    },
    items: offers.items.map((one) => itemCode(one, lines, codes)),
    codes: [...codes.values()].map(({ code }) => code),
    asked: askedOf(model, symbols),
  };
}

function itemIn({ catalogs }: SymbolTable, catalog: string, item: Offer): Offer {
  const items = (catalogs.get(catalog)?.data.items ?? []) as unknown as readonly Offer[];
  return items.find(({ id }) => id === item.id) ?? item;
}

/** The private fields that the expressions read. */
function secretOf(model: FormModel): Pick<OffersPlan, 'secret'> {
  const read = readByOffers(model);
  const secret = model.sets.flatMap((set) =>
    [...set.fields.values()].flatMap((field) =>
      read.has(field.name) && privateKindOf(field, set) !== undefined ? [field.name] : [],
    ),
  );
  return secret.length === 0 ? {} : { secret };
}

/** The values in the words about a price that a link may have: none depends on a private answer. */
function toldOf(model: FormModel): Pick<OffersPlan, 'told'> {
  const told = printedOf(model.offers?.config.about ?? '').filter((name) => !name.startsWith('offer.'));
  return told.length === 0 || dependOnPrivate(told, model) ? {} : { told };
}

/** Whether values of the offers depend on a private answer. */
function dependOnPrivate(names: readonly string[], { offers, sets }: FormModel): boolean {
  const [first] = offers?.items ?? [];
  const depends = new Set(first && inputsOf(names, first.set));
  return sets.some((set) =>
    [...set.fields.values()].some((field) => depends.has(field.name) && privateKindOf(field, set) !== undefined),
  );
}

/** The names that the expressions of the offers read. */
const readByOffers = ({ offers }: FormModel): ReadonlySet<string> =>
  new Set(offers?.items.flatMap(({ set }) => set.expressions.flatMap(({ reads }) => reads)));

/** The fields that may be asked beside the offers: those that say so, and the private ones that prices depend on. */
export function fieldsBesideOffers(model: FormModel): FieldModel[] {
  const { secret = [] } = secretOf(model);
  return [...model.fields.values()].filter(({ name, ui }) => ui.withOffers === true || secret.includes(name));
}

const situationsOf = (list: string, { lists }: SymbolTable): readonly Situation[] => {
  const source = lists.get(list);
  return (source && asSituations(source)?.data.items) ?? [];
};

/** By item: what it answers to the situations of a list. */
function paysOf(list: string, symbols: SymbolTable): OffersPlan['pays'] {
  const told = situationsOf(list, symbols).flatMap(({ title, answers }) =>
    answers.map(({ of, says }) => [of, { title, says }] as const),
  );
  return Object.fromEntries(told.map(([id]) => [id, told.flatMap(([of, pays]) => (of === id ? [pays] : []))]));
}

/** What is different about the items, in the order in which the form or wizard makes the changes. */
function changesMade(model: FormModel, symbols: SymbolTable): Pick<OffersPlan, 'changes'> {
  const { catalog, changes = {}, situations = '' } = model.offers!.config;
  const known = symbols.catalogs.get(catalog)?.data.changes ?? {};
  const titles = new Map(situationsOf(situations, symbols).map(({ id, title }) => [id, title]));
  const plans = Object.entries(changes).map(([name, condition]): NamedChange => {
    const { says, ...change } = known[name] ?? {};
    const answers = Object.entries(says ?? {}).map(([id, said]) => [titles.get(id) ?? id, said] as const);
    const isPrivate = dependOnPrivate(readsOf(condition, model.source), model);
    return { ...(!isPrivate && { name }), ...change, ...(says && { says: Object.fromEntries(answers) }) };
  });
  return plans.length === 0 ? {} : { changes: plans };
}

/** The possible answers to the fields of a wizard's steps that its offers depend on. */
function askedOf(model: FormModel, symbols: SymbolTable): CompiledOffers['asked'] {
  if (model.source.kind !== 'wizard') return {};
  const read = readByOffers(model);
  const steps = model.source.data.steps;
  return Object.fromEntries(
    model.sets.flatMap((set, index) =>
      [...set.fields.values()]
        .filter(({ name, ui }) => read.has(name) && ui.withOffers !== true)
        .map((field) => [field.name, openPlan(field, steps[index]!.id, symbols)] as const),
    ),
  );
}

function openPlan({ schema, required, ui, rows }: FieldModel, step: string, symbols: SymbolTable): OpenPlan {
  const { type, minimum = schema.exclusiveMinimum, maximum = schema.exclusiveMaximum } = schema;
  const mayLack = !required && type !== 'boolean';
  const values = rows || type === 'array' ? undefined : type === 'boolean' ? [true, false] : choicesOf(schema, symbols);
  return {
    step,
    ...(values && values.length <= mostChoices && { values }),
    ...(typeof minimum === 'number' && { least: minimum }),
    ...(typeof maximum === 'number' && { greatest: maximum }),
    ...(mayLack || ui.when !== undefined ? { mayLack: true } : {}),
  };
}

/** Longer lists are left out: then nothing is known before the answer. */
const mostChoices = 60;

/** The steps of a wizard that ask the visitor something. */
function stepsOf({ source, sets }: FormModel): Pick<OffersPlan, 'steps'> {
  if (source.kind !== 'wizard') return {};
  const steps = source.data.steps.flatMap(({ id, title }, index) => {
    const asks = [...sets[index]!.fields.values()].some(({ widget }) => widget !== 'hidden' && widget !== 'output');
    return asks ? [{ id, title }] : [];
  });
  return { steps };
}

/** The expressions of an item. Expressions that other items share are stored once. */
function itemCode(
  { set }: OfferModel,
  lines: Offers['lines'],
  codes: Map<string, { readonly code: Code; readonly at: number }>,
): OfferCode {
  const scope = scopeOf(set);
  const place = (text: string): number => {
    const code = codeOf(text, scope);
    const key = JSON.stringify(code);
    if (!codes.has(key)) codes.set(key, { code, at: codes.size });
    return codes.get(key)!.at;
  };
  const textOf = (kind: 'need' | 'line' | 'change', index: number): string | undefined =>
    set.expressions.find(({ of }) => of.kind === 'condition' && of.of.kind === kind && of.of.index === index)?.text;
  const named = [...set.fields.values()].flatMap(({ name, ui: { computed = '' } }) => [[name, computed] as const]);
  const amounts = new Map(named);
  const changes = set.conditions.flatMap(({ of }) =>
    of.kind === 'change' ? [place(textOf('change', of.index)!)] : [],
  );
  return {
    values: named.filter(([name]) => !isLine(name)).map(([name, text]) => [name, place(text)] as const),
    needs: set.conditions.flatMap(({ of }) => (of.kind === 'need' ? [place(textOf('need', of.index)!)] : [])),
    lines: named
      .filter(([name]) => isLine(name))
      .map((_, index) => {
        const when = textOf('line', index);
        return {
          ...(when !== undefined && { when: place(when) }),
          amount: place(amounts.get(lineName(index))!),
          ...(lines[index]?.once && { once: true }),
        };
      }),
    ...(changes.length > 0 && { changes }),
  };
}

/** The format of the answers and values that texts about offers print. */
function printedFields(model: FormModel, symbols: SymbolTable): OffersPlan['fields'] {
  const names = new Set((model.offers?.texts ?? []).flatMap(({ text }) => printedOf(text)));
  const fields = Object.assign(
    {},
    ...model.sets.map((set) => compileFieldSet(model.id, set, symbols).plan.fields),
  ) as Record<string, Partial<FieldPlan>>;
  const style = numberStyleOf(symbols);
  for (const [name, list] of printedLists(model.source, symbols))
    fields[name] = { choices: optionsOf(list, symbols).map((option) => optionWords(option, style)) };
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => names.has(name))
      .map(([name, { choices, searched, display, numbers, language, around, options }]) => [
        name,
        JSON.parse(
          JSON.stringify({
            // A list that is searched on the server is too long for a page.
            ...(searched === undefined && { choices }),
            display,
            numbers,
            language,
            around,
            options,
          }),
        ) as OffersPlan['fields'][string],
      ]),
  );
}
