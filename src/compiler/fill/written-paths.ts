import { at } from '../read/data.ts';
import type { Path, WrittenPath } from '../read/source.ts';

interface Note {
  readonly paths: readonly Path[];
  readonly item?: string;
}

/** Where the parts of an expanded file were in the file before. `data`: the content of the file then. */
export class WrittenPaths {
  private readonly notes = new Map<string, Note>();

  constructor(private readonly data: unknown) {}

  /** Records that the part now at `to` is written at these paths; the first path that has a part counts. */
  note(to: Path, paths: readonly Path[], item?: string): void {
    this.notes.set(JSON.stringify(to), { paths, ...(item !== undefined && { item }) });
  }

  /** Where something is written, and the item for which a template wrote it. */
  of(path: Path): WrittenPath {
    let paths: readonly Path[] = [[]];
    let item: string | undefined;
    for (const [depth, step] of path.entries()) {
      const note = this.notes.get(JSON.stringify(path.slice(0, depth + 1)));
      item = note?.item ?? item;
      const next = note?.paths ?? paths.map((start) => [...start, step]);
      const found = next.filter((one) => at(this.data, one) !== undefined);
      if (found.length === 0) return { path: [...(paths[0] ?? []), ...path.slice(depth)], item };
      paths = found;
    }
    return { path: paths[0] ?? [], item };
  }
}
