import { posix } from 'node:path';
import { escapeStep, pointer } from '../read/pointer.ts';
import type { Source } from '../read/source.ts';
import { at, record } from '../read/data.ts';
import { isMap } from '../read/shape.ts';

/** A part of a config file, as `$ref: life-lead.yaml#/schema` names it (JSON Reference). */
export interface Shared {
  /** Path from the project's root, as a source has it. */
  readonly file: string;
  readonly path: readonly string[];
}

/** Where a reference in `from` leads: a path from its own folder, and after `#` the path to the part. */
export function sharedFile(from: Pick<Source, 'file'>, reference: string): string {
  const [file = ''] = reference.split('#');
  return file === '' ? from.file : posix.join(posix.dirname(from.file), file);
}

/** The part that a reference names. `files` has the data of files by path. */
export function sharedPart(
  from: Pick<Source, 'file'>,
  reference: string,
  files: { get(file: string): Pick<Source, 'data'> | undefined },
): Shared {
  const file = sharedFile(from, reference);
  return { file, path: pathTo(files.get(file)?.data, pointerNames(reference)) };
}

/** The keys and names after `#` (JSON Pointer, RFC 6901; items of a list have names instead of numbers). */
const pointerNames = (reference: string): string[] => pointer(reference.split('#')[1] ?? '');

/**
 * Converts a path of keys and names to one of keys and indexes. A name that no item has, or that several have, is not
 * found.
 */
function pathTo(data: unknown, names: readonly string[]): string[] {
  let value = data;
  return names.map((name) => {
    const step = Array.isArray(value) ? indexOf(value, name) : name;
    value = at(value, [step]);
    return step;
  });
}

function indexOf(items: readonly unknown[], name: string): string {
  const found = items.flatMap((item, index) => (itemName(item) === name ? [String(index)] : []));
  return found.length === 1 ? found[0]! : '';
}

/** The name of an item of a list: the id of a step, the name of an example, the value of an option. */
export function itemName(item: unknown): string | undefined {
  const { id, name, value, block } = record(item);
  const called = id ?? name ?? value ?? block;
  return typeof called === 'string' || typeof called === 'number' ? String(called) : undefined;
}

/** The rest of a reference from its first unknown step on. */
interface Lost {
  readonly holder: unknown;
  readonly step: string;
  /** The reference with another step instead of the unknown one. */
  readonly withStep: (step: string) => string;
}

function lostIn(reference: string, { data }: Source): Lost {
  const names = pointerNames(reference);
  const path = pathTo(data, names);
  const depth = path.findIndex((_, index) => at(data, path.slice(0, index + 1)) === undefined);
  return {
    holder: at(data, path.slice(0, depth)),
    step: names[depth] ?? '',
    withStep: (step) =>
      `${reference.split('#')[0]}#/${[...names.slice(0, depth), step, ...names.slice(depth + 1)].map(escapeStep).join('/')}`,
  };
}

/**
 * For a reference that counts the items of a list: the same with the item's name, or undefined if it has no unique one.
 * False for any other reference.
 */
export function namedPart(reference: string, target: Source): string | undefined | false {
  const { holder, step, withStep } = lostIn(reference, target);
  if (!Array.isArray(holder) || !/^\d+$/.test(step)) return false;
  const name = itemName(holder[Number(step)]);
  return name !== undefined && indexOf(holder, name) !== '' ? withStep(name) : undefined;
}

/** References that exist, for "Did you mean": to another file, or to another key or name on the way to the part. */
export function partsNearby(
  reference: string,
  target: Source | undefined,
  files: Iterable<string>,
  from: Source,
): string[] {
  const [, part] = reference.split('#');
  const suffix = part === undefined ? '' : `#${part}`;
  if (!target) return [...files].map((file) => `${posix.relative(posix.dirname(from.file), file)}${suffix}`);
  const { holder, withStep } = lostIn(reference, target);
  const known = Array.isArray(holder) ? holder.flatMap((item) => itemName(item) ?? []) : Object.keys(record(holder));
  return known.map(withStep);
}

/**
 * Overrides a part that a `$ref` names by what the file says beside the `$ref`: maps key by key, everything else as a
 * whole.
 */
export function laidOver(base: unknown, own: unknown): unknown {
  if (!isMap(base) || !isMap(own)) return own;
  const laid = Object.entries(own).map(
    ([key, value]) => [key, Object.hasOwn(base, key) ? laidOver(base[key], value) : value] as const,
  );
  return { ...base, ...Object.fromEntries(laid) };
}
