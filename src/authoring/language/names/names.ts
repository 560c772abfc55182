import { array, record, text } from '../../../compiler/read/data.ts';
import type { KnownSite } from '../known.ts';
import { formNames } from './form-names.ts';
import { linkNames, panelNames } from './links.ts';
import type { Name, NamesAt, Place } from './name.ts';
import { siteNames } from './site-names.ts';

/** What may stand for a text, by the `x-ref` of its contract, and for a key, by the `x-keys` of that of its map. */
const names: Readonly<Record<string, NamesAt>> = {
  ...siteNames,
  ...formNames,
  href: linkNames,
  panel: panelNames,
  item: ({ site, contract }) =>
    array(contract.valueAt(['answeredBy']))
      .flatMap((answering) => site.named('catalog', text(record(answering).catalog))?.data.items ?? [])
      .map((item) => ({ name: item.id, detail: text(item.name) ?? text(item.title) ?? '' })),
  source: ({ contract }) =>
    Object.entries(record(contract.valueAt(['sources']))).map(([name, source]) => ({
      name,
      detail: text(record(source).name) ?? '',
    })),
  result: ({ contract }) =>
    Object.keys(record(contract.valueAt(['result']))).map((name) => ({ name, detail: 'result' })),
};

/** The names of a kind that may stand at a place; none of a kind that is no list of names, such as a message. */
export function namesOf(kind: string, place: Place): Name[] {
  const known = names[kind]?.(place) ?? [];
  const lost = lostOf(kind, place.site).filter((name) => !known.some((one) => one.name === name));
  return [...known, ...lost.map((name) => ({ name, detail: 'cannot be read at the moment' }))];
}

/** Files of which no more is known than that they are there. */
const lostOf = (kind: string, { symbols }: KnownSite): string[] =>
  [...symbols.broken].filter((name) => name.startsWith(`${kind}/`)).map((name) => name.slice(kind.length + 1));
