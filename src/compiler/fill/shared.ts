import { posix } from 'node:path';
import { pointer } from '../read/pointer.ts';
import type { Source } from '../read/source.ts';
import { at } from '../read/data.ts';

/** A part of a config file, as `$ref: life-lead.yaml#/schema` names it (JSON Reference). */
export interface Shared {
  /** Path from the project's root, as a source has it. */
  readonly file: string;
  readonly path: readonly string[];
}

/** Where a reference in `from` leads: a path from its own folder, and a JSON Pointer (RFC 6901) behind `#`. */
export function sharedPart(from: Source, reference: string): Shared {
  const [file = '', part = ''] = reference.split('#');
  return { file: file === '' ? from.file : posix.join(posix.dirname(from.file), file), path: pointer(part) };
}

/**
 * References that would have led somewhere, for "Did you mean": to another file, or to another key on the way to the
 * part.
 */
export function partsNearby(
  reference: string,
  target: Source | undefined,
  files: Iterable<string>,
  from: Source,
): string[] {
  const [, part] = reference.split('#');
  const suffix = part === undefined ? '' : `#${part}`;
  if (!target) return [...files].map((file) => `${posix.relative(posix.dirname(from.file), file)}${suffix}`);
  const path = pointer(part ?? '');
  const depth = path.findIndex((_, index) => at(target.data, path.slice(0, index + 1)) === undefined);
  const holder = at(target.data, path.slice(0, depth));
  return holder && typeof holder === 'object'
    ? Object.keys(holder).map(
        (key) => `${reference.split('#')[0]}#/${[...path.slice(0, depth), key, ...path.slice(depth + 1)].join('/')}`,
      )
    : [];
}

/**
 * Lays what a file says beside a `$ref` over the part that it refers to: maps key by key, everything else as a whole.
 */
export function laidOver(base: unknown, own: unknown): unknown {
  if (!isMap(base) || !isMap(own)) return own;
  const laid = Object.entries(own).map(
    ([key, value]) => [key, Object.hasOwn(base, key) ? laidOver(base[key], value) : value] as const,
  );
  return { ...base, ...Object.fromEntries(laid) };
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
