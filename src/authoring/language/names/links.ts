import { array, at, record, asText } from '../../../compiler/read/data.ts';
import { itemPlaces, ownIds } from '../../../compiler/resolve/links.ts';
import { pathsOf } from '../../../compiler/resolve/symbols.ts';
import type { Checked } from '../../../compiler/check/checked.ts';
import type { KnownSite } from '../known.ts';
import type { Name, NameContext } from './name.ts';

/** Link targets: the addresses of pages, and after a #, the places on the page. */
export function linkNames(place: NameContext): Name[] {
  const { site, typed } = place;
  const [address = '', anchor] = typed.split('#');
  if (anchor === undefined)
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

interface LinkName extends Name {
  readonly name: string;
}

const addressesOf = (page: Checked<'page'>, { symbols }: KnownSite): LinkName[] =>
  pathsOf(page, symbols).map((name) => ({ name, detail: page.data.title, documentation: page.data.description }));

/** The places on the page being edited. */
const placesHere = ({ kind, file, contract, site }: NameContext): LinkName[] => {
  const known = site.files.get(file);
  return kind === 'page' ? placesOn(contract.valueAt([]), known?.kind === 'page' ? known : undefined, site) : [];
};

/** The ids of a page's blocks, of the items that they show, and of parts of every page. */
function placesOn(page: unknown, known: Checked<'page'> | undefined, { symbols }: KnownSite): LinkName[] {
  const own = array(at(page, ['blocks']))
    .map(record)
    .flatMap(({ id, block, heading }) =>
      typeof id === 'string' ? [{ name: id, detail: asText(heading) ?? asText(block) ?? '' }] : [],
    );
  const items = (known ? itemPlaces(known, symbols) : []).map(({ id, list, index }) => ({
    name: id,
    detail: asText(record(list.data.items[index]).title) ?? list.id,
  }));
  return [...own, ...items, ...ownIds.map((name) => ({ name, detail: 'on every page' }))];
}

/** The panels that a button may open: those of its page, or for a form those of any page. */
export function panelNames({ site, kind, contract }: NameContext): Name[] {
  const pages = kind === 'page' ? [contract.valueAt([])] : site.of('page').map(({ data }) => data);
  return pages.flatMap((page) =>
    array(at(page, ['blocks']))
      .map(record)
      .flatMap(({ block, id, heading }) =>
        block === 'panel' && typeof id === 'string' ? [{ name: id, detail: asText(heading) ?? '' }] : [],
      ),
  );
}
