import { join } from 'node:path';
import type { SiteBegun } from '../../compiler/compile-site.ts';
import { createCompiler, type Compiler, type Places } from '../../compiler/compiler.ts';
import { contentOf, kindOf } from '../../compiler/read/files.ts';
import { CannotRename } from '../usages/rename/cannot-rename.ts';
import { complete } from './complete.ts';
import { diagnosticsOf } from './diagnostics.ts';
import type { ConfigFile } from './here.ts';
import { hover } from './hover.ts';
import { KnownSite } from './known.ts';
import { renamable, renameTo } from './rename.ts';
import { declarations, Things, type NamedHere } from './things.ts';
import type { Completions, Diagnostic, FileEdit, Hover, Location, TextRange } from './types.ts';

/** The reason why a request was refused, as a message for the person. */
export interface RefusedRequest {
  readonly refused: string;
}

const noCompletions: Completions = { items: [], isCut: false };

/**
 * The language service for config files in an editor. File paths are relative to the folder of config/. Texts are the
 * editor's, which may be unsaved and incomplete. Offsets count UTF-16 units, as JavaScript and editors do.
 */
export class LanguageService {
  /** The texts that editors have open. */
  private readonly unsaved = new Map<string, string>();
  private begun: SiteBegun | undefined;
  /** The latest compilation without broken files: only it knows every place of every name. */
  private whole: SiteBegun | undefined;
  private site: KnownSite | undefined;
  private things: { readonly of: SiteBegun; readonly found: Things } | undefined;

  /** `compiler`: that of a program that also compiles the site, to share it. */
  constructor(
    private readonly places: Places,
    private readonly compiler: Pick<Compiler, 'begin'> = createCompiler(places),
  ) {}

  /** Takes a site that another program has compiled, to avoid compiling it again. */
  follow(begun: SiteBegun): void {
    if (begun === this.begun) return;
    this.begun = begun;
    if (begun.symbols.broken.size === 0) this.whole = begun;
    this.site = KnownSite.after(begun.symbols, this.site);
  }

  /** Completions at an offset. Uses the last compilation, so it never waits. */
  complete(file: string, text: string, offset: number): Completions {
    const config = configFile(file);
    return config ? complete(text, offset, config, this.known()) : noCompletions;
  }

  /** Explains the word at an offset. */
  hover(file: string, text: string, offset: number): Hover | undefined {
    const config = configFile(file);
    return config && hover(text, offset, config, this.known(), this.names());
  }

  /** The declarations of the name at an offset. */
  definition(file: string, text: string, offset: number): Location[] {
    return this.named(file, text, offset).flatMap(({ thing }) => this.placesOf(declarations(thing)));
  }

  /** Every place of the name at an offset. `declared`: whether to include declarations. */
  references(file: string, text: string, offset: number, declared = true): Location[] {
    const [named] = this.named(file, text, offset);
    return named ? this.placesOf(named.thing.filter(({ declares }) => declared || !declares)) : [];
  }

  /** The range of the name at an offset, if it can be renamed. */
  renamable(file: string, text: string, offset: number): TextRange | RefusedRequest {
    return refusing(() => {
      this.edit(file, text);
      const { start, end } = renamable(this.named(file, text, offset));
      return { start, end };
    });
  }

  /** The edits of all files for renaming the thing at an offset. */
  rename(file: string, text: string, offset: number, name: string): readonly FileEdit[] | RefusedRequest {
    return refusing(() => {
      this.edit(file, text);
      const begun = this.compile();
      const things = this.names();
      if (!things) throw new CannotRename('Names cannot be renamed while a file is broken.');
      const { root } = this.places;
      const begin = this.compiler.begin;
      return renameTo(renamable(this.named(file, text, offset)), name, {
        root,
        unsaved: this.unsaved,
        begun,
        things,
        begin,
      });
    });
  }

  /** Diagnostics of a text, with all other files as editors have them. */
  diagnostics(file: string, text: string): Diagnostic[] {
    this.edit(file, text);
    return this.allDiagnostics().get(file) ?? [];
  }

  /** Diagnostics by file. Problems that need simulated visitors are left to the check. */
  allDiagnostics(): ReadonlyMap<string, Diagnostic[]> {
    const { problems, unready, over } = this.compile();
    const warnings = [...unready, ...over];
    const files = [...new Set([...problems, ...warnings].map(({ place }) => place.file))];
    return new Map(
      files.map((file) => {
        const text = this.textOf(file);
        const here = (all: typeof problems) => all.filter(({ place }) => place.file === file);
        return [
          file,
          [...diagnosticsOf(here(problems), 'error', text), ...diagnosticsOf(here(warnings), 'warning', text)],
        ];
      }),
    );
  }

  /** Sets the unsaved text of a file. */
  edit(file: string, text: string): void {
    this.unsaved.set(file, text);
  }

  /** Uses the text on disk again. */
  close(file: string): void {
    this.unsaved.delete(file);
  }

  /** The text of a file: unsaved, or else from disk. */
  textOf(file: string): string {
    return this.unsaved.get(file) ?? contentOf(join(this.places.root, file)).bytes?.toString() ?? '';
  }

  /** Compiles the site, without simulated visitors. */
  private compile(): SiteBegun {
    const begun = this.compiler.begin(this.unsaved);
    this.follow(begun);
    return begun;
  }

  private known(): KnownSite {
    if (!this.site) this.compile();
    return this.site!;
  }

  /** The names in the latest valid texts. Computed lazily. */
  private names(): Things | undefined {
    this.known();
    const of = this.whole ?? this.begun;
    if (of && this.things?.of !== of) this.things = { of, found: new Things(of) };
    return this.things?.found;
  }

  private named(file: string, text: string, offset: number): NamedHere[] {
    return this.names()?.at(file, text, offset) ?? [];
  }

  private placesOf(places: Parameters<Things['places']>[0]): Location[] {
    return this.names()?.places(places, this.unsaved) ?? [];
  }
}

/** The kind of a config file by its path. Undefined for any other file. */
function configFile(file: string): ConfigFile | undefined {
  const { kind, id } = kindOf(file);
  return kind && file.endsWith('.yaml') ? { file, kind, id } : undefined;
}

function refusing<Result>(work: () => Result): Result | RefusedRequest {
  try {
    return work();
  } catch (error) {
    if (error instanceof CannotRename) return { refused: error.message };
    throw error;
  }
}
