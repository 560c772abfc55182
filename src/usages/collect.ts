import type { SymbolTable } from '../compiler/resolve/symbols.ts';
import { readFiles } from '../compiler/read/files.ts';
import { parseFile } from '../compiler/read/parse.ts';
import { Collector } from './collector.ts';
import { linkFields } from './field-links.ts';
import { collectFields } from './fields.ts';
import type { Occurrence } from './occurrence.ts';
import { collectOptions } from './options.ts';
import { collectConstants, collectMessages, collectSteps } from './others.ts';
import { collectReferences } from './references.ts';
import { viewOf } from './site-view.ts';

/**
 * Every place where something of a sound site is named, by thing. Names that are one, such as a field of two forms with
 * a common schema, are one thing. Takes the compiled site and the folder that holds config/.
 */
export function occurrences(symbols: SymbolTable, root: string): Map<string, Occurrence[]> {
  const view = viewOf(
    symbols,
    readFiles(root).flatMap((file) => parseFile(file).source ?? []),
  );
  const into = new Collector();
  collectReferences(view, into);
  for (const source of view.raw.values()) {
    if (source.kind === 'constants') collectConstants(source, into);
    if (source.kind === 'wizard') collectSteps(source, into);
  }
  for (const owner of view.owners) collectFields(owner, view, into);
  linkFields(view, into);
  collectOptions(view, into);
  collectMessages(view, into);
  return into.things();
}
