import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { Collector } from './collector.ts';
import { linkFields } from './field-links.ts';
import { collectFields } from './fields.ts';
import { collectFiles } from './files.ts';
import type { Occurrence } from './occurrence.ts';
import { collectOffers } from './offers.ts';
import { collectOptions } from './options.ts';
import { collectReferences } from './references.ts';
import { viewOf } from './site-view.ts';
import { collectSituations } from './situations.ts';
import { collectMessages, collectSteps } from './steps-and-messages.ts';
import { collectTables } from './tables.ts';

/**
 * Every place where something of a sound site is named, today or on a day to come, by thing. Fields of two forms that
 * share a schema are one thing, although each form has a name of its own for it.
 */
export function occurrences({ symbols, later = [] }: Days): Map<string, Occurrence[]> {
  const into = new Collector();
  for (const day of [{ symbols }, ...later]) collectDay(day.symbols, into);
  return into.things();
}

/** A site on a day, and on the days to come on which it changes. */
interface Days {
  readonly symbols: SymbolTable;
  readonly later?: readonly { readonly symbols: SymbolTable }[];
}

function collectDay(symbols: SymbolTable, into: Collector): void {
  const view = viewOf(symbols);
  collectFiles(view, into);
  collectReferences(view, into);
  for (const model of view.models) {
    collectSteps(model, view, into);
    collectMessages(model, into);
    collectFields(model, view, into);
  }
  collectTables(view, into);
  collectSituations(view, into);
  collectOffers(view, into);
  linkFields(view, into);
  collectOptions(view, into);
}
