import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { quote } from '../../problems/show.ts';
import { ownIds } from '../resolve/resolve.ts';
import { varies, type SymbolTable } from '../resolve/symbols.ts';
import { array, at, record, text } from '../read/data.ts';
import { placeOf, type Source } from '../read/source.ts';
import { misfitOf } from '../model/answer.ts';
import { partsOf } from '../model/parts.ts';

/** What holds inside one page. Problems: id/duplicate, page/no-heading, page/many-headings, page/no-entries, field/unknown, field/misfit. */
export function lintPage(page: Source, symbols: SymbolTable): Problem[] {
  return [...reserved(page), ...headings(page, symbols), ...entries(page), ...initials(page, symbols)];
}

/** Ids of blocks, steps and items are unique in their file. Problem: id/duplicate. */
export function lintIds(source: Source): Problem[] {
  return ['blocks', 'steps', 'items'].flatMap((list) => {
    const seen = new Set<unknown>();
    return array(at(source.data, [list])).flatMap((item, index) => {
      const id = at(item, ['id']);
      if (id !== undefined && seen.has(id)) return [say.duplicateId(placeOf(source, [list, index, 'id']), String(id))];
      seen.add(id);
      return [];
    });
  });
}

const blocksOf = (page: Source): readonly unknown[] => array(at(page.data, ['blocks']));

function reserved(page: Source): Problem[] {
  return blocksOf(page).flatMap((block, index) => {
    const id = text(at(block, ['id'])) ?? '';
    return ownIds.includes(id) ? [say.reservedId(placeOf(page, ['blocks', index, 'id']), id)] : [];
  });
}

/** Exactly one block has the page's h1: one whose contract says x-main, or one with main: true and a heading. */
function headings(page: Source, symbols: SymbolTable): Problem[] {
  const isMain = (block: unknown) =>
    symbols.contracts.schemas.get(`blocks/${String(at(block, ['block']))}.schema.json`)?.['x-main'] === true;
  const mains = blocksOf(page).flatMap((block, index) =>
    isMain(block) || at(block, ['main']) === true ? [{ block, index }] : [],
  );
  const [first, ...others] = mains;
  if (!first) return [say.noHeading(placeOf(page, ['blocks'], 'key'))];
  const bare =
    isMain(first.block) || at(first.block, ['heading']) !== undefined
      ? []
      : [say.mainWithoutHeading(placeOf(page, ['blocks', first.index, 'main'], 'key'))];
  return [
    ...bare,
    ...others.map(({ block, index }) =>
      say.manyHeadings(placeOf(page, ['blocks', index, isMain(block) ? 'block' : 'main'], 'key')),
    ),
  ];
}

/** An address with {id} says which catalog's items get a page, and only such a one does. */
function entries(page: Source): Problem[] {
  const path = text(at(page.data, ['path'])) ?? '';
  const named = at(page.data, ['entries']) !== undefined;
  if (!varies(page)) return named ? [say.uselessEntries(placeOf(page, ['entries'], 'key'))] : [];
  if (path.replace('{id}', '').match(/[{}]/))
    return [
      say.badValue(
        placeOf(page, ['path']),
        'has braces that are not {id}',
        "Write {id} once, where the item's id stands: /policy/{id}.",
      ),
    ];
  return named ? [] : [say.noEntries(placeOf(page, ['path']))];
}

/** Answers that a page gives to its form fit the form. */
function initials(page: Source, symbols: SymbolTable): Problem[] {
  return blocksOf(page).flatMap((block, index) => {
    const form = symbols.forms.get(text(at(block, ['form'])) ?? '');
    const fields = form ? (partsOf(form)[0]?.all ?? {}) : undefined;
    return fields === undefined
      ? []
      : Object.entries(record(at(block, ['initial']))).flatMap(([name, value]) => {
          const path = ['blocks', index, 'initial', name];
          if (!Object.hasOwn(fields, name))
            return [say.unknownField(placeOf(page, path, 'key'), name, Object.keys(fields))];
          const misfit = misfitOf(fields[name], value, symbols);
          return misfit ? [say.misfit(placeOf(page, path), quote(value), name, misfit.why, misfit.fix)] : [];
        });
  });
}
