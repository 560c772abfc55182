import type { ErrorObject } from 'ajv';
import { nearest } from '../../shared/problems/nearest.ts';
import { at, record } from '../read/data.ts';
import { pointer } from '../read/pointer.ts';
import { wordsIn } from '../read/partly.ts';
import { isMap } from '../read/shape.ts';
import type { Path, Source } from '../read/source.ts';
import { WrittenPaths } from '../fill/written-paths.ts';
import type { Checked } from './checked.ts';
import type { Contracts } from './contracts.ts';
import { withoutNoise } from './noise.ts';

/** A file with mistakes as far as it fits its contract, so that other checks can read it. */
export interface Salvaged {
  readonly source: Checked;
  /** The words of the parts that were left out: what other checks say about them follows from the mistakes. */
  readonly lost: ReadonlySet<string>;
}

/** A part left out can make others misfit: a field without its type is left out too. */
const mostRounds = 20;

/** What to do with the parts of a file, by their path in it. */
class Mends {
  readonly dropped = new Set<string>();
  readonly renamed = new Map<string, string>();
  readonly values = new Map<string, unknown>();

  constructor(private readonly data: unknown) {}

  /** The file's data with all mends, and where each part of it was. */
  made(): { readonly data: unknown; readonly paths: WrittenPaths } {
    const paths = new WrittenPaths(this.data);
    return { data: this.part(this.data, [], [], paths), paths };
  }

  private part(value: unknown, from: Path, to: Path, paths: WrittenPaths): unknown {
    const key = JSON.stringify(from);
    if (this.values.has(key)) return this.values.get(key);
    if (Array.isArray(value)) {
      const kept = value.map((_, index) => index).filter((index) => !this.isDropped([...from, index]));
      return kept.map((index, now) => this.inner(value[index], [...from, index], [...to, now], paths));
    }
    if (!isMap(value)) return value;
    const kept = Object.keys(value).filter((name) => value[name] !== undefined && !this.isDropped([...from, name]));
    return Object.fromEntries(
      kept.map((name) => {
        const now = this.renamed.get(JSON.stringify([...from, name])) ?? name;
        return [now, this.inner(value[name], [...from, name], [...to, now], paths)];
      }),
    );
  }

  private inner(value: unknown, from: Path, to: Path, paths: WrittenPaths): unknown {
    if (from.at(-1) !== to.at(-1)) paths.note(to, [from]);
    return this.part(value, from, to, paths);
  }

  private isDropped(path: Path): boolean {
    return this.dropped.has(JSON.stringify(path));
  }
}

/**
 * Mends the mistakes whose fix is obvious, such as a misspelt key, and leaves out other parts that do not fit.
 * `strict`: also leaves out what misses a key; otherwise that is kept without it. Undefined if nothing is left.
 */
export function salvage(source: Source, contracts: Contracts, strict: boolean): Salvaged | undefined {
  const validate = contracts.validator(`${source.kind}.schema.json`);
  const mends = new Mends(source.data);
  const lost = new Set(source.lost);
  for (let round = 0; round < mostRounds; round++) {
    const { data, paths } = mends.made();
    const written = (path: Path) => source.written?.(paths.of(path).path) ?? paths.of(path);
    const fits = validate(data);
    const errors = fits ? [] : withoutNoise(validate.errors ?? [], data);
    const wrong = errors.filter(
      ({ keyword, instancePath }) => keyword !== 'required' || (strict && instancePath !== ''),
    );
    for (const { params } of errors) if (params.missingProperty) lost.add(String(params.missingProperty));
    if (wrong.length === 0)
      return isMap(data) ? { source: { ...source, data, written } as unknown as Checked, lost } : undefined;
    for (const error of wrong) if (!mend(error, data, mends, (path) => paths.of(path).path, lost)) return undefined;
  }
  return undefined;
}

/** Mends one error, or leaves its part out; false if that part is the whole file. */
function mend(
  error: ErrorObject,
  root: unknown,
  mends: Mends,
  written: (path: Path) => Path,
  lost: Set<string>,
): boolean {
  const path = pathIn(root, error.instancePath);
  const { keyword, params, parentSchema } = error;
  const key: string | undefined = params.additionalProperty ?? params.propertyName;
  if (keyword === 'additionalProperties' && key !== undefined) {
    const known = Object.keys(record(parentSchema).properties ?? {}).filter(
      (name) => at(root, [...path, name]) === undefined,
    );
    const meant = nearest(key, known);
    if (meant !== undefined) {
      mends.renamed.set(JSON.stringify(written([...path, key])), meant);
      return true;
    }
  }
  const meant = key === undefined ? meantBy(error) : undefined;
  if (meant !== undefined) {
    mends.values.set(JSON.stringify(written(path)), meant);
    return true;
  }
  const wrong = key === undefined ? path : [...path, key];
  if (wrong.length === 0) return false;
  mends.dropped.add(JSON.stringify(written(wrong)));
  // A field without its type is not known either.
  for (const word of [...wrong.slice(-2).map(String), ...wordsOf(at(root, wrong))]) lost.add(word);
  return true;
}

/** The path of an error, with numbers for the items of lists. */
const pathIn = (root: unknown, instancePath: string): Path =>
  pointer(instancePath).reduce<Path>(
    (path, step) => [...path, Array.isArray(at(root, path)) ? Number(step) : step],
    [],
  );

/** The value that was probably meant: another spelling, a number without its quotes, a list of one item. */
function meantBy({ keyword, params, data }: ErrorObject): unknown {
  if (keyword === 'enum') {
    const allowed = params.allowedValues as unknown[];
    const texts = allowed.filter((value) => typeof value === 'string');
    return allowed.find((value) => String(value) === String(data).toLowerCase()) ?? nearest(String(data), texts);
  }
  if (keyword !== 'type' || data === null || typeof data === 'object') return undefined;
  const types = [params.type].flat();
  if (types.includes('string')) return String(data);
  if (types.some((type) => type === 'number' || type === 'integer') && /^-?\d+(\.\d+)?$/.test(String(data)))
    return Number(data);
  return types.includes('array') ? [data] : undefined;
}

function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (isMap(value)) return Object.entries(value).flatMap(([key, inner]) => [key, ...wordsOf(inner)]);
  return wordsIn(String(value));
}
