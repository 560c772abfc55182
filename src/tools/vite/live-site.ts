import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SiteBegun } from '../../compiler/compile-site.ts';
import type { Reported } from '../../compiler/day.ts';
import { TrackedTables } from '../../compiler/cache/asked.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import type { LanguagePlan } from '../../shared/plan/language.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { createCompiler, type Compiler } from '../../compiler/compiler.ts';
import { cacheFolder } from '../../compiler/cache/folder.js';
import type { Unsaved } from '../../compiler/read/files.ts';
import { emittedCode } from './modules.ts';

/** Delay in ms between a change and the simulated visitors, so that the browser gets the changed modules first. */
export const visitDelay = 400;

/** Overrides of a live site's files. */
export interface SiteOverrides {
  /** Unsaved texts, in place of those on disk. */
  readonly unsaved: Unsaved;
  /** Transforms the checked site before modules are made from it. */
  dressed(symbols: SymbolTable): SymbolTable;
}

/**
 * The code of a module, and the parts of the site that it was made from; undefined if these are not sufficient to
 * detect changes.
 */
interface Emitted {
  readonly code: string;
  asked: TrackedTables<SymbolTable> | undefined;
}

/** A page that is not there today. */
interface PageToCome {
  readonly title: string;
  readonly from: string;
}

/**
 * A compiled site that follows its files. Modules come from the last site without errors (before simulated visitors),
 * problems from the newest one.
 */
export class LiveSite {
  readonly compiler: Compiler;
  private readonly places: { readonly root: string; readonly src: string };
  private good: SiteBegun;
  /** The previewed day, in place of today. */
  private day: string | undefined;
  /** The shown language, in place of the first. */
  private language: string | undefined;
  /** The good site on that day. */
  private seen: SymbolTable;
  /** The same, transformed for modules. */
  private dressed: SymbolTable;
  private begun: SiteBegun;
  /** The site as it was last read, which may include texts that are not accepted yet. */
  newest: SiteBegun;
  private told: Reported;
  /** The last code of each module given to Vite, to detect whether a change affects the module. */
  private readonly handedOut = new Map<string, Emitted>();
  /** Cached code of the current site, because a module that has changed is requested next. */
  private readonly made = new Map<string, Emitted | undefined>();

  constructor(
    project: string,
    root: string,
    private readonly dress?: SiteOverrides,
  ) {
    this.places = { root, src: join(project, 'src') };
    this.compiler = createCompiler({ project, root, cache: cacheFolder(project) });
    this.begun = this.newest = this.read();
    this.good = this.begun;
    this.seen = this.onDay();
    this.dressed = this.inDress();
    this.told = this.begun.finish();
  }

  get problems(): readonly Problem[] {
    return this.told.problems;
  }

  /** Whether modules come from the newest site, which has no problem. */
  get isGood(): boolean {
    return this.good === this.begun;
  }

  /** Problems that block publishing, not the preview. */
  get unready(): readonly Problem[] {
    return this.told.unready;
  }

  /** Expired content. */
  get over(): readonly Problem[] {
    return this.begun.over;
  }

  /** The site on the previewed day. */
  get names(): SymbolTable {
    return this.seen;
  }

  /** The day on which it was read. */
  get today(): string {
    return this.good.symbols.today;
  }

  /** The future changes by day. */
  get turns(): SiteBegun['turns'] {
    return this.begun.turns;
  }

  /** The site of today, and of each later day on which it changes. */
  get onAllDays(): readonly SymbolTable[] {
    return [this.good.symbols, ...this.good.later.map(({ symbols }) => symbols)];
  }

  /** The site of today in each other language in which a page is published. */
  get inOtherLanguages(): readonly SymbolTable[] {
    return this.good.languages;
  }

  /** The site on a day on which a file exists: the previewed day, if it exists then. */
  namesWith(file: string): SymbolTable {
    return [this.seen, ...this.onAllDays].find(({ files }) => files.has(file)) ?? this.seen;
  }

  /** The pages that are not there today, by address, with their first day. */
  get pagesToCome(): ReadonlyMap<string, PageToCome> {
    const { symbols, later } = this.good;
    const pages = [...later]
      .reverse()
      .flatMap(({ symbols: { pages, today } }) =>
        pages.map(({ data }) => [data.path, { title: data.title, from: today }] as const),
      );
    const now = new Set(symbols.pages.map(({ data }) => data.path));
    return new Map(pages.filter(([path]) => !now.has(path)));
  }

  /** Previews another day: undefined for today. */
  lookAt(day: string | undefined): void {
    this.day = day;
    this.show();
  }

  /** Shows another language: undefined for the first. Returns whether that changes anything. */
  lookIn(language: string | undefined): boolean {
    if (language === this.language) return false;
    this.language = language;
    this.show();
    return true;
  }

  /** The languages of the site, the first one first; none if it has only one. */
  get languages(): readonly LanguagePlan[] {
    return this.good.symbols.languages ?? [];
  }

  private show(): void {
    this.made.clear();
    this.seen = this.onDay();
    this.dressed = this.inDress();
  }

  /** The good site on the previewed day, the last version that begins on or before it, in the shown language. */
  private onDay(): SymbolTable {
    const { day } = this;
    const { symbols } = this.good;
    if (day === undefined || day <= symbols.today) return this.inLanguage(this.good);
    const version = this.good.later.findLast((one) => one.symbols.today <= day) ?? this.good;
    return { ...this.inLanguage(version), today: day };
  }

  /** A version in the shown language; in the first one if no page is published in it. */
  private inLanguage({ symbols, languages }: Pick<SiteBegun, 'symbols' | 'languages'>): SymbolTable {
    return languages.find(({ language }) => language?.code === this.language) ?? symbols;
  }

  /** Reads the config again, without simulated visitors. Only `newest` changes, not the site. */
  read(): SiteBegun {
    this.newest = this.compiler.begin(this.dress?.unsaved);
    return this.newest;
  }

  /**
   * Reads the config again, without simulated visitors. If it has problems, the last good site stays. `file`: the
   * changed file; `begun`: the site, if it was already read.
   */
  update(file: string, begun: SiteBegun = this.read()): void {
    this.told = this.begun = begun;
    this.made.clear();
    if (this.problems.length === 0) {
      this.good = this.begun;
      this.show();
    }
    // The size of a picture is only in its file, so its modules are made again.
    if (file.startsWith(join(this.places.root, 'config/assets/')))
      for (const module of this.handedOut.values()) module.asked = undefined;
  }

  /** Sets the result of simulated visitors that ran in another process. */
  finished(told: Reported): void {
    this.told = told;
  }

  private inDress(): SymbolTable {
    return this.dress?.dressed(this.seen) ?? this.seen;
  }

  /** The code of a config file or virtual module; undefined for any other module. */
  codeOf(id: string): string | undefined {
    const emitted = this.emitted(id);
    if (emitted !== undefined) this.handedOut.set(id, emitted);
    return emitted?.code;
  }

  /** Whether a module's code differs from the last code given to Vite. */
  isStale(id: string): boolean {
    const before = this.handedOut.get(id);
    if (before === undefined || before.asked?.isAnsweredBy(this.dressed) === true) return false;
    const now = this.emitted(id);
    if (now?.code !== before.code) return true;
    before.asked = now.asked;
    return false;
  }

  /** Whether an id belongs to an unsaved file, which is not on disk. */
  isAhead(id: string): boolean {
    const [path = ''] = id.split('?');
    const { root } = this.places;
    return path.startsWith(join(root, 'config/')) && this.names.files.has(relative(root, path)) && !existsSync(path);
  }

  private emitted(id: string): Emitted | undefined {
    if (!this.made.has(id)) this.made.set(id, this.make(id));
    return this.made.get(id);
  }

  private make(id: string): Emitted | undefined {
    const asked = new TrackedTables(this.dressed);
    const code = emittedCode(id, asked.tables, this.places);
    return code === undefined ? undefined : { code, asked };
  }
}
