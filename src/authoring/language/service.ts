import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteBegun } from '../../compiler/compile-site.ts';
import { createCompiler, type Compiler, type Places } from '../../compiler/compiler.ts';
import { kindOf } from '../../compiler/read/files.ts';
import { CannotRename } from '../usages/rename/cannot-rename.ts';
import { complete } from './complete.ts';
import { diagnosticsOf } from './diagnostics.ts';
import type { ConfigFile } from './here.ts';
import { hover } from './hover.ts';
import { KnownSite } from './known.ts';
import { renamable, renameTo } from './rename.ts';
import { declarations, Things, type NamedHere } from './things.ts';
import type { Completions, Diagnostic, FileEdit, Hover, Location, Stretch } from './types.ts';

/** Why something cannot be done, in words for the person who asked for it. */
export interface Refused {
  readonly refused: string;
}

const nothing: Completions = { items: [], isCut: false };

/**
 * What an editor asks about the texts of config files, while they are written. A file is named by its path from the
 * folder that holds config/; its text is the editor's, which may be half a line further than the disk's. Offsets count
 * UTF-16 units, as JavaScript and editors do.
 */
export class LanguageService {
  /** The texts that editors have open. */
  private readonly unsaved = new Map<string, string>();
  private begun: SiteBegun | undefined;
  /** The newest compilation in which no file was broken: only that knows every place of every name. */
  private whole: SiteBegun | undefined;
  private site: KnownSite | undefined;
  private things: { readonly of: SiteBegun; readonly found: Things } | undefined;

  /** `compiler`: that of a program which compiles the same site itself. */
  constructor(
    private readonly places: Places,
    private readonly compiler: Pick<Compiler, 'begin'> = createCompiler(places),
  ) {}

  /** Takes the site as another program has compiled it, which spares compiling it once more. */
  follow(begun: SiteBegun): void {
    if (begun === this.begun) return;
    this.begun = begun;
    if (begun.symbols.broken.size === 0) this.whole = begun;
    this.site = KnownSite.after(begun.symbols, this.site);
  }

  /** What may be written at an offset of a text. It answers from the last compilation, so it waits for none. */
  complete(file: string, text: string, offset: number): Completions {
    const config = configFile(file);
    return config ? complete(text, offset, config, this.known()) : nothing;
  }

  /** What the word at an offset means. */
  hover(file: string, text: string, offset: number): Hover | undefined {
    const config = configFile(file);
    return config && hover(text, offset, config, this.known(), this.names());
  }

  /** Where the name at an offset is declared. */
  definition(file: string, text: string, offset: number): Location[] {
    return this.named(file, text, offset).flatMap(({ thing }) => this.placesOf(declarations(thing)));
  }

  /** Every place of the name at an offset. `declared`: those too that say that there is such a thing. */
  references(file: string, text: string, offset: number, declared = true): Location[] {
    const [named] = this.named(file, text, offset);
    return named ? this.placesOf(named.thing.filter(({ declares }) => declared || !declares)) : [];
  }

  /** The stretch of the name at an offset, where it can be renamed. */
  renamable(file: string, text: string, offset: number): Stretch | Refused {
    return refusing(() => {
      this.edit(file, text);
      const { start, end } = renamable(this.named(file, text, offset));
      return { start, end };
    });
  }

  /** What changes in all files when the thing at an offset gets another name. */
  rename(file: string, text: string, offset: number, name: string): readonly FileEdit[] | Refused {
    return refusing(() => {
      this.edit(file, text);
      const begun = this.compile();
      const things = this.names();
      if (!things) throw new CannotRename('The names of the site are not known while a file is broken.');
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

  /** What is wrong in a text, with all other files as editors have them. */
  diagnostics(file: string, text: string): Diagnostic[] {
    this.edit(file, text);
    return this.allDiagnostics().get(file) ?? [];
  }

  /** What is wrong in each file in which something is. What only visitors find is left to the check. */
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

  /** Takes the text of a file as an editor has it. */
  edit(file: string, text: string): void {
    this.unsaved.set(file, text);
  }

  /** Takes the text of a file from the disk again. */
  close(file: string): void {
    this.unsaved.delete(file);
  }

  /** The text of a file: an editor's, or else the disk's. */
  textOf(file: string): string {
    const path = join(this.places.root, file);
    return this.unsaved.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
  }

  /** Compiles the site as it is now, up to the visitors. */
  private compile(): SiteBegun {
    const begun = this.compiler.begin(this.unsaved);
    this.follow(begun);
    return begun;
  }

  private known(): KnownSite {
    if (!this.site) this.compile();
    return this.site!;
  }

  /** The names of the site, as the last sound texts had them. They are looked for when they are first asked for. */
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

function refusing<Result>(work: () => Result): Result | Refused {
  try {
    return work();
  } catch (error) {
    if (error instanceof CannotRename) return { refused: error.message };
    throw error;
  }
}
