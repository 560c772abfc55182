import { at } from '../../../compiler/read/data.ts';
import type { Checked } from '../../../compiler/check/checked.ts';
import type { ConfigFile } from '../../workspace/file-of.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { AddKind, AddPlace } from '../contract.ts';
import { isSamePath } from '../../contract/path.ts';

/**
 * Where something can be added when a person looks at the thing at a path: in it, after it, and in the list that has
 * the choices of a field. Only looks at paths, because it runs at every key press.
 */
export function addPlacesOf(
  source: ConfigFile,
  data: unknown,
  path: Path,
  { lists }: Pick<SymbolTable, 'lists'>,
): AddPlace[] {
  const { file } = source;
  const value = at(data, path);
  const last = path.at(-1);
  const around = path.slice(0, -1);
  const place = (to: Path, index?: number): AddPlace => ({
    ...whatAt(source, to, data),
    file,
    path: to,
    ...(index !== undefined && { index }),
  });
  const list = at(value, ['x-list']) ?? at(value, ['items', 'x-list']);
  const listFile = typeof list === 'string' ? lists.get(list)?.file : undefined;
  return [
    ...mainOf(source, data, path).map((to) => place(to)),
    ...(isHolder(value) && !isEmptyPath(source, path) ? [place(path)] : []),
    ...(isField(path) ? [place(around, Object.keys(at(data, around) ?? {}).indexOf(String(last)) + 1)] : []),
    ...(typeof last === 'number' ? [place(around, last + 1)] : []),
    ...(listFile === undefined ? [] : [{ what: 'option' as const, file: listFile, path: ['items'], isChosen: false }]),
  ].filter(
    ({ path: to, file: of }, index, all) =>
      all.findIndex((one) => isSamePath(one.path, to) && one.file === of) === index,
  );
}

const isHolder = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The root of a list file takes no new properties. */
const isEmptyPath = ({ kind }: ConfigFile, path: Path): boolean => kind === 'list' && path.length === 0;

const isFields = (path: Path): boolean => path.at(-1) === 'properties' && path.at(-2) === 'schema';
const isField = (path: Path): boolean => isFields(path.slice(0, -1));

/** The main list or map of a file or a step. */
function mainOf({ kind }: ConfigFile, data: unknown, path: Path): Path[] {
  const isStep = kind === 'wizard' && path[0] === 'steps' && path.length === 2;
  if (isStep) return [[...path, 'schema', 'properties']];
  if (path.length > 0) {
    const choices = ['oneOf', 'enum'].map((key) => [...path, key]);
    return isField(path) ? choices.filter((one) => at(data, one) !== undefined) : [];
  }
  const main: Partial<Record<Checked['kind'], Path>> = {
    page: ['blocks'],
    form: ['schema', 'properties'],
    wizard: ['steps'],
    list: ['items'],
    catalog: ['items'],
  };
  return main[kind] ? [main[kind]] : [];
}

/** What can be added at a path, and whether the person has a choice. */
function whatAt({ kind }: ConfigFile, path: Path, data: unknown): { what: AddKind; isChosen: boolean } {
  const whole = path.length === 1;
  if (kind === 'page' && path[0] === 'blocks' && whole) return { what: 'block', isChosen: true };
  if (isFields(path)) return { what: 'field', isChosen: true };
  if (kind === 'wizard' && path[0] === 'steps' && whole) return { what: 'step', isChosen: false };
  if (kind === 'table' && path.at(-1) === 'rows') return { what: 'row', isChosen: false };
  const isOptions = kind === 'list' && path[0] === 'items' && whole && at(data, ['of']) === 'options';
  if (isOptions || path.at(-1) === 'oneOf' || path.at(-1) === 'enum') return { what: 'option', isChosen: false };
  const value = at(data, path);
  if (!Array.isArray(value)) return { what: value === undefined ? 'item' : 'property', isChosen: value !== undefined };
  return { what: 'item', isChosen: value.every((item) => typeof item !== 'object') };
}
