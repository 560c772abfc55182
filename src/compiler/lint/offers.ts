import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { Checked } from '../check/checked.ts';
import { setsOf } from '../model/form-model.ts';
import { inputsOf } from '../model/expressions.ts';
import { namesOfItem } from '../model/offers.ts';
import { privateKindOf } from '../model/private.ts';
import { printedOf } from '../model/texts.ts';
import type { FormModel, OffersModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { lintExpressions } from './expressions.ts';
import { unknownValues } from './messages.ts';

/**
 * Checks the offers of a form or wizard: their expressions with the attributes of each item, their values, and their
 * texts.
 * Problems: those of expressions and tables, offer/bad-value, offer/range-alone, offer/not-asked,
 * offer/private-about, message/unknown-value
 */
export function lintOffers(model: FormModel, symbols: SymbolTable): Problem[] {
  const { source, fields, offers } = model;
  if (!offers)
    return [
      ...askedNowhere(model),
      ...(source.kind === 'wizard' && source.data.priceRange
        ? [say.rangeAlone(placeOf(source, ['priceRange'], 'key'))]
        : []),
    ];
  const values = Object.keys(offers.config.values ?? {});
  const names = [
    ...fields.keys(),
    ...values,
    ...new Set(offers.items.flatMap(({ item }) => Object.keys(namesOfItem(item)))),
  ];
  return [
    ...askedNowhere(model),
    ...privateAbout(model),
    ...values
      .filter((name) => fields.has(name))
      .map((name) => say.valueIsField(placeOf(source, [...offers.path, 'values', name], 'key'), name)),
    ...tooEarly(offers, values, fields),
    ...inExpressions(offers, symbols),
    ...(offers.items.length === 0 ? [] : offers.texts.flatMap((text) => unknownValues(source, text, names))),
  ];
}

/** Fields that are asked beside the offers, and cannot be. */
const askedNowhere = (model: FormModel): Problem[] =>
  setsOf(model).flatMap(({ source, holder, fields }) =>
    [...fields.values()].flatMap(({ name, ui, uiPath, required, schema }) => {
      if (ui.withOffers !== true) return [];
      const why = !model.offers
        ? 'no offers'
        : holder !== undefined
          ? 'in rows'
          : required && schema.default === undefined
            ? 'no default'
            : undefined;
      return why === undefined ? [] : [say.askedNowhere(placeOf(source, [...uiPath, 'withOffers'], 'key'), name, why)];
    }),
  );

/** Private answers in the words beside a price. */
function privateAbout({ source, sets, offers }: FormModel): Problem[] {
  const { about } = offers!.config;
  if (about === undefined) return [];
  const secret = sets.flatMap((set) =>
    [...set.fields.values()].flatMap((field) => (privateKindOf(field, set) === undefined ? [] : [field.name])),
  );
  const [first] = offers!.items;
  const computed = first?.set.expressions.filter(({ of }) => of.kind === 'computed') ?? [];
  const inputs = (name: string): string[] => {
    const value = computed.find(({ of }) => of.kind === 'computed' && of.field === name);
    return value && first ? inputsOf(value.reads, first.set) : [name];
  };
  return [...new Set(printedOf(about).flatMap(inputs))]
    .filter((name) => secret.includes(name))
    .map((name) => say.privateAbout(placeOf(source, [...offers!.path, 'about']), name));
}

/** The problems of an expression, each once, even if it has them with several items. */
function inExpressions({ items }: OffersModel, symbols: SymbolTable): Problem[] {
  const told = new Set<string>();
  return items.flatMap(({ set }) => {
    const found = set.expressions.flatMap((expression) => {
      const key = expression.path.join('/');
      const problems = told.has(key) ? [] : lintExpressions({ ...set, expressions: [expression] }, symbols);
      return problems.length === 0 ? [] : [{ key, problems }];
    });
    for (const { key } of found) told.add(key);
    return found.flatMap(({ problems }) => problems);
  });
}

/** Values that name a value which is computed after them. */
function tooEarly({ items: [first] }: OffersModel, values: readonly string[], asked: FormModel['fields']): Problem[] {
  if (!first) return [];
  return first.set.expressions.flatMap(({ of, reads, path }) => {
    const place = of.kind === 'computed' ? values.indexOf(of.field) : -1;
    const later = place < 0 ? undefined : reads.find((name) => !asked.has(name) && values.indexOf(name) >= place);
    return later === undefined ? [] : [say.valueTooEarly(placeOf(first.set.source, path), later)];
  });
}

/**
 * Checks that all items of a catalog of offers can be compared.
 * Problem: offer/uneven
 */
export function lintOfferItems(source: Checked<'catalog'>): Problem[] {
  if (source.data.of !== 'offers') return [];
  return (['facts', 'values'] as const).flatMap((key) => {
    const namesOf = (item: object): string[] => Object.keys((item as Record<string, object | undefined>)[key] ?? {});
    const [first = {}, ...others] = source.data.items;
    const names = namesOf(first);
    const sorted = (all: readonly string[]): string => [...all].sort().join('\n');
    return others.flatMap((item, index) =>
      sorted(namesOf(item)) === sorted(names)
        ? []
        : [say.differentItems(placeOf(source, ['items', index + 1, key], 'key'), item.id, key, names)],
    );
  });
}
