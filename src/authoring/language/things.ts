import type { SiteBegun } from '../../compiler/compile-site.ts';
import type { Unsaved } from '../../compiler/read/files.ts';
import { occurrences } from '../usages/collect.ts';
import type { Occurrence } from '../usages/occurrence.ts';
import { Shift } from './shift.ts';
import type { Location, TextRange } from './types.ts';

/** A thing with all the places where it is named. */
export type Thing = readonly Occurrence[];

/** A name in a text, and the thing that it names. */
export interface NamedHere extends TextRange {
  readonly thing: Thing;
  readonly occurrence: Occurrence;
}

/** The names of a valid site, with their places in texts that may have been edited since. */
export class Things {
  readonly all: ReadonlyMap<string, Thing>;
  private readonly byFile = new Map<string, { readonly thing: Thing; readonly occurrence: Occurrence }[]>();
  private readonly texts: ReadonlyMap<string, string>;

  constructor({ symbols, later }: SiteBegun) {
    this.all = occurrences({ symbols, later });
    this.texts = new Map([...symbols.sources, ...symbols.rowFiles.values()].map(({ file, text }) => [file, text]));
    for (const thing of this.all.values())
      for (const occurrence of thing) {
        const here = this.byFile.get(occurrence.file) ?? [];
        here.push({ thing, occurrence });
        this.byFile.set(occurrence.file, here);
      }
  }

  /** The names at a cursor, the shortest first. */
  at(file: string, text: string, offset: number): NamedHere[] {
    const shift = new Shift(this.texts.get(file) ?? text, text);
    return (this.byFile.get(file) ?? [])
      .flatMap(({ thing, occurrence }) => {
        const now = occurrence.end > 0 ? shift.now(occurrence) : undefined;
        return now && now.start <= offset && offset <= now.end ? [{ ...now, thing, occurrence }] : [];
      })
      .sort((one, other) => one.end - one.start - (other.end - other.start));
  }

  /** The places of a thing in the current texts. `texts`: edited ones. */
  places(some: Thing, texts: Unsaved): Location[] {
    return some.flatMap(({ file, start, end }) => {
      const now = texts.get(file);
      const then = this.texts.get(file);
      if (end === 0 || now === undefined || then === undefined) return [{ file, start, end }];
      const place = new Shift(then, now).now({ start, end });
      return place ? [{ file, ...place }] : [];
    });
  }
}

/** The places that declare the thing. Empty for things declared in code, such as blocks. */
export const declarations = (thing: Thing): Thing => thing.filter(({ declares }) => declares);
