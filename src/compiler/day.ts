import type { Problem } from '../shared/problems/problem.ts';
import type { DataCache } from './cache/data-cache.ts';
import type { Kept } from './cache/kept.ts';
import type { Checked } from './check/checked.ts';
import type { Contracts } from './check/contracts.ts';
import type { Filled } from './fill/fill.ts';
import type { FoundFile } from './read/files.ts';
import type { Source } from './read/source.ts';
import type { Inlined } from './resolve/inline.ts';
import type { Broken, SymbolTable } from './resolve/symbols.ts';
import type { Csv } from './table/csv.ts';
import type { Tables } from './table/tables.ts';

/** The files of a site, and what is wrong with them whatever day it is. */
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
  readonly problems: readonly Problem[];
}

/** What is wrong with a site on a day: with it, and what only keeps it from being published. */
export type Told = Readonly<Record<'problems' | 'unready', readonly Problem[]>>;

/** A step of the check of a site on a day. */
export interface Pass {
  readonly name: string;
  /** The passes of which no problem may hinder a file, for this one to look at the file. */
  readonly needs: readonly string[];
  /** Does its work, which later passes find in `day`, and says what is wrong. */
  run(day: Day): readonly Problem[];
  /** Whether a problem keeps later passes from its file: what they found there would only stem from it. */
  hinders(problem: Problem): boolean;
}

/** A site on a day while it is checked: what each pass has made, for those after it, and what it has found. */
export class Day {
  sources!: readonly Source[];
  filled!: Filled;
  checked!: readonly Checked[];
  misplaced!: readonly Broken[];
  inlined!: readonly Inlined[];
  tables!: Tables;
  /** The names of tables that cannot be read, and of those with which something is wrong. */
  unread!: ReadonlySet<string>;
  unsure!: ReadonlySet<string>;
  symbols!: SymbolTable;
  private readonly done = new Map<string, { readonly pass: Pass; readonly problems: readonly Problem[] }>();

  /** `kept`: what was made on this day before. */
  constructor(
    readonly read: Read,
    readonly day: string,
    readonly kept: Kept,
  ) {}

  run(passes: readonly Pass[]): void {
    for (const pass of passes) this.done.set(pass.name, { pass, problems: pass.run(this) });
  }

  /** What these passes have found; without names, all of them. */
  found(names: readonly string[] = [...this.done.keys()]): Problem[] {
    return names.flatMap((name) => this.done.get(name)?.problems ?? []);
  }

  /** The files at which the check itself has failed in these passes. */
  failures(names: readonly string[]): Set<string> {
    const failed = this.found(names).filter(({ code }) => code === 'file/check-failed');
    return new Set(failed.map(({ place }) => place.file));
  }

  /** Whether one of these passes has found something in a file that hinders those after it. */
  isHindered({ file }: Pick<Source, 'file'>, names: readonly string[]): boolean {
    return names.some((name) => {
      const { pass, problems = [] } = this.done.get(name) ?? {};
      return problems.some((problem) => problem.place.file === file && pass!.hinders(problem));
    });
  }
}
