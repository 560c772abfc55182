import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { placeOf, type Path, type Source } from '../read/source.ts';
import { at, record } from '../read/data.ts';
import { ResultCache } from '../cache/results.ts';
import { expandEach } from './each.ts';
import { Origins } from './origins.ts';
import { laidOver, namedPart, partsNearby, sharedPart } from './shared.ts';

export interface Filled {
  /** The filled files. What one takes and is unknown is among what it has lost. */
  readonly sources: readonly Source[];
  readonly problems: readonly Problem[];
  /** Names of the constants that some file takes, such as health.maxChildren. */
  readonly used: ReadonlySet<string>;
  /** The lists for whose items a file writes fields. */
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
 * that part of the file, overridden by the keys beside the `$ref`. In place of every field with `each` it puts the
 * fields for the items of its list.
 * Problems: constant/unknown, ref/unknown, ref/by-number, ref/chain, and those of expandEach
 */
export function fillSources(sources: readonly Source[], lost: Lost, kept = new ResultCache()): Filled {
  const givers: Givers = {
    constants: constantsOf(sources, lost.constants),
    files: new Map(sources.map((source) => [source.file, source])),
    lostConstants: lost.constants,
    lostFiles: lost.files,
  };
  const filled = sources.map((source) =>
    source.kind === 'constants'
      ? { ...notFilled, source }
      : kept.once('fill', source, givers, (asked) => new Filler(asked).fillSource(source)),
  );
  return {
    sources: filled.flatMap(({ source }) => source ?? []),
    problems: filled.flatMap(({ problems }) => problems),
    used: new Set(filled.flatMap(({ used }) => [...used])),
    lists: new Set(filled.flatMap(({ lists }) => lists)),
  };
}

/** What a file may take from others. */
interface Givers {
  /** The value of each constant, by its file and name. */
  readonly constants: ReadonlyMap<string, unknown>;
  /** Every file by its path. */
  readonly files: ReadonlyMap<string, Source>;
  readonly lostConstants: ReadonlySet<string>;
  readonly lostFiles: ReadonlySet<string>;
}

/** A filled file; without a source when it is unknown which fields it has. */
interface FilledOne extends Pick<Filled, 'problems' | 'used'> {
  readonly source: Source | undefined;
  readonly lists: readonly string[];
}

const notFilled: Omit<FilledOne, 'source'> = { problems: [], used: new Set(), lists: [] };

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

type JsonObject = Readonly<Record<string, unknown>>;

class Filler {
  private readonly problems: Problem[] = [];
  private readonly used = new Set<string>();
  private readonly origins: Origins;
  /** The words of what is unknown; empty if everything is known. */
  private readonly missed = new Set<string>();

  constructor(private readonly givers: Givers) {
    this.origins = new Origins(givers.files);
  }

  fillSource(source: Source): FilledOne {
    const data = this.fill(source, source.data, []);
    const { problems, used } = this;
    const elsewhere: Source['elsewhere'] = (path, part) => this.origins.elsewhere(source.file, path, part);
    const filled = data === source.data ? source : { ...source, data, elsewhere, ...lostIn(source, this.missed) };
    if (source.kind !== 'form' && source.kind !== 'wizard') return { ...notFilled, source: filled, problems, used };
    const { constants, files, lostFiles } = this.givers;
    const { source: expanded, problems: others, lists } = expandEach(filled, files, lostFiles);
    return {
      source: expanded && { ...expanded, constants },
      problems: [...problems, ...others],
      used,
      lists,
    };
  }

  private fill(source: Source, value: unknown, path: Path): unknown {
    if (!value || typeof value !== 'object') return value;
    if (!Array.isArray(value)) {
      const { $constant, $ref, ...own } = value as JsonObject;
      if (typeof $constant === 'string') return this.constant(source, value, $constant, path);
      if (typeof $ref === 'string')
        return laidOver(this.part(source, $ref, [...path, '$ref']), this.fill(source, own, path));
    }
    // Tables have many rows, which mostly contain nothing to fill.
    if (Array.isArray(value) && value.every(isPrimitive)) return value;
    const entries = Object.entries(value).map(([key, item]) => [key, this.fill(source, item, [...path, key])] as const);
    if (entries.every(([key, item]) => (value as JsonObject)[key] === item)) return value;
    return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  }

  /**
   * The part that a `$ref` names, with its own constants filled in. Problems of these constants are reported in the
   * file that has them.
   */
  private part(source: Source, reference: string, path: Path): unknown {
    const { file, path: partPath } = sharedPart(source, reference, this.givers.files);
    const target = this.givers.files.get(file);
    const found = target && at(target.data, partPath);
    if (target && found !== undefined && !holdsReference(found)) return this.fillPart(target, found, partPath);
    for (const word of [reference, String(path.at(-2) ?? '')]) this.missed.add(word);
    const isAround = target?.file === source.file && partPath.every((step, index) => step === String(path[index]));
    if (found !== undefined)
      this.problems.push((isAround ? say.partOfItself : say.chainedPart)(placeOf(source, path), reference));
    else if (!this.givers.lostFiles.has(file)) this.problems.push(this.leadsNowhere(source, reference, path, target));
    return undefined;
  }

  private leadsNowhere(source: Source, reference: string, path: Path, target: Source | undefined): Problem {
    const named = target ? namedPart(reference, target) : false;
    return named === false
      ? say.unknownPart(
          placeOf(source, path),
          reference,
          partsNearby(reference, target, this.givers.files.keys(), source),
        )
      : say.countedPart(placeOf(source, path), reference, named);
  }

  private fillPart(target: Source, part: unknown, path: Path): unknown {
    const before = this.problems.length;
    const filled = this.fill(target, part, path);
    this.problems.splice(before);
    return filled;
  }

  private constant(source: Source, holder: object, name: string, path: Path): unknown {
    const { constants, files, lostConstants } = this.givers;
    const [file = ''] = name.split('.');
    // The file of the value counts as used too: problems with the value are reported there.
    files.get(`config/constants/${file}.yaml`);
    this.used.add(name);
    const others = Object.keys(holder).filter((key) => key !== '$constant');
    this.problems.push(
      ...others.map((key) => say.unknownKey(placeOf(source, [...path, key], 'key'), key, ['$constant'])),
    );
    if (constants.has(name) && others.length === 0) return constants.get(name);
    for (const word of [name, String(path.at(-1) ?? '')]) this.missed.add(word);
    const unknown = others.length === 0 && !lostConstants.has(file);
    if (unknown)
      this.problems.push(say.unknownConstant(placeOf(source, [...path, '$constant']), name, constants.keys()));
    return undefined;
  }
}

/** The words that are lost of a file, with some more. */
const lostIn = ({ lost = [] }: { lost?: Iterable<string> }, more: Iterable<string>): { lost?: ReadonlySet<string> } => {
  const all = new Set([...lost, ...more]);
  return all.size > 0 ? { lost: all } : {};
};

const isPrimitive = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** A shared part must not refer to another one, because such references could be circular. */
const holdsReference = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (typeof (value as JsonObject).$ref === 'string' || Object.values(value).some(holdsReference));
