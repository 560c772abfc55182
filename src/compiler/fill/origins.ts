import type { Place } from '../../shared/problems/problem.ts';
import { placeOf, type Path, type Source } from '../read/source.ts';
import { at, asText } from '../read/data.ts';
import { entriesOf } from '../read/shape.ts';
import { sharedPart } from './shared.ts';

/** Where a part of a config file is written: in the file itself, or in another that it refers to by $ref. */
export interface SourcePath {
  readonly source: Source;
  readonly path: Path;
}

/** A constant and where it is used: the path in the form, wizard or page, with all parts filled in. */
export interface ConstantUse {
  readonly name: string;
  readonly path: Path;
}

/** Finds where a part of a filled config file was written. `raw`: the files as they were read, by path. */
export class Origins {
  constructor(private readonly raw: ReadonlyMap<string, Source>) {}

  /** Where the value at a path is written. If no file has a value there, the last place on the way to it. */
  of(file: string, path: Path): SourcePath {
    let sources = this.start(file);
    for (const step of path) {
      const inner = this.inner(sources, step);
      if (inner.length === 0) break;
      sources = inner;
    }
    const [first] = sources;
    if (!first) throw new Error(`${file} was not read`);
    return first;
  }

  /**
   * The place of a value or key that another file gives, by `$ref` or `$constant`; undefined for one that is in the
   * file itself.
   */
  elsewhere(file: string, path: Path, part: 'key' | 'value'): Place | undefined {
    const { source, path: written } = this.of(file, path);
    if (part === 'key' && source.file === file) return undefined;
    const [constants = '', name = ''] = (asText(at(source.data, [...written, '$constant'])) ?? '').split('.');
    const given = this.raw.get(`config/constants/${constants}.yaml`);
    if (given) return placeOf(given, ['constants', name, 'value']);
    // In another language, a text of the file itself is in its translation.
    return source.file === file ? source.elsewhere?.(written, part) : placeOf(source, written, part);
  }

  /** Every place of filled data that uses a constant. */
  constantsIn({ file, data, written }: Pick<Source, 'file' | 'data' | 'written'>): ConstantUse[] {
    const uses: ConstantUse[] = [];
    const visit = (value: unknown, path: Path, sources: readonly SourcePath[]): void => {
      const name = sources[0] && at(sources[0].source.data, [...sources[0].path, '$constant']);
      if (typeof name === 'string') uses.push({ name, path });
      else for (const [key, inner] of entriesOf(value)) go(inner, [...path, key], this.inner(sources, key));
    };
    // The fields of a template are at another path in the text.
    const go: typeof visit = (value, path, sources) =>
      visit(value, path, written ? this.at(file, written(path).path) : sources);
    visit(data, [], this.start(file));
    return uses;
  }

  private at(file: string, path: Path): readonly SourcePath[] {
    return path.reduce((sources: readonly SourcePath[], step) => this.inner(sources, step), this.start(file));
  }

  private start(file: string): readonly SourcePath[] {
    const source = this.raw.get(file);
    return source ? this.withShared({ source, path: [] }) : [];
  }

  /**
   * The places that contain the next step of a path. The file's own keys come first, because they override those of a
   * $ref.
   */
  private inner(sources: readonly SourcePath[], step: string | number): readonly SourcePath[] {
    return sources
      .filter(({ source, path }) => at(source.data, [...path, step]) !== undefined)
      .flatMap(({ source, path }) => this.withShared({ source, path: [...path, step] }));
  }

  /** A place, what it refers to by $ref, and so on. A circle, which is a problem elsewhere, is followed once. */
  private withShared(place: SourcePath, before: readonly SourcePath[] = []): readonly SourcePath[] {
    const places = [...before, place];
    const reference = at(place.source.data, [...place.path, '$ref']);
    if (typeof reference !== 'string') return places;
    const { file, path } = sharedPart(place.source, reference, this.raw);
    const source = this.raw.get(file);
    const isKnown = places.some((one) => one.source === source && one.path.join('/') === path.join('/'));
    return source && !isKnown ? this.withShared({ source, path }, places) : places;
  }
}
