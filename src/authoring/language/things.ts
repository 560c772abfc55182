import type { SiteBegun } from '../../compiler/compile-site.ts';
import type { Unsaved } from '../../compiler/read/files.ts';
import { occurrences } from '../usages/collect.ts';
import type { Occurrence } from '../usages/occurrence.ts';
import { Shift } from './shift.ts';
import type { Location, Stretch } from './types.ts';

/** A thing with all the places where it is named. */
export type Thing = readonly Occurrence[];

/** A name in a text, and the thing that it stands for. */
export interface NamedHere extends Stretch {
  readonly thing: Thing;
  readonly occurrence: Occurrence;
}

/** The names of a sound site: where each stands, also in texts that were edited since. */
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

  /** The names on which a cursor stands, the shortest first. */
  at(file: string, text: string, offset: number): NamedHere[] {
    const shift = new Shift(this.texts.get(file) ?? text, text);
    return (this.byFile.get(file) ?? [])
      .flatMap(({ thing, occurrence }) => {
        const now = occurrence.end > 0 ? shift.now(occurrence) : undefined;
        return now && now.start <= offset && offset <= now.end ? [{ ...now, thing, occurrence }] : [];
      })
      .sort((one, other) => one.end - one.start - (other.end - other.start));
  }

  /** The places of a thing, in texts as they are now. `texts`: those that were edited. */
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

/** The places that say that there is the thing, or all where none does: a block's name is declared in code. */
export const declarations = (thing: Thing): Thing => thing.filter(({ declares }) => declares);
