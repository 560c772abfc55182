import { array, record, asText } from '../../../compiler/read/data.ts';
import type { KnownSite } from '../known.ts';
import { formNames } from './form-names.ts';
import { linkNames, panelNames } from './links.ts';
import type { Name, NamesAt, NameContext } from './name.ts';
import { siteNames } from './site-names.ts';

/** Names for a text by the `x-ref` of its contract, and for a key by the `x-keys` of its map's contract. */
const namesByReference: Readonly<Record<string, NamesAt>> = {
  ...siteNames,
  ...formNames,
  href: linkNames,
  panel: panelNames,
  item: ({ site, contract }) =>
    array(contract.valueAt(['answeredBy']))
      .flatMap((answering) => site.named('catalog', asText(record(answering).catalog))?.data.items ?? [])
      .map((item) => ({ name: item.id, detail: asText(item.name) ?? asText(item.title) ?? '' })),
  source: ({ contract }) =>
    Object.entries(record(contract.valueAt(['sources']))).map(([name, source]) => ({
      name,
      detail: asText(record(source).name) ?? '',
    })),
  result: ({ contract }) =>
    Object.keys(record(contract.valueAt(['result']))).map((name) => ({ name, detail: 'result' })),
};

/** The names of a kind for a place; empty for kinds without a list of names, such as messages. */
export function namesOfKind(kind: string, place: NameContext): Name[] {
  const known = namesByReference[kind]?.(place) ?? [];
  const lost = lostOf(kind, place.site).filter((name) => !known.some((one) => one.name === name));
  return [...known, ...lost.map((name) => ({ name, detail: 'cannot be read at the moment' }))];
}

/** Names of files that exist but are broken. */
const lostOf = (kind: string, { symbols }: KnownSite): string[] =>
  [...symbols.broken].filter((name) => name.startsWith(`${kind}/`)).map((name) => name.slice(kind.length + 1));
