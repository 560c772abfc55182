import type { Problem } from '../shared/problems/problem.ts';
import type { DataCache } from './cache/data-cache.ts';
import type { ResultCache } from './cache/results.ts';
import type { Checked, CheckedTranslation } from './check/checked.ts';
import type { Contracts } from './check/contracts.ts';
import type { Filled } from './fill/fill.ts';
import type { FoundFile } from './read/files.ts';
import type { Source } from './read/source.ts';
import type { Inlined } from './resolve/inline.ts';
import type { Broken, SymbolTable } from './resolve/symbols.ts';
import type { Csv } from './table/csv.ts';
import type { Tables } from './table/tables.ts';

/** The files of a site, and their problems that do not depend on the day. */
export interface Read {
  readonly root: string;
  readonly contracts: Contracts;
  readonly cache: DataCache | undefined;
  readonly files: readonly FoundFile[];
  /** The files with the rows of tables, by name. */
  readonly csvs: ReadonlyMap<string, Csv>;
  /** Paths of the pictures, from config/assets. */
  readonly assets: readonly string[];
  readonly sources: readonly Source[];
  /** The files of config/translations that fit their contract. */
  readonly translations: readonly CheckedTranslation[];
  readonly problems: readonly Problem[];
  /** In another language: the files whose words are translated. The others are checked in the first language. */
  readonly only?: ReadonlySet<string>;
}

/** The problems of a site on a day, and those that only block publishing. */
export type Reported = Readonly<Record<'problems' | 'unready', readonly Problem[]>>;

/** One step of checking a site on a day. */
export interface Pass {
  readonly name: string;
  /** This pass skips a file in which one of these passes has found a blocking problem. */
  readonly needs: readonly string[];
  /** Stores its results in `day` for later passes, and returns its problems. */
  run(day: Day): readonly Problem[];
  /** Whether a problem blocks later passes for its file: their problems would only follow from it. */
  hinders(problem: Problem): boolean;
}

/** A site on a day while it is checked: the results of each pass, for later ones, and its problems. */
export class Day {
  sources!: readonly Source[];
  filled!: Filled;
  checked!: readonly Checked[];
  /** The files that do not fit their contract, or have an unknown part. */
  damaged!: readonly Source[];
  /** The forms among them whose mistakes all have an obvious fix, as they are with it, and the names they know. */
  readonly mended: { readonly source: Checked; readonly symbols: SymbolTable }[] = [];
  misplaced!: readonly Broken[];
  inlined!: readonly Inlined[];
  tables!: Tables;
  /** The names of tables that cannot be read, and of those with problems. */
  unread!: ReadonlySet<string>;
  unsure!: ReadonlySet<string>;
  symbols!: SymbolTable;
  private readonly done = new Map<string, { readonly pass: Pass; readonly problems: readonly Problem[] }>();

  /** `kept`: cached results of this day. */
  constructor(
    readonly read: Read,
    readonly day: string,
    readonly kept: ResultCache,
  ) {}

  run(passes: readonly Pass[]): void {
    for (const pass of passes) this.done.set(pass.name, { pass, problems: pass.run(this) });
  }

  /** The problems of these passes; without names, of all passes. */
  found(names: readonly string[] = [...this.done.keys()]): Problem[] {
    return names.flatMap((name) => this.done.get(name)?.problems ?? []);
  }

  /** The files on which the check itself has failed in these passes. */
  failures(names: readonly string[]): Set<string> {
    const failed = this.found(names).filter(({ code }) => code === 'file/check-failed');
    return new Set(failed.map(({ place }) => place.file));
  }

  /** Whether one of these passes has found a problem in a file that blocks later passes. */
  isHindered({ file }: Pick<Source, 'file'>, names: readonly string[]): boolean {
    return names.some((name) => {
      const { pass, problems = [] } = this.done.get(name) ?? {};
      return problems.some((problem) => problem.place.file === file && pass!.hinders(problem));
    });
  }
}
