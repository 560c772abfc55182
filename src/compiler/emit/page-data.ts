import { join } from 'node:path';
import type { CatalogPlan } from '../../shared/plan/catalog.ts';
import type { BlockPlan } from '../../shared/plan/page.ts';
import type { Checked } from '../check/checked.ts';
import { shownItems } from '../compile/situations.ts';
import { noticeOf } from '../model/notice.ts';
import { postedForms } from '../model/purposes.ts';
import { catalogOf, entryPaths } from '../resolve/catalogs.ts';
import { isLongList } from '../resolve/long-lists.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { json } from './json.ts';

/** The items of lists. Of one that is too long for a page, those that the visitor has found in a form. */
export function listsCode(names: ReadonlySet<string>, symbols: SymbolTable, src: string): string[] {
  const long = [...names].filter((name) => isLongList(name, symbols));
  const short = new Set([...names].filter((name) => !long.includes(name)));
  if (long.length === 0) return [`export const lists = ${json(listItems(short, symbols))};`];
  const found = long.map((name) => `${JSON.stringify(name)}: foundOptions(${JSON.stringify(name)})`);
  return [
    `import { foundOptions } from ${JSON.stringify(join(src, 'site/render/form/keptOptions.ts'))};`,
    `export const lists = { ...${json(listItems(short, symbols))}, ${found.join(', ')} };`,
  ];
}

/** The items of lists, by list. */
const listItems = (names: ReadonlySet<string>, symbols: SymbolTable) =>
  Object.fromEntries(
    [...names].map((name) => {
      const list = symbols.lists.get(name);
      return [name, list && shownItems(list, symbols)];
    }),
  );

/** Without the notes for authors of the config and for users of the API. */
const withoutNotes = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) => (key === 'description' ? undefined : value)) as Data;

/** The catalogs whose items blocks show. */
export function catalogsCode({ data: { blocks = [] } }: Checked<'page'>, symbols: SymbolTable): string[] {
  const paths = entryPaths(symbols);
  const plans = blocks.flatMap((block) => {
    const { id = '', data } = catalogOf(block, symbols) ?? {};
    if (!data?.attributes || !data.api) return [];
    const isSampled = symbols.contracts.schemas.get(`blocks/${block.block}.schema.json`)?.['x-sample'] === true;
    const { attributes, api, saveAs, sample } = data;
    const plan: CatalogPlan = { id, attributes, api, saveAs, page: paths[id], ...(isSampled && { sample }) };
    return [[id, withoutNotes(plan)]];
  });
  return plans.length === 0 ? [] : [`export const catalogs = ${json(Object.fromEntries(plans))};`];
}

/** A block that shows the notice of all forms that are sent has it as a property (`x-notice`). */
export function withNotice(block: BlockPlan, symbols: SymbolTable): BlockPlan {
  const shows = symbols.contracts.schemas.get(`blocks/${block.block}.schema.json`)?.['x-notice'] === true;
  return shows ? { ...block, notice: noticeOf(postedForms(symbols), symbols) } : block;
}
