import type { Place } from '../../shared/problems/problem.ts';
import { placeOf, type Path, type Source } from '../read/source.ts';
import { at, text } from '../read/data.ts';
import { entriesOf } from '../read/shape.ts';
import { sharedPart } from './shared.ts';

/** Where a part of a config file is written: in the file itself, or in another that it refers to by $ref. */
export interface Spot {
  readonly source: Source;
  readonly path: Path;
}

/** A constant where it is taken: the path in the form, wizard or page, with all parts filled in. */
export interface ConstantUse {
  readonly name: string;
  readonly path: Path;
}

/** Finds where a part of a filled config file was written. `raw`: the files as they were written, by path. */
export class Origins {
  constructor(private readonly raw: ReadonlyMap<string, Source>) {}

  /** Where the value at a path is written. When no file has a value there, the last place on the way to it. */
  of(file: string, path: Path): Spot {
    let spots = this.start(file);
    for (const step of path) {
      const inner = this.inner(spots, step);
      if (inner.length === 0) break;
      spots = inner;
    }
    const [first] = spots;
    if (!first) throw new Error(`${file} was not read`);
    return first;
  }

  /**
   * The place of a value or key that another file gives, by `$ref` or `$constant`; undefined for one that stands in the
   * file itself.
   */
  elsewhere(file: string, path: Path, part: 'key' | 'value'): Place | undefined {
    const { source, path: written } = this.of(file, path);
    const [constants = '', name = ''] = (text(at(source.data, [...written, '$constant'])) ?? '').split('.');
    const given = this.raw.get(`config/constants/${constants}.yaml`);
    if (given) return placeOf(given, ['constants', name, 'value']);
    return source.file === file ? undefined : placeOf(source, written, part);
  }

  /** Every place of filled data that takes a constant. */
  constantsIn({ file, data, written }: Pick<Source, 'file' | 'data' | 'written'>): ConstantUse[] {
    const uses: ConstantUse[] = [];
    const visit = (value: unknown, path: Path, spots: readonly Spot[]): void => {
      const name = spots[0] && at(spots[0].source.data, [...spots[0].path, '$constant']);
      if (typeof name === 'string') uses.push({ name, path });
      else for (const [key, inner] of entriesOf(value)) go(inner, [...path, key], this.inner(spots, key));
    };
    // What a template writes does not stand on the way that leads to it in the text.
    const go: typeof visit = (value, path, spots) =>
      visit(value, path, written ? this.at(file, written(path).path) : spots);
    visit(data, [], this.start(file));
    return uses;
  }

  private at(file: string, path: Path): readonly Spot[] {
    return path.reduce((spots: readonly Spot[], step) => this.inner(spots, step), this.start(file));
  }

  private start(file: string): readonly Spot[] {
    const source = this.raw.get(file);
    return source ? this.withShared({ source, path: [] }) : [];
  }

  /**
   * The places that hold the next step of a path. The file's own words come first, because they are laid over those of
   * a $ref.
   */
  private inner(spots: readonly Spot[], step: string | number): readonly Spot[] {
    return spots
      .filter(({ source, path }) => at(source.data, [...path, step]) !== undefined)
      .flatMap(({ source, path }) => this.withShared({ source, path: [...path, step] }));
  }

  private withShared(spot: Spot): readonly Spot[] {
    const reference = at(spot.source.data, [...spot.path, '$ref']);
    if (typeof reference !== 'string') return [spot];
    const { file, path } = sharedPart(spot.source, reference, this.raw);
    const source = this.raw.get(file);
    return source ? [spot, ...this.withShared({ source, path })] : [spot];
  }
}
