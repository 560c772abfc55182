import type { SymbolTable } from '../compiler/resolve/symbols.ts';
import { Collector } from './collector.ts';
import { linkFields } from './field-links.ts';
import { collectFields } from './fields.ts';
import { collectFiles } from './files.ts';
import type { Occurrence } from './occurrence.ts';
import { collectOptions } from './options.ts';
import { collectReferences } from './references.ts';
import { viewOf } from './site-view.ts';
import { collectMessages, collectSteps } from './steps-and-messages.ts';

/**
 * Every place where something of a sound site is named, by thing. Fields of two forms that share a schema are one
 * thing, although each form has a name of its own for it.
 */
export function occurrences(symbols: SymbolTable): Map<string, Occurrence[]> {
  const view = viewOf(symbols);
  const into = new Collector();
  collectFiles(view, into);
  collectReferences(view, into);
  for (const model of view.models) {
    collectSteps(model, view, into);
    collectMessages(model, into);
    collectFields(model, view, into);
  }
  linkFields(view, into);
  collectOptions(view, into);
  return into.things();
}
