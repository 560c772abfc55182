import { serverPaths } from '../../shared/plan/catalog.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { Checked } from '../check/checked.ts';
import { placeOf, type Path } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

type Catalog = Checked<'catalog'>;

/** A name that must be unique, and where it is written. */
interface Claimed {
  readonly name: string;
  readonly source: Checked;
  readonly path: Path;
}

/**
 * Checks that no two catalogs share a path of the API or a key on the device, and that none uses a path, a key or an
 * attribute that is in use elsewhere.
 * Problems: catalog/taken, catalog/reserved
 */
export function lintCatalogApi({ catalogs, site }: SymbolTable): Problem[] {
  const all = [...catalogs.values()];
  return [
    ...duplicateNames(all.flatMap(pathsOf), 'a path of the API'),
    ...duplicateNames([...(site ? keysOfSite(site) : []), ...all.flatMap(claimedKeys)], 'a key on the device'),
    ...all.flatMap(reserved),
  ];
}

/** Names that were used before. */
function duplicateNames(claimed: readonly Claimed[], what: string): Problem[] {
  const holders = new Map<string, Claimed>();
  return claimed.flatMap((one) => {
    const holder = holders.get(one.name);
    if (!holder) holders.set(one.name, one);
    return holder ? [say.takenByAnother(placeOf(one.source, one.path), one.name, what, holder.source.file)] : [];
  });
}

const pathsOf = (source: Catalog): Claimed[] =>
  (['list', 'item'] as const).flatMap((key) => {
    const name = source.data.api?.[key];
    return name === undefined ? [] : [{ name, source, path: ['api', key] }];
  });

const claimedKeys = (source: Catalog): Claimed[] =>
  source.data.saveAs === undefined ? [] : [{ name: source.data.saveAs, source, path: ['saveAs'] }];

/** The keys that site.yaml uses on the device. */
const keysOfSite = (source: Checked<'site'>): Claimed[] =>
  Object.entries(source.data.storage).flatMap(([key, name]) =>
    typeof name === 'string' ? [{ name, source, path: ['storage', key] }] : [],
  );

function reserved(source: Catalog): Problem[] {
  const own = pathsOf(source).filter(({ name }) => serverPaths.some((path) => `${name}/`.startsWith(`${path}/`)));
  return [
    ...own.map(({ name, path }) => say.pathOfServer(placeOf(source, path), name)),
    ...(Object.hasOwn(source.data.attributes ?? {}, 'id')
      ? [say.idAsAttribute(placeOf(source, ['attributes', 'id'], 'key'))]
      : []),
  ];
}
