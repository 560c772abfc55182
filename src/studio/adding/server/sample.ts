import { at, record } from '../../../compiler/read/data.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { mayBecome } from '../../../authoring/language/contract/fits.ts';
import type { ContractPart } from '../../../authoring/language/contract/parts.ts';
import { keysAt } from '../../../authoring/language/keys.ts';
import { requiredOf, shapeOf } from '../../../authoring/language/snippet.ts';
import { valuesAt } from '../../../authoring/language/values.ts';
import { freshName, titleFromName } from './fresh.ts';
import { hereIn, withValue, type EditedFile } from './edited-file.ts';

/** What a new value is modelled on: the contract's example, and the values beside it. */
export interface Like {
  readonly example: unknown;
  readonly siblings: readonly unknown[];
  /** Whether the texts of the example are kept, because most are labels of controls. */
  readonly keepsWords?: boolean;
}

/** Deeper than any file: stops at a recursive contract. */
const maxContractDepth = 24;

/**
 * A valid value for a path: its required keys, those of the contract's example, and those that all siblings have. Texts
 * for visitors are placeholders ("… to be written") that block publishing until the person replaces them.
 */
export function sampleAt(edited: EditedFile, path: Path, like: Like): unknown {
  const here = hereIn(edited);
  const parts = oneOf(here.contract.at(path), like);
  const fixed = parts.find(({ schema }) => 'const' in schema);
  if (fixed) return fixed.schema.const;
  const offered = valuesAt(here, path).flatMap(({ name, part }) => (part === undefined ? [name] : []));
  const isOwn = parts.some(({ schema }) => schema['x-ref'] !== undefined && schema['x-ref'] !== 'icon');
  if (offered.length > 0) return pickName(offered, like, isOwn);
  const shape = path.length > maxContractDepth ? 'single' : shapeOf(parts);
  if (shape === 'map') return mapAt(edited, path, like);
  if (shape === 'list') return listAt(edited, path, like);
  return singleAt(parts, path, like);
}

/** Of several alternatives in the contract: the one that the siblings use, or else the first. */
function oneOf(parts: readonly ContractPart[], { example, siblings }: Like): ContractPart[] {
  const known = siblings.at(-1) ?? example;
  const kinds = [...new Set(parts.flatMap(({ alternative }) => alternative ?? []))];
  const fits = (kind: number) =>
    parts.filter((part) => part.alternative === kind).every((part) => mayBecome(part, known));
  const kind = known === undefined ? kinds[0] : (kinds.find(fits) ?? kinds[0]);
  return parts.flatMap(({ alternative, ...part }) => (alternative === undefined || alternative === kind ? [part] : []));
}

/** One of the allowed names. `isOwn`: a different one than the siblings have, if these all differ. */
function pickName(offered: readonly unknown[], { example, siblings }: Like, isOwn: boolean): unknown {
  if (isOwn && siblings.length > 1 && new Set(siblings).size === siblings.length) {
    const free = offered.find((one) => !siblings.includes(one));
    if (free !== undefined) return free;
  }
  const known = [example, siblings.at(-1)].find((one) => one !== undefined && offered.includes(one));
  return known ?? offered[0];
}

const innerLike = ({ example, siblings, ...like }: Like, step: string | number): Like => ({
  ...like,
  example: at(example, [step]),
  siblings: siblings.map((one) => at(one, [step])).filter((one) => one !== undefined),
});

function listAt(edited: EditedFile, path: Path, like: Like): unknown[] {
  const { example } = like;
  const count = Array.isArray(example) ? example.length : 1;
  const items: unknown[] = [];
  for (let index = 0; index < count; index++) {
    const inner = withValue(edited, path, [...items, null]);
    items.push(sampleAt(inner, [...path, index], { ...like, example: at(example, [index]), siblings: [...items] }));
  }
  return items;
}

function mapAt(edited: EditedFile, path: Path, like: Like): unknown {
  let value: Readonly<Record<string, unknown>> = {};
  const wanted = new Set([...Object.keys(record(like.example)), ...sharedKeys(like.siblings)]);
  for (;;) {
    const next = nextKey(withValue(edited, path, value), path, value, wanted, like);
    if (next === undefined) return withOrderedKeys(value, edited, path, like);
    const inner = withValue(edited, path, { ...value, [next]: null });
    value = { ...value, [next]: sampleAt(inner, [...path, next], innerLike(like, next)) };
  }
}

/** A missing key: a required one, or else one of the example or the siblings. */
function nextKey(
  edited: EditedFile,
  path: Path,
  value: Readonly<Record<string, unknown>>,
  wanted: ReadonlySet<string>,
  like: Like,
): string | undefined {
  const here = hereIn(edited);
  const parts = oneOf(here.contract.at(path), like);
  const isMissing = (key: string) => !Object.hasOwn(value, key);
  const isKnown = (key: string) => here.contract.ofProperty(parts, key).length > 0;
  const found = [...requiredOf(parts, value), ...[...wanted].filter(isKnown)].find(isMissing);
  const mustHaveOne = parts.some(({ schema }) => Number(schema.minProperties ?? 0) > 0);
  if (found !== undefined || !mustHaveOne || Object.keys(value).length > 0) return found;
  return keysAt(here, path).find(({ key }) => !key.startsWith('$'))?.key;
}

/** Keys that all siblings have, with simple values. */
export function sharedKeys(siblings: readonly unknown[]): string[] {
  const maps = siblings.map(record);
  const [first = {}] = maps;
  const isSimple = (value: unknown) => value !== undefined && (value === null || typeof value !== 'object');
  return Object.keys(first).filter(
    (key) => !['from', 'until', '$ref'].includes(key) && maps.every((map) => isSimple(map[key])),
  );
}

/** The keys in the order of the nearest sibling, then of the contract. */
function withOrderedKeys(
  value: Readonly<Record<string, unknown>>,
  edited: EditedFile,
  path: Path,
  like: Like,
): unknown {
  const parts = hereIn(withValue(edited, path, value)).contract.at(path);
  const order = [
    ...Object.keys(record(like.siblings.at(-1))),
    ...Object.keys(record(like.example)),
    ...parts.flatMap(({ schema }) => Object.keys(record(schema.properties))),
  ];
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => place(one) - place(other)));
}

/** Headings are always placeholders, also where the other texts of the example are kept. */
const headings: ReadonlySet<string> = new Set(['heading', 'lead', 'title']);

/** A text, a number, or true. */
function singleAt(
  parts: readonly ContractPart[],
  path: Path,
  { example, siblings, keepsWords = false }: Like,
): unknown {
  const said = (key: string): unknown => parts.find(({ schema }) => schema[key] !== undefined)?.schema[key];
  const name = String(path.findLast((step) => typeof step === 'string') ?? '');
  if (['text', 'rich', 'message'].includes(String(said('x-ref')))) {
    const words = `${titleFromName(name)} to be written`;
    const isLabel = keepsWords && !headings.has(name);
    return isLabel && typeof example === 'string' ? example : words;
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
