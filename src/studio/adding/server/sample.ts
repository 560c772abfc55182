import { at, record } from '../../../compiler/read/data.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { mayBecome } from '../../../authoring/language/contract/fits.ts';
import type { Part } from '../../../authoring/language/contract/parts.ts';
import { keysAt } from '../../../authoring/language/keys.ts';
import { requiredOf, shapeOf } from '../../../authoring/language/snippet.ts';
import { valuesAt } from '../../../authoring/language/values.ts';
import { freshName, wordsOf } from './fresh.ts';
import { hereIn, withValue, type Ground } from './ground.ts';

/** What a new value may be like: that of the contract's example, and those of the things beside it. */
export interface Like {
  readonly example: unknown;
  readonly siblings: readonly unknown[];
  /** Whether the example's words hold for any such thing: most of them are labels of controls. */
  readonly keepsWords?: boolean;
}

/** No file goes so deep: a contract that leads into itself ends here. */
const deepest = 24;

/**
 * A value that may stand at a path: what it must have, what the example of its contract has, and what all things beside
 * it have. Words for visitors are left to the person: they say that they are to be written, and nothing is published
 * with them.
 */
export function sampleAt(ground: Ground, path: Path, like: Like): unknown {
  const here = hereIn(ground);
  const parts = oneOf(here.contract.at(path), like);
  const fixed = parts.find(({ schema }) => 'const' in schema);
  if (fixed) return fixed.schema.const;
  const offered = valuesAt(here, path).flatMap(({ name, part }) => (part === undefined ? [name] : []));
  const isOwn = parts.some(({ schema }) => schema['x-ref'] !== undefined && schema['x-ref'] !== 'icon');
  if (offered.length > 0) return picked(offered, like, isOwn);
  const shape = path.length > deepest ? 'single' : shapeOf(parts);
  if (shape === 'map') return mapAt(ground, path, like);
  if (shape === 'list') return listAt(ground, path, like);
  return singleAt(parts, path, like);
}

/** Of several things that a value may be, the one that the others are, or else the first. */
function oneOf(parts: readonly Part[], { example, siblings }: Like): Part[] {
  const known = siblings.at(-1) ?? example;
  const kinds = [...new Set(parts.flatMap(({ alternative }) => alternative ?? []))];
  const fits = (kind: number) =>
    parts.filter((part) => part.alternative === kind).every((part) => mayBecome(part, known));
  const kind = known === undefined ? kinds[0] : (kinds.find(fits) ?? kinds[0]);
  return parts.flatMap(({ alternative, ...part }) => (alternative === undefined || alternative === kind ? [part] : []));
}

/** One of the names that may stand there. `isOwn`: another than those beside it, where these all differ. */
function picked(offered: readonly unknown[], { example, siblings }: Like, isOwn: boolean): unknown {
  if (isOwn && siblings.length > 1 && new Set(siblings).size === siblings.length) {
    const free = offered.find((one) => !siblings.includes(one));
    if (free !== undefined) return free;
  }
  const known = [example, siblings.at(-1)].find((one) => one !== undefined && offered.includes(one));
  return known ?? offered[0];
}

const within = ({ example, siblings, ...like }: Like, step: string | number): Like => ({
  ...like,
  example: at(example, [step]),
  siblings: siblings.map((one) => at(one, [step])).filter((one) => one !== undefined),
});

function listAt(ground: Ground, path: Path, like: Like): unknown[] {
  const { example } = like;
  const count = Array.isArray(example) ? example.length : 1;
  const items: unknown[] = [];
  for (let index = 0; index < count; index++) {
    const inner = withValue(ground, path, [...items, null]);
    items.push(sampleAt(inner, [...path, index], { ...like, example: at(example, [index]), siblings: [...items] }));
  }
  return items;
}

function mapAt(ground: Ground, path: Path, like: Like): unknown {
  let value: Readonly<Record<string, unknown>> = {};
  const wanted = new Set([...Object.keys(record(like.example)), ...sharedKeys(like.siblings)]);
  for (;;) {
    const next = nextKey(withValue(ground, path, value), path, value, wanted, like);
    if (next === undefined) return inOrder(value, ground, path, like);
    const inner = withValue(ground, path, { ...value, [next]: null });
    value = { ...value, [next]: sampleAt(inner, [...path, next], within(like, next)) };
  }
}

/** A key that is missing: one that the map must have, or else one that its example or the things beside it have. */
function nextKey(
  ground: Ground,
  path: Path,
  value: Readonly<Record<string, unknown>>,
  wanted: ReadonlySet<string>,
  like: Like,
): string | undefined {
  const here = hereIn(ground);
  const parts = oneOf(here.contract.at(path), like);
  const isMissing = (key: string) => !Object.hasOwn(value, key);
  const isKnown = (key: string) => here.contract.ofProperty(parts, key).length > 0;
  const found = [...requiredOf(parts, value), ...[...wanted].filter(isKnown)].find(isMissing);
  const mustHaveOne = parts.some(({ schema }) => Number(schema.minProperties ?? 0) > 0);
  if (found !== undefined || !mustHaveOne || Object.keys(value).length > 0) return found;
  return keysAt(here, path).find(({ key }) => !key.startsWith('$'))?.key;
}

/** Keys that all things beside it have, with simple values. */
function sharedKeys(siblings: readonly unknown[]): string[] {
  const maps = siblings.map(record);
  const [first = {}] = maps;
  const isSimple = (value: unknown) => value !== undefined && (value === null || typeof value !== 'object');
  return Object.keys(first).filter(
    (key) => !['from', 'until', '$ref'].includes(key) && maps.every((map) => isSimple(map[key])),
  );
}

/** The keys in the order in which the nearest thing has them, then as the contract has them. */
function inOrder(value: Readonly<Record<string, unknown>>, ground: Ground, path: Path, like: Like): unknown {
  const parts = hereIn(withValue(ground, path, value)).contract.at(path);
  const order = [
    ...Object.keys(record(like.siblings.at(-1))),
    ...Object.keys(record(like.example)),
    ...parts.flatMap(({ schema }) => Object.keys(record(schema.properties))),
  ];
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => place(one) - place(other)));
}

/** What a thing is called is its own, also where its other words hold for any. */
const headings: ReadonlySet<string> = new Set(['heading', 'lead', 'title']);

/** A text, a number, or yes. */
function singleAt(parts: readonly Part[], path: Path, { example, siblings, keepsWords = false }: Like): unknown {
  const said = (key: string): unknown => parts.find(({ schema }) => schema[key] !== undefined)?.schema[key];
  const name = String(path.findLast((step) => typeof step === 'string') ?? '');
  if (['text', 'rich', 'message'].includes(String(said('x-ref')))) {
    const words = `${wordsOf(name)} to be written`;
    const isLabel = keepsWords && !headings.has(name);
    const isLong = words.length > Number(said('maxLength') ?? Infinity);
    return (isLabel || isLong) && typeof example === 'string'
      ? example
      : words.slice(0, Number(said('maxLength') ?? words.length));
  }
  const types = [said('type') ?? 'string'].flat();
  const isRepeated = new Set(siblings).size < siblings.length;
  const last = siblings.at(-1);
  if (isRepeated) return last;
  if (typeof last === 'number') return Math.max(...siblings.map(Number)) + 1;
  if (example !== undefined && siblings.length === 0) return example;
  if (types.includes('string')) {
    if (said('format') === 'date') return new Date().toISOString().slice(0, 10);
    return freshName('new', siblings.map(String));
  }
  if (types.includes('boolean')) return true;
  return said('minimum') ?? 1;
}
