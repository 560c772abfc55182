import type { SymbolTable } from '../../../src/compiler/resolve/symbols.ts';
import { drawingOf } from './drawing.ts';
import { parseHtml } from './html.ts';

/** The drawing of some HTML of a site. */
export const drawn = (html: string, { symbols }: { readonly symbols: Pick<SymbolTable, 'icons'> }): string =>
  drawingOf(parseHtml(html), symbols.icons);
