import { isMap, isScalar, parseDocument, type Document } from 'yaml';
import type { SiteBegun } from '../../../compiler/compile-site.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { Things, type NamedHere, type Thing } from '../../../authoring/language/things.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** The site as it is now, without drafts, and the names of everything in it. */
export interface Named {
  readonly begun: SiteBegun;
  readonly things: Things;
}

const known = new WeakMap<Workspace, Named & { readonly turn: number }>();

/** Every name of the site with all its places: looked for when it is asked for, and again after a change. */
export function namesOf(workspace: Workspace): Named {
  const { turn } = workspace;
  const before = known.get(workspace);
  if (before?.turn === turn) return before;
  const begun = workspace.site.read();
  const now = { begun, things: new Things(begun), turn };
  known.set(workspace, now);
  return now;
}

/** The thing whose name stands at a path, and where it stands: undefined where it is the name of the file. */
export interface NamedThing {
  readonly thing: Thing;
  readonly here: NamedHere | undefined;
}

/** The thing that has its name at a path: the file, a key, a value, or the `id` of what stands there. */
export function namedAt({ things }: Named, file: string, text: string, path: Path): NamedThing | undefined {
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

/** Where a name may stand: in the key, in the value, or in what the value is known by. */
function offsetsOf(doc: Document, path: Path): number[] {
  const node = doc.getIn(path, true);
  const holder = path.length === 1 ? doc.contents : doc.getIn(path.slice(0, -1), true);
  const key = isMap(holder)
    ? holder.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(path.at(-1)))?.key
    : undefined;
  const inner = isMap(node) ? ['id', 'value'].map((name) => node.get(name, true)) : [];
  // Behind the first letter, which may be a quote.
  return [key, node, ...inner].flatMap((one) => (isScalar(one) && one.range ? [one.range[0] + 1] : []));
}
