import { array, at, record, text } from '../../../compiler/read/data.ts';
import { itemPlaces, ownIds } from '../../../compiler/resolve/links.ts';
import { pathsOf } from '../../../compiler/resolve/symbols.ts';
import type { Checked } from '../../../compiler/check/checked.ts';
import type { KnownSite } from '../known.ts';
import type { Name, Place } from './name.ts';

/** Where links lead: the pages by their addresses, and once a # is typed, the places on the page before it. */
export function linkNames(place: Place): Name[] {
  const { site, typed } = place;
  const [address = '', spot] = typed.split('#');
  if (spot === undefined)
    return [
      ...site.of('page').flatMap((page) => addressesOf(page, site)),
      ...placesHere(place).map((name) => ({ ...name, name: `#${name.name}` })),
    ];
  if (address === '') return placesHere(place).map((name) => ({ ...name, name: `#${name.name}` }));
  const page = site
    .of('page')
    .find((one) =>
      addressesOf(one, site).some(({ name }) => name.toLowerCase() === address.split('?')[0]?.toLowerCase()),
    );
  return page ? placesOn(page.data, page, site).map((name) => ({ ...name, name: `${address}#${name.name}` })) : [];
}

interface Named extends Name {
  readonly name: string;
}

const addressesOf = (page: Checked<'page'>, { symbols }: KnownSite): Named[] =>
  pathsOf(page, symbols).map((name) => ({ name, detail: page.data.title, documentation: page.data.description }));

/** The places on the page that is being written. */
const placesHere = ({ kind, file, contract, site }: Place): Named[] => {
  const known = site.files.get(file);
  return kind === 'page' ? placesOn(contract.valueAt([]), known?.kind === 'page' ? known : undefined, site) : [];
};

/** The ids of a page's blocks, those of items that they show, and those that every page has. */
function placesOn(page: unknown, known: Checked<'page'> | undefined, { symbols }: KnownSite): Named[] {
  const own = array(at(page, ['blocks']))
    .map(record)
    .flatMap(({ id, block, heading }) =>
      typeof id === 'string' ? [{ name: id, detail: text(heading) ?? text(block) ?? '' }] : [],
    );
  const items = (known ? itemPlaces(known, symbols) : []).map(({ id, list, index }) => ({
    name: id,
    detail: text(record(list.data.items[index]).title) ?? list.id,
  }));
  return [...own, ...items, ...ownIds.map((name) => ({ name, detail: 'on every page' }))];
}

/** The panels that a button may open: those of its page, or those of any page for a form, which several may show. */
export function panelNames({ site, kind, contract }: Place): Name[] {
  const pages = kind === 'page' ? [contract.valueAt([])] : site.of('page').map(({ data }) => data);
  return pages.flatMap((page) =>
    array(at(page, ['blocks']))
      .map(record)
      .flatMap(({ block, id, heading }) =>
        block === 'panel' && typeof id === 'string' ? [{ name: id, detail: text(heading) ?? '' }] : [],
      ),
  );
}
