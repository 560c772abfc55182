import { posix } from 'node:path';
import { pluginContract, type Contracts } from '../../../compiler/check/contracts.ts';
import { itemName } from '../../../compiler/fill/shared.ts';
import { array, at } from '../../../compiler/read/data.ts';
import { escapeStep } from '../../../compiler/read/pointer.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { counted, show } from '../../../shared/problems/show.ts';
import { describedBy } from '../contract/contract.ts';
import type { KnownSite } from '../known.ts';
import type { Name, NamesAt, NameContext } from './name.ts';

/** Names of files and of parts of the code, by the `x-ref` of the contract. */
export const siteNames: Readonly<Record<string, NamesAt>> = {
  list: ({ site, of }) =>
    site
      .of('list')
      .filter(({ data }) => of.length === 0 || of.includes(data.of))
      .map(({ id, data }) => ({
        name: id,
        detail: `${data.of}, ${counted(data.items.length, 'item')}`,
        documentation: data.items
          .slice(0, 8)
          .map((item) => `- ${item.label ?? Object.values(item).find((value) => typeof value === 'string') ?? ''}`)
          .join('\n'),
      })),
  form: ({ site }) =>
    site.of('form').map(({ id, data }) => ({ name: id, detail: 'form', ...documentationOf(data.description) })),
  wizard: ({ site }) =>
    site.of('wizard').map(({ id, data }) => ({ name: id, detail: data.title, ...documentationOf(data.description) })),
  sender: (place) => [...siteNames.form!(place), ...siteNames.wizard!(place)],
  offers: ({ site }) =>
    [...site.of('form'), ...site.of('wizard')]
      .filter(({ data }) => data.offers)
      .map(({ id, data }) => ({ name: id, detail: data.offers?.catalog ?? '' })),
  page: ({ site, id: own }) =>
    site
      .of('page')
      .filter(({ id, data }) => id !== own && data.status === undefined && !data.path.includes('{'))
      .map(({ id, data }) => ({ name: id, detail: data.title, documentation: data.path })),
  catalog: ({ site, of }) =>
    site
      .of('catalog')
      .filter(({ data }) => of.length === 0 || of.includes(data.of))
      .map(({ id, data }) => ({ name: id, detail: `${data.of}, ${counted(data.items.length, 'item')}` })),
  purpose: ({ site: { symbols } }) =>
    Object.entries(symbols.site?.data.leads?.purposes ?? {}).map(([name, { words }]) => ({ name, detail: words })),
  asset: ({ site: { symbols } }) =>
    [...symbols.assets].map((name) => ({ name, detail: name.endsWith('.svg') ? 'drawing' : 'photograph' })),
  icon: ({ site: { symbols } }) => [...symbols.icons.keys()].map((name) => ({ name })),
  widget: ({ site }) => fromContracts(site, 'fields', site.symbols.contracts.widgets),
  plugin: ({ site, of }) => {
    const { contracts } = site.symbols;
    const fits = (name: string) => of.length === 0 || of.includes(pluginContract(name, contracts).kind);
    return fromContracts(site, 'plugins', contracts.plugins.filter(fits));
  },
  constant: ({ site }) => constantNames(site),
  part: partNames,
};

const documentationOf = (description: string | undefined): Pick<Name, 'documentation'> =>
  description === undefined ? {} : { documentation: description };

/** The description of a block, control or plug-in from its contract. */
export function aboutContract(folder: string, name: string, { schemas }: Contracts): string {
  const schema = schemas.get(`${folder}/${name}.schema.json`);
  return (schema && describedBy([schema])) ?? '';
}

const fromContracts = ({ symbols }: KnownSite, folder: string, names: readonly string[]): Name[] =>
  names.map((name) => ({ name, documentation: aboutContract(folder, name, symbols.contracts) }));

/** Every constant, by its file and name. */
export const constantNames = (site: KnownSite): Name[] =>
  site.of('constants').flatMap(({ id, data }) =>
    Object.entries(data.constants).map(([name, { value, unit, source }]) => ({
      name: `${id}.${name}`,
      detail: `${show(value)} ${unit}`,
      documentation: source,
    })),
  );

/** The parts of other files of the same kind that a map at this place may build on: home.yaml#/blocks/stats. */
function partNames({ site, file, kind, path }: NameContext): Name[] {
  const holder = path.slice(0, -1);
  const others = [...site.files.values()].filter((source) => source.kind === kind && source.file !== file);
  return others.flatMap((source) => {
    const base = posix.basename(source.file);
    if (holder.length === 0) return [{ name: base, detail: kind }];
    return partsAt(source.data, holder).map((part) => ({ name: `${base}#/${part}`, detail: kind }));
  });
}

/** The parts of a file at a path, for any item of a list on the path: blocks/stats. */
function partsAt(data: unknown, path: Path): string[] {
  let found: { readonly way: readonly string[]; readonly value: unknown }[] = [{ way: [], value: data }];
  for (const step of path)
    found = found.flatMap(({ way, value }) => {
      if (typeof step === 'string') return [{ way: [...way, escapeStep(step)], value: at(value, [step]) }];
      return array(value).flatMap((item) => {
        const name = itemName(item);
        return name === undefined ? [] : [{ way: [...way, escapeStep(name)], value: item }];
      });
    });
  return [...new Set(found.filter(({ value }) => value !== undefined).map(({ way }) => way.join('/')))];
}
