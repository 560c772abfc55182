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
 * Every place where something in a valid site is named, today or on a future day, by thing. Fields of two forms that
 * share a schema are one thing, although each form has its own name for it.
 */
export function occurrences({ symbols, later = [] }: SiteDays): Map<string, Occurrence[]> {
  const into = new Collector();
  for (const day of [{ symbols }, ...later]) collectDay(day.symbols, into);
  return into.things();
}

/** A site today, and on the future days on which it changes. */
interface SiteDays {
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
