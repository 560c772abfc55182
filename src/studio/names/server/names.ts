import { isMap, isScalar, parseDocument, type Document } from 'yaml';
import type { SiteBegun } from '../../../compiler/compile-site.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { Things, type NamedHere, type Thing } from '../../../authoring/language/things.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** The current site, without drafts, with all its names. */
export interface SiteNames {
  readonly begun: SiteBegun;
  readonly things: Things;
}

const knownNames = new WeakMap<Workspace, SiteNames & { readonly turn: number }>();

/** All names of the site with their places, cached until the next change. */
export function siteNamesOf(workspace: Workspace): SiteNames {
  const { turn } = workspace;
  const before = knownNames.get(workspace);
  if (before?.turn === turn) return before;
  const begun = workspace.site.read();
  const now = { begun, things: new Things(begun), turn };
  knownNames.set(workspace, now);
  return now;
}

/** The thing that is named at a path. `here`: where the name is; undefined if it is the name of the file. */
export interface NamedThing {
  readonly thing: Thing;
  readonly here: NamedHere | undefined;
}

/** The thing that is named at a path: by the file, a key, a value, or the `id` of a map. */
export function namedAt({ things }: SiteNames, file: string, text: string, path: Path): NamedThing | undefined {
  if (path.length === 0) {
    const thing = [...things.all.values()].find((places) =>
      places.some((place) => place.declares && place.end === 0 && place.file === file),
    );
    return thing && { thing, here: undefined };
  }
  const here = offsetsOf(parseDocument(text), path)
    .flatMap((offset) => things.at(file, text, offset))
    .find(({ occurrence }) => occurrence.whole);
  return here && { thing: here.thing, here };
}

/** Offsets where a name can be: in the key, in the value, or in the `id` or `value` of a map. */
function offsetsOf(doc: Document, path: Path): number[] {
  const node = doc.getIn(path, true);
  const holder = path.length === 1 ? doc.contents : doc.getIn(path.slice(0, -1), true);
  const key = isMap(holder)
    ? holder.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(path.at(-1)))?.key
    : undefined;
  const inner = isMap(node) ? ['id', 'value'].map((name) => node.get(name, true)) : [];
  // After the first letter, which may be a quote.
  return [key, node, ...inner].flatMap((one) => (isScalar(one) && one.range ? [one.range[0] + 1] : []));
}
