import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { placeOf, type Path, type Source } from '../read/source.ts';
import { at, record } from './names.ts';

export interface WithConstants {
  /** Without those that take a constant which is not known: nothing can be said of their values. */
  readonly sources: readonly Source[];
  readonly problems: readonly Problem[];
  /** Names of the constants that some file takes: health.maxChildren. */
  readonly used: ReadonlySet<string>;
}

/**
 * Put the value in place of every `{ $constant: file.name }`. Problem: constant/unknown.
 * `lost`: files of constants of which no one knows what is in them.
 */
export function fillConstants(sources: readonly Source[], lost: ReadonlySet<string>): WithConstants {
  const filler = new Filler(constantsOf(sources, lost), lost);
  const filled = sources.flatMap((source) => (source.kind === 'constants' ? source : (filler.fillSource(source) ?? [])));
  return { sources: filled, problems: filler.problems, used: filler.used };
}

function constantsOf(sources: readonly Source[], lost: ReadonlySet<string>): ReadonlyMap<string, unknown> {
  const files = sources.filter(({ kind, id }) => kind === 'constants' && !lost.has(id));
  return new Map(files.flatMap(({ id, data }) => Object.entries(record(at(data, ['constants']))).map(([name, constant]) => [`${id}.${name}`, at(constant, ['value'])] as const)));
}

class Filler {
  readonly problems: Problem[] = [];
  readonly used = new Set<string>();
  private missed = false;

  constructor(private readonly known: ReadonlyMap<string, unknown>, private readonly lost: ReadonlySet<string>) {}

  /** The same source when it takes no constant; none when it takes one that is not known. */
  fillSource(source: Source): Source | undefined {
    this.missed = false;
    const data = this.fill(source, source.data, []);
    if (this.missed) return undefined;
    return data === source.data ? source : { ...source, data };
  }

  private fill(source: Source, value: unknown, path: Path): unknown {
    if (!value || typeof value !== 'object') return value;
    const name = Array.isArray(value) ? undefined : (value as Record<string, unknown>).$constant;
    if (typeof name === 'string') return this.constant(source, value, name, path);
    const entries = Object.entries(value).map(([key, item]) => [key, this.fill(source, item, [...path, key])] as const);
    if (entries.every(([key, item]) => (value as Record<string, unknown>)[key] === item)) return value;
    return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  }

  private constant(source: Source, holder: object, name: string, path: Path): unknown {
    this.used.add(name);
    const others = Object.keys(holder).filter((key) => key !== '$constant');
    this.problems.push(...others.map((key) => say.unknownKey(placeOf(source, [...path, key], 'key'), key, ['$constant'])));
    if (this.known.has(name) && others.length === 0) return this.known.get(name);
    this.missed = true;
    const unknown = others.length === 0 && !this.lost.has(name.split('.')[0] ?? '');
    if (unknown) this.problems.push(say.unknownConstant(placeOf(source, [...path, '$constant']), name, this.known.keys()));
    return undefined;
  }
}
