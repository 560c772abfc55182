import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SiteBegun } from '../../compiler/compile-site.ts';
import type { Told } from '../../compiler/day.ts';
import { Asked } from '../../compiler/cache/asked.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { createCompiler, type Compiler } from '../../compiler/compiler.ts';
import { cacheFolder } from '../../compiler/cache/folder.js';
import type { Unsaved } from '../../compiler/read/files.ts';
import { emittedCode } from './modules.ts';

/** Milliseconds from a change until visitors come to the site: by then the browser has the changed modules. */
export const untilVisitors = 400;

/** What a live site may be made of besides its files. */
export interface Dress {
  /** Texts that are not saved yet, in place of those on the disk. */
  readonly unsaved: Unsaved;
  /** The site as modules are made from it, once it is checked. */
  dressed(symbols: SymbolTable): SymbolTable;
}

/** The code of a module, and what was asked of the site to make it; undefined where that says too little. */
interface Emitted {
  readonly code: string;
  asked: Asked<SymbolTable> | undefined;
}

/**
 * A compiled site that follows its files. Modules come from the last site in which nothing was wrong before visitors
 * came, problems from the newest one.
 */
export class LiveSite {
  readonly compiler: Compiler;
  private readonly places: { readonly root: string; readonly src: string };
  private good: SiteBegun;
  /** The day that someone looks at in place of today. */
  private day: string | undefined;
  /** The good site as it is on that day. */
  private seen: SymbolTable;
  /** The same as modules are made from it. */
  private dressed: SymbolTable;
  private begun: SiteBegun;
  /** The site as it was read last, which may be with texts that are not taken over. */
  newest: SiteBegun;
  private told: Told;
  private visit: NodeJS.Timeout | undefined;
  /** The code of each module as Vite got it last, which shows whether a change concerns the module. */
  private readonly handedOut = new Map<string, Emitted>();
  /** What was made of the site as it is now: who asks whether a module has changed asks for the module next. */
  private readonly made = new Map<string, Emitted | undefined>();

  constructor(
    project: string,
    root: string,
    private readonly dress?: Dress,
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

  /** What keeps nobody from looking at the site. */
  get unready(): readonly Problem[] {
    return this.told.unready;
  }

  /** What is there on no day any more. */
  get over(): readonly Problem[] {
    return this.begun.over;
  }

  /** The site as it is on the day that is looked at. */
  get names(): SymbolTable {
    return this.seen;
  }

  /** The day on which it was read. */
  get today(): string {
    return this.good.symbols.today;
  }

  /** What becomes another on which of the days to come. */
  get turns(): SiteBegun['turns'] {
    return this.begun.turns;
  }

  /** The site on a day on which a file is there: the day that is looked at, if it is there then. */
  namesWith(file: string): SymbolTable {
    const all = [this.seen, this.good.symbols, ...this.good.later.map(({ symbols }) => symbols)];
    return all.find(({ files }) => files.has(file)) ?? this.seen;
  }

  /** Looks at another day: undefined for today. */
  lookAt(day: string | undefined): void {
    this.day = day;
    this.show();
  }

  private show(): void {
    this.made.clear();
    this.seen = this.onDay();
    this.dressed = this.inDress();
  }

  /** The good site on the day that is looked at: that of the last day by then on which it becomes another. */
  private onDay(): SymbolTable {
    const { symbols, later } = this.good;
    const { day } = this;
    if (day === undefined || day <= symbols.today) return symbols;
    return { ...(later.findLast((one) => one.symbols.today <= day)?.symbols ?? symbols), today: day };
  }

  /** Reads the config again, without visitors. The site stays as it is: what was read is only the newest. */
  read(): SiteBegun {
    this.newest = this.compiler.begin(this.dress?.unsaved);
    return this.newest;
  }

  /**
   * Reads the config again, without visitors. If it has problems, the last good site stays in place. `file`: what has
   * changed; `begun`: the site that was read since.
   */
  update(file: string, begun: SiteBegun = this.read()): void {
    this.told = this.begun = begun;
    this.made.clear();
    if (this.problems.length === 0) {
      this.good = this.begun;
      this.show();
    }
    // How large a picture is says the file alone.
    if (file.startsWith(join(this.places.root, 'config/assets/')))
      for (const module of this.handedOut.values()) module.asked = undefined;
  }

  /** Lets visitors come to the newest site, which can take seconds, as soon as nothing changes any more. */
  finishSoon(done: () => void): void {
    clearTimeout(this.visit);
    this.visit = setTimeout(() => {
      this.told = this.begun.finish();
      done();
    }, untilVisitors);
  }

  /** Takes what visitors say who have walked the newest site elsewhere. */
  finished(told: Told): void {
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

  /** Whether a module's code differs now from the code that Vite got last. */
  isStale(id: string): boolean {
    const before = this.handedOut.get(id);
    if (before === undefined || before.asked?.isAnsweredBy(this.dressed) === true) return false;
    const now = this.emitted(id);
    if (now?.code !== before.code) return true;
    before.asked = now.asked;
    return false;
  }

  /** Whether an id is that of a file which the site has and the disk has not. */
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
    const asked = new Asked(this.dressed);
    const code = emittedCode(id, asked.tables, this.places);
    return code === undefined ? undefined : { code, asked };
  }
}
