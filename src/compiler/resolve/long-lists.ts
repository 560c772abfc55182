import type { WidgetName } from '../../shared/plan/form.ts';
import { optionsOf, type SymbolTable } from './symbols.ts';

/** What decides where the options of a field are. */
interface Listed {
  readonly widget: WidgetName;
  readonly list: string | undefined;
  readonly suggest: string | undefined;
}

/**
 * The list of a field that is searched on the server, because it is longer than `longLists` of site.yaml says.
 * Undefined for a field whose options the page has, and for a control that shows all of them.
 */
export function searchedListOf({ widget, list, suggest }: Listed, symbols: SymbolTable): string | undefined {
  const name = list ?? suggest;
  const canSearch = symbols.contracts.schemas.get(`fields/${widget}.schema.json`)?.['x-searched-by'] !== undefined;
  return canSearch && name !== undefined && isLongList(name, symbols) ? name : undefined;
}

/** Whether a list has more options than pages carry. */
export function isLongList(name: string, symbols: SymbolTable): boolean {
  const { above = Infinity } = symbols.site?.data.longLists ?? {};
  return symbols.lists.get(name)?.data.of === 'options' && optionsOf(name, symbols).length > above;
}
