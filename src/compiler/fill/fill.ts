import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { placeOf, type Path, type Source } from '../read/source.ts';
import { at, record } from '../read/data.ts';
import { expandEach } from './each.ts';
import { Origins } from './origins.ts';
import { laidOver, namedPart, partsNearby, sharedPart } from './shared.ts';

export interface Filled {
  /** The filled files. A file that takes something unknown is left out, because its values are not known either. */
  readonly sources: readonly Source[];
  readonly problems: readonly Problem[];
  /** Names of the constants that some file takes, such as health.maxChildren. */
  readonly used: ReadonlySet<string>;
  /** The lists for whose items some file writes fields. */
  readonly lists: ReadonlySet<string>;
}

/** Files whose content is unknown, because they cannot be read or do not fit their contract. */
export interface Lost {
  /** Files of constants, by id. */
  readonly constants: ReadonlySet<string>;
  /** Files of any kind, by path. */
  readonly files: ReadonlySet<string>;
}

/**
 * Puts the value in place of every `{ $constant: file.name }`. In place of every `$ref: other.yaml#/schema` it puts
 * that part of the file, with what stands beside the `$ref` laid over it. In place of every field with `each` it puts
 * the fields that are written for the items of its list.
 * Problems: constant/unknown, ref/unknown, ref/by-number, ref/chain, and those of expandEach
 */
export function fillSources(sources: readonly Source[], lost: Lost): Filled {
  const filler = new Filler(sources, lost);
  const filled = sources.flatMap((source) =>
    source.kind === 'constants' ? source : (filler.fillSource(source) ?? []),
  );
  return { sources: filled, problems: filler.problems, used: filler.used, lists: filler.lists };
}

function constantsOf(sources: readonly Source[], lost: ReadonlySet<string>): ReadonlyMap<string, unknown> {
  const files = sources.filter(({ kind, id }) => kind === 'constants' && !lost.has(id));
  return new Map(
    files.flatMap(({ id, data }) =>
      Object.entries(record(at(data, ['constants']))).map(
        ([name, constant]) => [`${id}.${name}`, at(constant, ['value'])] as const,
      ),
    ),
  );
}

type Holder = Readonly<Record<string, unknown>>;

class Filler {
  readonly problems: Problem[] = [];
  readonly used = new Set<string>();
  readonly lists = new Set<string>();
  private readonly known: ReadonlyMap<string, unknown>;
  private readonly files: ReadonlyMap<string, Source>;
  private readonly origins: Origins;
  private missed = false;

  constructor(
    sources: readonly Source[],
    private readonly lost: Lost,
  ) {
    this.known = constantsOf(sources, lost.constants);
    this.files = new Map(sources.map((source) => [source.file, source]));
    this.origins = new Origins(this.files);
  }

  /** The source with what it takes; undefined when it takes something unknown. */
  fillSource(source: Source): Source | undefined {
    this.missed = false;
    const data = this.fill(source, source.data, []);
    if (this.missed) return undefined;
    return this.expanded(
      data === source.data
        ? source
        : { ...source, data, elsewhere: (path, part) => this.origins.elsewhere(source.file, path, part) },
    );
  }

  private expanded(source: Source): Source | undefined {
    if (source.kind !== 'form' && source.kind !== 'wizard') return source;
    const { source: expanded, problems, lists } = expandEach(source, this.files, this.lost.files);
    this.problems.push(...problems);
    for (const list of lists) this.lists.add(list);
    return expanded && { ...expanded, constants: this.known };
  }

  private fill(source: Source, value: unknown, path: Path): unknown {
    if (!value || typeof value !== 'object') return value;
    if (!Array.isArray(value)) {
      const { $constant, $ref, ...own } = value as Holder;
      if (typeof $constant === 'string') return this.constant(source, value, $constant, path);
      if (typeof $ref === 'string')
        return laidOver(this.part(source, $ref, [...path, '$ref']), this.fill(source, own, path));
    }
    const entries = Object.entries(value).map(([key, item]) => [key, this.fill(source, item, [...path, key])] as const);
    if (entries.every(([key, item]) => (value as Holder)[key] === item)) return value;
    return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  }

  /**
   * The part that a `$ref` names, with its own constants filled in. Problems of these constants are reported in the
   * file that has them.
   */
  private part(source: Source, reference: string, path: Path): unknown {
    const { file, path: partPath } = sharedPart(source, reference, this.files);
    const target = this.files.get(file);
    const found = target && at(target.data, partPath);
    if (target && found !== undefined && !holdsReference(found)) return this.fillPart(target, found, partPath);
    this.missed = true;
    if (found !== undefined) this.problems.push(say.chainedPart(placeOf(source, path), reference));
    else if (!this.lost.files.has(file)) this.problems.push(this.leadsNowhere(source, reference, path, target));
    return undefined;
  }

  private leadsNowhere(source: Source, reference: string, path: Path, target: Source | undefined): Problem {
    const named = target ? namedPart(reference, target) : false;
    return named === false
      ? say.unknownPart(placeOf(source, path), reference, partsNearby(reference, target, this.files.keys(), source))
      : say.countedPart(placeOf(source, path), reference, named);
  }

  private fillPart(target: Source, part: unknown, path: Path): unknown {
    const before = this.problems.length;
    const filled = this.fill(target, part, path);
    this.problems.splice(before);
    return filled;
  }

  private constant(source: Source, holder: object, name: string, path: Path): unknown {
    this.used.add(name);
    const others = Object.keys(holder).filter((key) => key !== '$constant');
    this.problems.push(
      ...others.map((key) => say.unknownKey(placeOf(source, [...path, key], 'key'), key, ['$constant'])),
    );
    if (this.known.has(name) && others.length === 0) return this.known.get(name);
    this.missed = true;
    const unknown = others.length === 0 && !this.lost.constants.has(name.split('.')[0] ?? '');
    if (unknown)
      this.problems.push(say.unknownConstant(placeOf(source, [...path, '$constant']), name, this.known.keys()));
    return undefined;
  }
}

/** A shared part must not refer to another one, because such references could lead in circles. */
const holdsReference = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (typeof (value as Holder).$ref === 'string' || Object.values(value).some(holdsReference));
