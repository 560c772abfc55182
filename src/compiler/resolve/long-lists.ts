import type { ListAddress } from '../../shared/plan/config.generated.ts';
import type { WidgetName } from '../../shared/plan/form.ts';
import { optionsOf, type SymbolTable } from './symbols.ts';

/** What decides where the options of a field are. */
interface Listed {
  readonly widget: WidgetName;
  readonly list: string | undefined;
  readonly suggest: string | undefined;
}

/**
 * The list of a field that is searched on the server, because it is longer than `longLists` of site.yaml says, secret,
 * or from an address.
 * Undefined for a field whose options the page has, and for a control that shows all of them.
 */
export function searchedListOf({ widget, list, suggest }: Listed, symbols: SymbolTable): string | undefined {
  const name = list ?? suggest;
  const canSearch = symbols.contracts.schemas.get(`fields/${widget}.schema.json`)?.['x-searched-by'] !== undefined;
  return canSearch && name !== undefined && isLongList(name, symbols) ? name : undefined;
}

/** Whether pages do not carry the options of a list: it has too many, is secret, or they come from an address. */
export function isLongList(name: string, symbols: SymbolTable): boolean {
  const { above = Infinity } = symbols.site?.data.longLists ?? {};
  if (symbols.lists.get(name)?.data.of !== 'options') return false;
  if (isSecret(name, symbols) || addressOf(name, symbols) !== undefined) return true;
  return optionsOf(name, symbols).length > above;
}

/** Whether the options of a list never leave the server. */
export const isSecret = (name: string | undefined, { lists }: Pick<SymbolTable, 'lists'>): boolean =>
  lists.get(name ?? '')?.data.secret === true;

/** Where the options of a list come from, if that is an address. */
export const addressOf = (name: string | undefined, { lists }: Pick<SymbolTable, 'lists'>): ListAddress | undefined =>
  lists.get(name ?? '')?.data.from;
