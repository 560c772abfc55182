import { escapePattern } from '../../shared/engine/format/escape.ts';
import { printedOf } from '../../compiler/model/texts.ts';
import type { FormModel, OffersModel } from '../../compiler/model/types.ts';
import type { NamesIn } from '../../compiler/expression/names.ts';
import type { Path } from '../../compiler/read/source.ts';
import type { Collector, NamePlace } from './collector.ts';
import type { SiteView } from './site-view.ts';

/** Prefix of properties of an offered item: offer.maxAge. */
const OFFER = 'offer.';

/**
 * Collects the values that forms and wizards compute for their offers, the properties under `values` of catalog items,
 * and the texts that print them.
 */
export function collectOffers({ symbols, models }: SiteView, into: Collector): void {
  for (const source of symbols.catalogs.values()) {
    if (source.data.of !== 'offers') continue;
    for (const [index, { values = {} }] of source.data.items.entries())
      for (const name of Object.keys(values as object)) {
        const path = ['items', index, 'values', name];
        into.add('property', `${source.id}.${name}`, { source, path, key: true, declares: true });
      }
  }
  for (const model of models) {
    const { id, source, offers } = model;
    if (!offers) continue;
    for (const name of Object.keys(offers.config.values ?? {}))
      into.add('value', `${id}.${name}`, { source, path: [...offers.path, 'values', name], key: true, declares: true });
    for (const { text, path } of offers.texts)
      for (const name of printedOf(text)) collectPrinted(model, offers, name, path, into);
  }
}

/** Collects a value or property printed in a text about offers. */
function collectPrinted({ id, source }: FormModel, offers: OffersModel, name: string, path: Path, into: Collector) {
  const property = propertyIn(name, offers);
  if (property === undefined && !isValue(name, offers)) return;
  const inner = new RegExp(
    `\\{\\s*${property ? escapePattern(OFFER) : ''}(${escapePattern(property ?? name)})\\s*[,}]`,
  );
  if (property === undefined) into.add('value', `${id}.${name}`, { source, path, inner });
  else into.add('property', `${offers.config.catalog}.${property}`, { source, path, inner });
}

/** Collects the values and properties in an expression of offers. */
export function collectOfferNames(
  { id }: FormModel,
  offers: OffersModel,
  names: NamesIn,
  place: NamePlace,
  into: Collector,
) {
  for (const { name, ...within } of names.fields)
    if (isValue(name, offers)) into.add('value', `${id}.${name}`, { ...place, within });
  for (const { name, ...within } of names.constants) {
    const property = propertyIn(name, offers);
    if (property !== undefined) into.add('property', `${offers.config.catalog}.${property}`, { ...place, within });
  }
}

const isValue = (name: string, { config: { values = {} } }: OffersModel): boolean => Object.hasOwn(values, name);

/** The property under `values` of an item, by its name in expressions and texts. */
function propertyIn(name: string, { items: [first] }: OffersModel): string | undefined {
  const property = name.startsWith(OFFER) ? name.slice(OFFER.length) : '';
  return Object.hasOwn(first?.item.values ?? {}, property) ? property : undefined;
}
